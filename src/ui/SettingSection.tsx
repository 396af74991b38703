import { useEffect, useId, useRef, type ReactNode } from 'react';
import styles from './SettingSection.module.css';

interface SettingSectionProps {
  title: string;
  text?: ReactNode;
  /** A link led here: it comes into view and has the focus. */
  isTarget?: boolean;
  children: ReactNode;
}

/** A section of a settings page: the explanation beside the controls. */
export function SettingSection({ title, text, isTarget = false, children }: SettingSectionProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isTarget) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [isTarget]);
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <div>
        <h2 id={id} ref={heading} tabIndex={isTarget ? -1 : undefined} className={styles['title']}>
          {title}
        </h2>
        {text && <p className={styles['text']}>{text}</p>}
      </div>
      <div className={styles['fields']}>{children}</div>
    </section>
  );
}
