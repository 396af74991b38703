import type { ReactNode } from 'react';
import { intlLocale } from '#kernel/contract/locale.ts';
import { useReachable } from '#kernel/web/reachable.ts';
import { useLanguage, useTexts } from '#kernel/web/texts.ts';
import { Notice } from '#ui/Notice.tsx';
import { SkipLink } from '#ui/SkipLink.tsx';
import type { en } from '../../../texts/en-signer.ts';
import styles from './frame.module.css';

interface FrameProps {
  onSwitch: (language: 'no' | 'en') => Promise<void>;
  children: ReactNode;
}

/** What stands around each page: the product's name, the other language, and whether there is a connection. */
export function Frame({ onSwitch, children }: FrameProps) {
  const t = useTexts<typeof en>('signer');
  const other = useLanguage() === 'no' ? 'en' : 'no';
  const isReachable = useReachable();
  return (
    <div className={styles['frame']}>
      <SkipLink target="content">{t('skip')}</SkipLink>
      <header className={styles['top']}>
        <span className={styles['brand']}>
          <svg aria-hidden width="30" height="20" viewBox="0 0 30 20" fill="none" stroke="currentColor" strokeWidth="3">
            <circle cx="10" cy="10" r="8" />
            <path d="M16.5 3.6a8 8 0 1 1 0 12.8" />
          </svg>
          <b>{t('product')}</b>
        </span>
        <button type="button" className={styles['language']} lang={intlLocale[other]} onClick={() => void onSwitch(other)}>
          {t('switchLanguage')}
        </button>
      </header>
      <main id="content" tabIndex={-1} className={styles['main']}>
        <output>{!isReachable && <Notice tone="warn">{t('offline')}</Notice>}</output>
        {children}
      </main>
    </div>
  );
}
