import type { ReactNode } from 'react';
import styles from './Facts.module.css';

interface FactsProps {
  /** Numbers at the end of each row, so that they stand below each other. */
  areNumbers?: boolean;
  children: ReactNode;
}

/** What is known of one thing: a label and a value in each row. */
export function Facts({ areNumbers = false, children }: FactsProps) {
  return (
    <dl className={styles['facts']} data-numbers={areNumbers || undefined}>
      {children}
    </dl>
  );
}

interface FactProps {
  label: string;
  /** What the numbers above it come to. */
  isSum?: boolean;
  children: ReactNode;
}

/** One row; not rendered without a value. */
export function Fact({ label, isSum = false, children }: FactProps) {
  if (children === undefined || children === null || children === false || children === '') return null;
  return (
    <div className={styles['fact']} data-sum={isSum || undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
