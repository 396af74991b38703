import type { ReactNode } from 'react';
import styles from './State.module.css';

interface EmptyStateProps {
  icon?: ReactNode;
  /** What this place is for. */
  title: string;
  text?: ReactNode;
  /** The first step. */
  action?: ReactNode;
  /** Stands in place of a whole page: the title is the page's. */
  isPage?: boolean;
}

/** Nothing here yet: what it is for, and the first step. */
export function EmptyState({ icon, title, text, action, isPage = false }: EmptyStateProps) {
  const Heading = isPage ? 'h1' : 'h2';
  return (
    <section className={styles['state']} data-centred="">
      {icon && <span className={styles['icon']}>{icon}</span>}
      <Heading className={styles['title']}>{title}</Heading>
      {text && <p className={styles['text']}>{text}</p>}
      {action && <div className={styles['actions']}>{action}</div>}
    </section>
  );
}
