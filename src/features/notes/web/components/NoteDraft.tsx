import { Button } from '@mantine/core';
import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { Notice } from '#ui/Notice.tsx';
import type { en } from '../../texts/en.ts';
import styles from './notes.module.css';

interface NoteDraftProps {
  at: string;
  restore: () => void;
  discard: () => void;
}

/** Offers to restore text that was typed earlier and never saved. */
export function NoteDraft({ at, restore, discard }: NoteDraftProps) {
  const t = useTexts<typeof en>('notes');
  const format = useFormat();
  return (
    <Notice tone="note" title={t('draft.title')}>
      {t('draft.text', { moment: format.moment(at) })}
      <div className={styles['draftButtons']}>
        <Button size="xs" onClick={restore}>
          {t('draft.restore')}
        </Button>
        <Button size="xs" variant="default" onClick={discard}>
          {t('draft.discard')}
        </Button>
      </div>
    </Notice>
  );
}
