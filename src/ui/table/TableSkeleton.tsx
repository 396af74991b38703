import { Delayed } from '../Delayed.tsx';
import styles from './table.module.css';

const rows = Array.from({ length: 12 }, (_, index) => index);

interface TableSkeletonProps {
  columns: number;
  label: string;
  /** Whether its rows are one line each on a phone, instead of cards. */
  isLines: boolean;
}

/** The skeleton of a list that is loading: the rows of a table, cards on small screens. */
export function TableSkeleton({ columns, label, isLines }: TableSkeletonProps) {
  const cells = Array.from({ length: Math.min(columns, 6) }, (_, index) => index);
  return (
    <output className={styles['skeleton']} data-lines={isLines || undefined} aria-label={label}>
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
