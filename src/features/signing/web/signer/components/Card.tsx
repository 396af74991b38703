import type { ReactNode } from 'react';
import { useTexts } from '#kernel/web/texts.ts';
import type { en } from '../../../texts/en-signer.ts';
import styles from './card.module.css';

interface CardProps {
  title: string;
  /** Which of how many. */
  progress?: { step: number; steps: number } | undefined;
  children: ReactNode;
}

const focusOn = (heading: HTMLHeadingElement | null): void => heading?.focus();

/** One step: its title takes the focus, so that a screen reader reads on from there. */
export function Card({ title, progress, children }: CardProps) {
  const t = useTexts<typeof en>('signer');
  return (
    <article className={styles['card']}>
      {progress && <p className={styles['progress']}>{t('progress', progress)}</p>}
      <h1 key={title} ref={focusOn} tabIndex={-1} className={styles['title']}>
        {title}
      </h1>
      {children}
    </article>
  );
}
