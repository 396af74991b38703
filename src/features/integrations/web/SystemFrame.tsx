import { useId, type ComponentType, type ReactNode } from 'react';
import { ButtonRow } from '#ui/ButtonRow.tsx';
import styles from './integrations.module.css';

interface SystemFrameProps {
  name: string;
  icon: ComponentType<{ size?: number | string; stroke?: number | string; 'aria-hidden'?: boolean }>;
  /** What connecting it gives. */
  text: string;
  actions?: ReactNode;
  /** How it stands. */
  children?: ReactNode;
}

/** The card of a system. */
export function SystemFrame({ name, icon: Picture, text, actions, children }: SystemFrameProps) {
  const heading = useId();
  return (
    <section className={styles['card']} aria-labelledby={heading}>
      <header className={styles['head']}>
        <span className={styles['picture']}>
          <Picture aria-hidden size={24} stroke={1.75} />
        </span>
        <h2 id={heading} className={styles['name']}>
          {name}
        </h2>
      </header>
      <p className={styles['quiet']}>{text}</p>
      <div className={styles['facts']}>{children}</div>
      {actions && <ButtonRow>{actions}</ButtonRow>}
    </section>
  );
}
