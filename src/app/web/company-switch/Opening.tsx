import { Loader } from '@mantine/core';
import { useTexts } from '#kernel/web/texts.ts';
import { Delayed } from '#ui/Delayed.tsx';
import type { en } from '../texts/en.ts';
import styles from './opening.module.css';

/** Shown while switching to another company. */
export function Opening({ name }: { name: string }) {
  const t = useTexts<typeof en>('app');
  return (
    <main className={styles['opening']}>
      <output>
        <Delayed>
          <Loader size="sm" aria-hidden />
          <span>{name ? t('company.switching', { name }) : t('company.switchingUnnamed')}</span>
        </Delayed>
      </output>
    </main>
  );
}
