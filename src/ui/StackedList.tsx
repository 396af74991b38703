import type { ReactNode } from 'react';
import styles from './StackedList.module.css';

interface StackedListProps {
  'aria-label'?: string;
  'aria-labelledby'?: string;
  /** The space between two rows, as a step of `--space`. */
  gap?: 1 | 2 | 3 | 4 | 5;
  /** The order means something: steps, or what happened. */
  isOrdered?: boolean;
  /** What its page is for: `npm run look` measures where its first row begins. */
  'data-list'?: true;
  children: ReactNode;
}

/** A list without marks or frame, one row below the other. */
export function StackedList({ gap = 3, isOrdered = false, children, ...named }: StackedListProps) {
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <List className={styles['list']} data-gap={gap} {...named}>
      {children}
    </List>
  );
}
