import { Delayed } from '../Delayed.tsx';
import styles from './table.module.css';

const rows = Array.from({ length: 12 }, (_, index) => index);

/** The skeleton of a list that is loading. */
export function TableSkeleton({ columns, label }: { columns: number; label: string }) {
  const cells = Array.from({ length: Math.min(columns, 6) }, (_, index) => index);
  return (
    <output className={styles['skeleton']} aria-label={label}>
      <Delayed>
        {rows.map((row) => (
          <span key={row} className={styles['bones']}>
            {cells.map((cell) => (
              <span key={cell} className={styles['bone']} />
            ))}
          </span>
        ))}
      </Delayed>
    </output>
  );
}
