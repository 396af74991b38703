import type { ReactNode } from 'react';
import styles from './State.module.css';

interface EmptyStateProps {
  icon?: ReactNode;
  /** What this place is for. */
  title: string;
  text?: ReactNode;
  /** The first step. */
  action?: ReactNode;
}

/** Nothing here yet: what it is for, and the first step. */
export function EmptyState({ icon, title, text, action }: EmptyStateProps) {
  return (
    <section className={styles['state']} data-centred="">
      {icon && <span className={styles['icon']}>{icon}</span>}
      <h2 className={styles['title']}>{title}</h2>
      {text && <p className={styles['text']}>{text}</p>}
      {action && <div className={styles['actions']}>{action}</div>}
    </section>
  );
}
