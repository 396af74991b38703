import type { ReactNode } from 'react';
import styles from './FramedList.module.css';

interface FramedListProps {
  /** Where no heading names it. */
  label?: string;
  /** What its page is for: `npm run look` measures where its first row begins. */
  'data-list'?: true;
  children: ReactNode;
}

/** A short list in a frame, where a table would be too much. */
export function FramedList({ label, children, ...marked }: FramedListProps) {
  return (
    <ul className={styles['list']} aria-label={label} {...marked}>
      {children}
    </ul>
  );
}

/** One row of the list; content that does not fit wraps below. */
export function FramedRow({ children }: { children: ReactNode }) {
  return <li className={styles['row']}>{children}</li>;
}
