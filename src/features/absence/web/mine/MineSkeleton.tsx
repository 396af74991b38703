import { Skeleton } from '@mantine/core';
import styles from './mine.module.css';

const rows = [0, 1, 2, 3];

/** My absence while its answers are on their way: what comes next, what is left, the list of the year. */
export function MineSkeleton({ hasBar = false }: { hasBar?: boolean }) {
  return (
    <div className={styles['mine']}>
      {hasBar && (
        <div className={styles['bar']}>
          <Skeleton height={36} width={128} />
          <Skeleton height={36} width={136} />
        </div>
      )}
      <div className={styles['columns']}>
        <Skeleton height={176} radius="lg" />
        <Skeleton className={styles['balancePlace']} radius="lg" />
      </div>
      <div>
        <div className={styles['listHead']}>
          <Skeleton height={24} width={160} />
        </div>
        {rows.map((row) => (
          <Skeleton key={row} height={36} mb={4} />
        ))}
      </div>
    </div>
  );
}
