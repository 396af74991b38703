import { PointList } from '#ui/PointList.tsx';
import type { Consequence } from '../../contract/life.ts';
import { useLeavingWords } from './leaving-words.ts';

interface ConsequenceListProps {
  title: string;
  consequences: readonly Consequence[];
  /** Consequences that apply to everybody. */
  always: readonly string[];
}

/** The consequences as a list, with their counts. */
export function ConsequenceList({ title, consequences, always }: ConsequenceListProps) {
  const words = useLeavingWords();
  return (
    <PointList title={title}>
      {always.map((line) => (
        <li key={line}>{line}</li>
      ))}
      {consequences.map((one) => (
        <li key={one.key}>{words.consequence(one)}</li>
      ))}
    </PointList>
  );
}
