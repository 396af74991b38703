import { useTexts } from '#kernel/web/texts.ts';
import { Delayed } from '#ui/Delayed.tsx';
import type { en } from '../../../texts/en-signer.ts';
import styles from './loading.module.css';

/** Something is on its way; quick answers never show it. */
export function Loading() {
  const t = useTexts<typeof en>('signer');
  return (
    <output className={styles['loading']} aria-label={t('loading')}>
      <Delayed>{t('loading')}</Delayed>
    </output>
  );
}
