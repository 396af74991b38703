import { useId, type ReactNode } from 'react';
import styles from './PointList.module.css';

interface PointListProps {
  title?: string;
  /** What names the list for a screen reader where it has no title. */
  'aria-label'?: string;
  /** The order means something. */
  isOrdered?: boolean;
  /** `li`, one each. */
  children: ReactNode;
}

/** Short points below each other, with a heading where they need one: consequences, reasons, what a thing can do. */
export function PointList({ title, isOrdered = false, children, ...named }: PointListProps) {
  const id = useId();
  const List = isOrdered ? 'ol' : 'ul';
  const list = (
    <List className={styles['points']} {...(title === undefined ? named : { 'aria-labelledby': id })}>
      {children}
    </List>
  );
  if (title === undefined) return list;
  return (
    <section>
      <h3 id={id} className={styles['title']}>
        {title}
      </h3>
      {list}
    </section>
  );
}
