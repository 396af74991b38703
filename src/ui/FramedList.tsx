import type { ReactNode } from 'react';
import styles from './FramedList.module.css';

/** A short list in a frame, where a table would be too much; `label` where no heading names it. */
export function FramedList({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul className={styles['list']} aria-label={label}>
      {children}
    </ul>
  );
}

/** One row of the list; content that does not fit wraps below. */
export function FramedRow({ children }: { children: ReactNode }) {
  return <li className={styles['row']}>{children}</li>;
}
