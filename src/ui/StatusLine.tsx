import type { ComponentProps } from 'react';
import { StatusBadge } from './StatusBadge.tsx';
import styles from './StatusLine.module.css';

interface StatusLineProps extends Pick<ComponentProps<typeof StatusBadge>, 'tone' | 'icon'> {
  /** The state in a word or two. */
  state: string;
  /** Since when, and by whom. */
  since?: string;
  /** What happens next, or what somebody can do. */
  next?: string | undefined;
}

/** Where a record stands: its state, since when and by whom, and what comes next. */
export function StatusLine({ tone, icon, state, since, next }: StatusLineProps) {
  return (
    <p className={styles['line']}>
      <StatusBadge tone={tone} icon={icon}>
        {state}
      </StatusBadge>
      {since && <span>{since}</span>}
      {next && <span className={styles['next']}>{next}</span>}
    </p>
  );
}
