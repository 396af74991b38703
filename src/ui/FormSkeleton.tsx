import { Skeleton } from '@mantine/core';
import styles from './skeletons.module.css';

/** Labels and their fields, while a form is loading. */
export function FormSkeleton({ fields = 5 }: { fields?: number }) {
  return (
    <div className={styles['form']}>
      {Array.from({ length: fields }, (_, field) => (
        <div key={field} className={styles['field']}>
          <Skeleton height={14} width="8rem" />
          <Skeleton height={36} />
        </div>
      ))}
    </div>
  );
}
