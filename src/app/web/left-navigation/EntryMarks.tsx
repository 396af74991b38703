import { VisuallyHidden } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import type { NavigationEntry } from '#kernel/web/entry.ts';
import { isLocked, useUser } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import type { FeatureOwned } from '../catalogue.ts';
import { Slot } from '../slots/Slot.tsx';
import type { en } from '../texts/en.ts';
import styles from './entry-marks.module.css';

/** The marks after an entry's name: a count, beta, locked. */
export function EntryMarks({ entry: { isBeta, count, subscriptionFeature, owner } }: { entry: FeatureOwned<NavigationEntry> }) {
  const t = useTexts<typeof en>('app');
  const isShut = isLocked(useUser(), subscriptionFeature);
  return (
    <>
      {count && !isShut && (
        <span className={styles['count']}>
          <Slot slot={{ ...count, owner }} />
        </span>
      )}
      {isBeta && <span className={styles['beta']}>{t('navigation.beta')}</span>}
      {isShut && (
        <span className={styles['lock']}>
          <IconLock aria-hidden size={16} stroke={1.75} />
          <VisuallyHidden>{t('navigation.locked')}</VisuallyHidden>
        </span>
      )}
    </>
  );
}
