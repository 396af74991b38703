import { Button } from '@mantine/core';
import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { Notice } from '#ui/Notice.tsx';
import type { en } from '../../../texts/en.ts';
import { namesOf } from '../../person-draft.ts';
import type { OfferedDraft } from '../../use-draft.ts';
import styles from './edit.module.css';

interface DraftNoticeProps {
  draft: OfferedDraft;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Offers to restore values that were typed earlier and never saved. */
export function DraftNotice({ draft, onRestore, onDiscard }: DraftNoticeProps) {
  const t = useTexts<typeof en>('people');
  const format = useFormat();
  const fields = format.list(namesOf(draft).map((name) => t(`fields.${name}`)));
  return (
    <Notice tone="note" title={t('draft.title')}>
      <p className={styles['draftText']}>{t('draft.text', { moment: format.moment(draft.at), fields })}</p>
      <div className={styles['draftButtons']}>
        <Button size="xs" onClick={onRestore}>
          {t('draft.restore')}
        </Button>
        <Button size="xs" variant="default" onClick={onDiscard}>
          {t('draft.discard')}
        </Button>
      </div>
    </Notice>
  );
}
