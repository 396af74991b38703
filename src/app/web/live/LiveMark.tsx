import { IconPlugConnectedX } from '@tabler/icons-react';
import { useStore } from '#kernel/web/store.ts';
import { useTexts } from '#kernel/web/texts.ts';
import type { en } from '../texts/en.ts';
import styles from './live-mark.module.css';
import { liveState, refreshNow } from './live-state.ts';

/** Says that the page no longer receives changes, and offers to refresh (shell.29). */
export function LiveMark() {
  const t = useTexts<typeof en>('app');
  const isLost = useStore(liveState) === 'lost';
  const refresh = useStore(refreshNow);
  return (
    <output className={styles['mark']} data-lost={isLost || undefined}>
      {isLost && (
        <>
          <IconPlugConnectedX aria-hidden size={18} stroke={1.75} className={styles['icon']} />
          <span className={styles['words']}>{t('live.lost')}</span>
          <button type="button" className={styles['refresh']} title={t('live.why')} onClick={refresh}>
            {t('live.refresh')}
          </button>
        </>
      )}
    </output>
  );
}
