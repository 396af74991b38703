import { useId, type ReactNode } from 'react';
import styles from './settings.module.css';

interface SectionProps {
  title: string;
  text?: string;
  children: ReactNode;
}

/** One topic of the settings: what it is beside its fields. */
export function Section({ title, text, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <div className={styles['about']}>
        <h2 id={id}>{title}</h2>
        {text && <p>{text}</p>}
      </div>
      <div className={styles['fields']}>{children}</div>
    </section>
  );
}
