import { Skeleton } from '@mantine/core';
import styles from './calendar-skeleton.module.css';

const rows = Array.from({ length: 12 }, (_, row) => row);

/** The company's calendar while it is loading: its tools, names, and days beside them. */
export function CalendarSkeleton({ hasTabs = false }: { hasTabs?: boolean }) {
  return (
    <div className={styles['calendar']}>
      {hasTabs && <Skeleton height={36} width="min(26rem, 100%)" />}
      <div className={styles['tools']}>
        <Skeleton height={36} width="min(16rem, 45%)" />
        <Skeleton height={36} width="min(20rem, 45%)" />
      </div>
      <div className={styles['chart']}>
        {rows.map((row) => (
          <div key={row} className={styles['row']}>
            <div className={styles['name']}>
              <Skeleton height={12} width={row % 3 === 0 ? '80%' : '60%'} />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
