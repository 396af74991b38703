import { useId, type ReactNode } from 'react';
import styles from './ActionSection.module.css';

interface ActionSectionProps {
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  children?: ReactNode;
}

/** A full-width section with a title, a sentence, and actions beside them. */
export function ActionSection({ title, text, action, children }: ActionSectionProps) {
  const heading = useId();
  return (
    <section className={styles['section']} aria-labelledby={heading}>
      <div className={styles['head']}>
        <div className={styles['words']}>
          <h2 id={heading} className={styles['title']}>
            {title}
          </h2>
          {text && <p className={styles['text']}>{text}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}
