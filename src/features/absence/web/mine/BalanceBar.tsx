import { LegendList } from '../LegendList.tsx';
import styles from './balance.module.css';

/** One segment of the bar; `asked` and `reserved` are hatched, like everything pending. */
export interface BarPart {
  kind: 'taken' | 'planned' | 'reserved' | 'asked' | 'left' | 'missing';
  days: number;
  /** The label, with the number of days. */
  label: string;
}

interface BalanceBarProps {
  /** The accessible name of the list under the bar. */
  label: string;
  parts: readonly BarPart[];
}

/** Days as a bar with one segment per kind, and the labels under it. */
export function BalanceBar({ label, parts }: BalanceBarProps) {
  const shown = parts.filter(({ days }) => days > 0);
  const isShort = shown.some(({ kind }) => kind === 'missing');
  return (
    <div className={styles['balance']}>
      <div aria-hidden className={styles['bar']}>
        {shown.map(({ kind, days }) => (
          <span key={kind} className={styles['part']} data-kind={kind} style={{ flexGrow: days }} />
        ))}
      </div>
      <LegendList label={label}>
        {parts
          .filter(({ kind, days }) => days > 0 || (kind === 'left' && !isShort))
          .map(({ kind, label: words }) => (
            <li key={kind}>
              <span aria-hidden className={styles['dot']} data-kind={kind} />
              {words}
            </li>
          ))}
      </LegendList>
    </div>
  );
}
