import type { Consequence } from '../../contract/life.ts';
import { useLeavingWords } from './leaving-words.ts';
import styles from './life.module.css';

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
    <section>
      <h3 className={styles['listTitle']}>{title}</h3>
      <ul className={styles['list']}>
        {always.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {consequences.map((one) => (
          <li key={one.key}>{words.consequence(one)}</li>
        ))}
      </ul>
    </section>
  );
}
