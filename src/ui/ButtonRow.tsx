import type { ReactNode } from 'react';
import styles from './ButtonRow.module.css';

interface ButtonRowProps {
  /** `end` where they close a dialog, form or step, the primary one last. */
  at?: 'start' | 'centre' | 'end';
  /** Stays at the bottom of the screen while the page above is long. */
  isPinned?: boolean;
  children: ReactNode;
}

/** Buttons beside each other; those that do not fit wrap below. */
export function ButtonRow({ at = 'start', isPinned = false, children }: ButtonRowProps) {
  return (
    <div className={styles['row']} data-at={at} data-pinned={isPinned || undefined}>
      {children}
    </div>
  );
}
