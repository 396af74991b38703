import { useEffect, useRef, type ReactNode } from 'react';
import { useTexts } from '#kernel/web/texts.ts';
import type { en } from '../../../texts/en-signer.ts';
import styles from './card.module.css';

interface CardProps {
  title: string;
  /** Which of how many. */
  progress?: { step: number; steps: number } | undefined;
  children: ReactNode;
}

/** One step: its title takes the focus, so that a screen reader reads on from there. */
export function Card({ title, progress, children }: CardProps) {
  const t = useTexts<typeof en>('signer');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, [title]);
  return (
    <article className={styles['card']}>
      {progress && <p className={styles['progress']}>{t('progress', progress)}</p>}
      <h1 ref={heading} tabIndex={-1} className={styles['title']}>
        {title}
      </h1>
      {children}
    </article>
  );
}
