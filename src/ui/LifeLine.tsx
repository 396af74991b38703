import type { ReactNode } from 'react';
import styles from './LifeLine.module.css';

/** What has happened to one thing, moment by moment, along a line. */
export function LifeLine({ children }: { children: ReactNode }) {
  return <ol className={styles['line']}>{children}</ol>;
}

/** One moment of it. */
export function LifeMoment({ children }: { children: ReactNode }) {
  return <li className={styles['moment']}>{children}</li>;
}
