import { useId, type ReactNode } from 'react';
import styles from './settings.module.css';

interface SectionProps {
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  children?: ReactNode;
}

/** One matter on a page of settings: its name, a sentence, what can be done about it. */
export function Section({ title, text, action, children }: SectionProps) {
  const heading = useId();
  return (
    <section className={styles['section']} aria-labelledby={heading}>
      <div className={styles['head']}>
        <div className={styles['words']}>
          <h2 id={heading} className={styles['heading']}>
            {title}
          </h2>
          {text && <p className={styles['quiet']}>{text}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}
