import { useRouter } from '@tanstack/react-router';
import { useTexts } from '#kernel/web/texts.ts';
import styles from './OfflineStrip.module.css';
import { useOnline } from './online.ts';
import type { en } from './texts/en.ts';

/** Says that the last call got no answer; what is on the screen stays readable (SH-21). */
export function OfflineStrip() {
  const t = useTexts<typeof en>('app');
  const isOnline = useOnline();
  const router = useRouter();
  return (
    <output className={styles['strip']} hidden={isOnline}>
      {!isOnline && (
        <>
          <span>{t('offline.text')}</span>
          <button type="button" className={styles['retry']} onClick={() => void router.invalidate()}>
            {t('offline.retry')}
          </button>
        </>
      )}
    </output>
  );
}
