import type { ReactNode } from 'react';
import styles from './Columns.module.css';

interface ColumnsProps {
  /** What stands in them, which says how narrow a column may become. */
  of?: 'fields' | 'longFields' | 'moments' | 'cards';
  children: ReactNode;
}

/** Fields or cards beside each other, or below each other where they have no room. */
export function Columns({ of = 'fields', children }: ColumnsProps) {
  return (
    <div className={styles['columns']} data-of={of}>
      {children}
    </div>
  );
}
