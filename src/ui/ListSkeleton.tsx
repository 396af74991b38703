import { Skeleton } from '@mantine/core';
import styles from './skeletons.module.css';

/** Rows in a frame, while a short list is loading. */
export function ListSkeleton({ rows = 4 }: { rows?: number }) {
  return (
    <div className={styles['list']}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles['row']}>
          <Skeleton height={14} width="55%" />
          <Skeleton height={14} width="5rem" />
        </div>
      ))}
    </div>
  );
}
