import { PointList } from './PointList.tsx';

/** How many lines are listed; the others are counted. */
const shownLines = 6;

interface ShortListProps {
  title: string;
  lines: readonly { key: string; text: string }[];
  /** The line for those that are not listed. */
  others: (count: number) => string;
}

/** The first of many lines under a heading, and how many more there are; nothing without lines. */
export function ShortList({ title, lines, others }: ShortListProps) {
  if (lines.length === 0) return null;
  const count = lines.length - shownLines;
  return (
    <PointList title={title}>
      {lines.slice(0, shownLines).map(({ key, text }) => (
        <li key={key}>{text}</li>
      ))}
      {count > 0 && <li>{others(count)}</li>}
    </PointList>
  );
}
