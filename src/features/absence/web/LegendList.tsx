import type { ReactNode } from 'react';
import styles from './LegendList.module.css';

/** What the colours of a chart or bar mean: a mark and its words in each entry. */
export function LegendList({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul className={styles['legend']} aria-label={label}>
      {children}
    </ul>
  );
}
