import type { ReactNode } from 'react';
import styles from './TwoLines.module.css';

interface TwoLinesProps {
  /** Below it, smaller and quieter; nothing leaves the line out. */
  about?: ReactNode;
  children: ReactNode;
}

/** Two facts that belong together, one over the other: a name over a position, a title over a date. */
export function TwoLines({ about, children }: TwoLinesProps) {
  return (
    <span className={styles['lines']}>
      {children}
      {about && <span className={styles['about']}>{about}</span>}
    </span>
  );
}
