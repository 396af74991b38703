import type { ComponentType, ReactNode } from 'react';
import styles from './Banner.module.css';

interface BannerProps {
  /** The accessible name. */
  label: string;
  icon: ComponentType<{ 'aria-hidden': true; size: number; stroke: number; className?: string | undefined }>;
  title: ReactNode;
  text: ReactNode;
  /** Actions. */
  children?: ReactNode;
}

/** A message over every page for as long as it applies: under the top bar, or in it where there is room. */
export function Banner({ label, icon: Icon, title, text, children }: BannerProps) {
  return (
    <section className={styles['banner']} aria-label={label}>
      <Icon aria-hidden size={20} stroke={1.75} className={styles['picture']} />
      <p className={styles['text']}>
        <strong>{title}</strong> {text}
      </p>
      {children}
    </section>
  );
}
