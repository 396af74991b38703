import type { ReactNode } from 'react';
import styles from './ItemCard.module.css';

interface ItemCardProps {
  id?: string;
  /** -1 where the focus is put on it. */
  tabIndex?: -1;
  /** Who or what; its menu stands at the end of the same line. */
  head?: ReactNode;
  menu?: ReactNode;
  /** It was opened from elsewhere, as from a notification. */
  isChosen?: boolean;
  children: ReactNode;
}

/** One of several things that stand below each other with all that is in them, such as notes and tasks. */
export function ItemCard({ id, tabIndex, head, menu, isChosen = false, children }: ItemCardProps) {
  return (
    <article id={id} tabIndex={tabIndex} className={styles['card']} data-chosen={isChosen || undefined}>
      {head && (
        <header className={styles['head']}>
          {head}
          {menu}
        </header>
      )}
      {children}
    </article>
  );
}

/** Over such cards: which of them are shown, and the button for another. */
export function ItemBar({ children }: { children: ReactNode }) {
  return <div className={styles['bar']}>{children}</div>;
}
