import type { ComponentType } from 'react';
import styles from './StatusBadge.module.css';

export type Tone = 'good' | 'warn' | 'bad' | 'note' | 'still';

interface StatusBadgeProps {
  tone: Tone;
  icon: ComponentType<{ size?: number | string; 'aria-hidden'?: boolean }>;
  /** The word; colour and picture only repeat it. */
  children: string;
}

/** One state: colour, picture and word together. */
export function StatusBadge({ tone, icon: Picture, children }: StatusBadgeProps) {
  return (
    <span className={styles['badge']} data-tone={tone}>
      <Picture aria-hidden size={14} />
      {children}
    </span>
  );
}
