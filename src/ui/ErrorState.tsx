import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './State.module.css';

interface ErrorStateProps {
  title: string;
  /** What happened and what to do, line by line. */
  lines: readonly string[];
  actions?: ReactNode;
}

/** It went wrong: what happened, what to do, try again. */
export function ErrorState({ title, lines, actions }: ErrorStateProps) {
  return (
    <section className={styles['state']} data-centred="" role="alert">
      <span className={styles['icon']} data-bad="">
        <IconAlertTriangle aria-hidden size={24} />
      </span>
      <h2 className={styles['title']}>{title}</h2>
      <p className={styles['text']}>{lines.join('\n')}</p>
      {actions && <div className={styles['actions']}>{actions}</div>}
    </section>
  );
}
