import type { ReactNode } from 'react';
import styles from './NameList.module.css';

/** Names that may be many: from some on they scroll by themselves, also by keyboard. */
export function NameList({ label, children }: { label: string; children: ReactNode }) {
  return (
    // A long list must be scrollable by keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ul className={styles['names']} tabIndex={0} aria-label={label}>
      {children}
    </ul>
  );
}
