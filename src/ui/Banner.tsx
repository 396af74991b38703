import type { ComponentType, ReactNode } from 'react';
import styles from './Banner.module.css';

interface BannerProps {
  /** What it is called to those who do not see it. */
  label: string;
  icon: ComponentType<{ 'aria-hidden': true; size: number; stroke: number; className?: string | undefined }>;
  title: ReactNode;
  text: ReactNode;
  /** What can be done about it. */
  children?: ReactNode;
}

/** What holds on every page for as long as it lasts, above all else. */
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
