import { useId, type ReactNode } from 'react';
import styles from './CardSection.module.css';

/** A section on a separate card, with a title. */
export function CardSection({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section className={styles['card']} aria-labelledby={heading}>
      <h2 id={heading} className={styles['title']}>
        {title}
      </h2>
      {children}
    </section>
  );
}
