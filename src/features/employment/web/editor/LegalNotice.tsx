import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '#kernel/web/texts.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import type { en } from '../../texts/en.ts';

/** What stands above the clauses until somebody has read whose responsibility own words are (employment.51). */
export function LegalNotice({ onAccept }: { onAccept: () => void }) {
  const t = useTexts<typeof en>('employment');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Notice
        tone="note"
        title={t('editor.legal.lockedTitle')}
        actions={<Button onClick={() => setOpen(true)}>{t('editor.legal.read')}</Button>}
      >
        {t('editor.legal.locked')}
      </Notice>
      <ConfirmDialog
        title={t('editor.legal.title')}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={onAccept}
        confirmLabel={t('editor.legal.accept')}
      >
        <p>{t('editor.legal.text')}</p>
        <p>{t('editor.legal.check')}</p>
      </ConfirmDialog>
    </>
  );
}
