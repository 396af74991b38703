import type { ReactNode } from 'react';
import styles from './Mark.module.css';

/** A word beside a name, such as "external". */
export function Mark({ children }: { children: ReactNode }) {
  return <span className={styles['mark']}>{children}</span>;
}
