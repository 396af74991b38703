import { useId, type ReactNode } from 'react';
import styles from './SettingSection.module.css';

interface SettingSectionProps {
  title: string;
  text?: ReactNode;
  children: ReactNode;
}

/** A section of a settings page: the explanation beside the controls. */
export function SettingSection({ title, text, children }: SettingSectionProps) {
  const id = useId();
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <div>
        <h2 id={id} className={styles['title']}>
          {title}
        </h2>
        {text && <p className={styles['text']}>{text}</p>}
      </div>
      <div className={styles['fields']}>{children}</div>
    </section>
  );
}
