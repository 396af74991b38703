import { useTexts } from '#kernel/web/texts.ts';
import type { Consequence } from '../../contract/life.ts';
import type { en } from '../../texts/en.ts';
import styles from './life.module.css';

interface ConsequenceListProps {
  title: string;
  consequences: readonly Consequence[];
  /** Consequences that apply to everybody. */
  always: readonly string[];
}

/** The consequences as a list, with their counts. */
export function ConsequenceList({ title, consequences, always }: ConsequenceListProps) {
  const t = useTexts<typeof en>('people');
  return (
    <section>
      <h3 className={styles['listTitle']}>{title}</h3>
      <ul className={styles['list']}>
        {always.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {consequences.map(({ key, count }) => (
          <li key={key}>{t(`life.consequences.${key}`, { count })}</li>
        ))}
      </ul>
    </section>
  );
}
