import type { ComponentType } from 'react';
import styles from './StatusBadge.module.css';

export type Tone = 'good' | 'warn' | 'bad' | 'note' | 'still';

interface StatusBadgeProps {
  tone: Tone;
  icon: ComponentType<{ size?: number | string; 'aria-hidden'?: boolean }>;
  /** The label; colour and icon only repeat it. */
  children: string;
}

/** A status: colour, icon and label. */
export function StatusBadge({ tone, icon: Picture, children }: StatusBadgeProps) {
  return (
    <span className={styles['badge']} data-tone={tone}>
      <Picture aria-hidden size={14} />
      {children}
    </span>
  );
}
