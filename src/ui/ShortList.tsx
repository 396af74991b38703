import { use, useState } from 'react';
import { DialogLabels } from './dialog-labels.ts';
import { LinkButton } from './LinkButton.tsx';
import { PointList } from './PointList.tsx';

/** How many lines are listed before all are asked for. */
const shownLines = 8;

interface ShortListProps {
  title?: string;
  /** What names the list for a screen reader where it has no title. */
  'aria-label'?: string;
  lines: readonly { key: string; text: string }[];
}

/** The first of many lines, such as the people of an action, and all of them on request; nothing without lines. */
export function ShortList({ lines, ...named }: ShortListProps) {
  const { showAll, showFewer } = use(DialogLabels);
  const [isWhole, setWhole] = useState(false);
  if (lines.length === 0) return null;
  return (
    <div>
      <PointList {...named}>
        {lines.slice(0, isWhole ? undefined : shownLines).map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </PointList>
      {lines.length > shownLines && (
        <LinkButton aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? showFewer : showAll(lines.length)}
        </LinkButton>
      )}
    </div>
  );
}
