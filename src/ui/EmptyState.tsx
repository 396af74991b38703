import type { ComponentType, ReactNode } from 'react';
import { ButtonRow } from './ButtonRow.tsx';
import styles from './State.module.css';

interface EmptyStateProps {
  icon?: ComponentType<{ size?: number | string; stroke?: number | string; 'aria-hidden'?: boolean }>;
  /** The purpose of this list or page. */
  title: string;
  text?: ReactNode;
  /** The first step. */
  action?: ReactNode;
  /** Replaces a whole page: the title becomes the page's heading. */
  isPage?: boolean;
}

/** An empty list: its purpose, and the first step. */
export function EmptyState({ icon: Picture, title, text, action, isPage = false }: EmptyStateProps) {
  const Heading = isPage ? 'h1' : 'h2';
  return (
    <section className={styles['state']} data-centred="">
      {Picture && (
        <span className={styles['icon']}>
          <Picture aria-hidden size={24} stroke={1.75} />
        </span>
      )}
      <Heading className={styles['title']}>{title}</Heading>
      {text && <p className={styles['text']}>{text}</p>}
      {action && <ButtonRow at="centre">{action}</ButtonRow>}
    </section>
  );
}
