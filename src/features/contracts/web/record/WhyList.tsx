import { PointList } from '#ui/PointList.tsx';
import type { WhyLine } from '../../contract/why.ts';
import { useWhyWords } from './why-words.ts';

/** Why a deadline is what it is, line by line (contracts.6). */
export function WhyList({ lines }: { lines: readonly WhyLine[] }) {
  const why = useWhyWords();
  return (
    <PointList isOrdered>
      {lines.map((line) => (
        // Each kind of line occurs once.
        <li key={line.key}>{why(line)}</li>
      ))}
    </PointList>
  );
}
