import type { ReactNode } from 'react';
import styles from './FramedList.module.css';

/** A short list in a frame, for pages where a table would be too much. */
export function FramedList({ children }: { children: ReactNode }) {
  return <ul className={styles['list']}>{children}</ul>;
}

/** One line of it; what does not fit beside the rest goes under it. */
export function FramedRow({ children }: { children: ReactNode }) {
  return <li className={styles['row']}>{children}</li>;
}
