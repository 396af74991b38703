import { Button } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { useState } from 'react';
import { useQuery } from '#kernel/web/address.ts';
import { ConflictDialog } from '#kernel/web/ConflictDialog.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { ButtonRow } from '#ui/ButtonRow.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import type { en } from '../../texts/en.ts';
import { ChangesDialog } from './ChangesDialog.tsx';
import styles from './chart.module.css';
import type { Chart } from './chart.ts';
import type { Draft, Step } from './draft.ts';
import { SaveOutcome } from './SaveOutcome.tsx';
import { useSaveChart } from './use-save-chart.ts';

interface EditBarProps {
  chart: Chart;
  draft: Draft;
  take: (step: Step) => void;
  wasKept: boolean;
  onShow: (id: string) => void;
}

/** The unsaved changes: undo and redo, review, save or discard (access-control.17). */
export function EditBar({ chart, draft, take, wasKept, onShow }: EditBarProps) {
  const t = useTexts<typeof en>('access-control');
  const [, change] = useQuery();
  const [open, setOpen] = useState<'changes' | 'restore'>();
  const saving = useSaveChart({ chart, draft, take });
  const count = Object.keys(draft.moves).length;
  const save = () => {
    setOpen(undefined);
    void saving.save(draft.moves);
  };
  return (
    <section className={styles['editBar']} aria-label={t('chart.edit')}>
      <div className={styles['editWords']}>
        <strong>{t('chart.draft.title', { count })}</strong>
        <span>{wasKept && count > 0 && draft.past.length === 0 ? t('chart.draft.kept') : t('chart.draft.hint')}</span>
      </div>
      <ButtonRow>
        <IconButton
          label={t('chart.draft.undo')}
          icon={IconArrowBackUp}
          disabled={draft.past.length === 0}
          onClick={() => take({ kind: 'undo' })}
        />
        <IconButton
          label={t('chart.draft.redo')}
          icon={IconArrowForwardUp}
          disabled={draft.future.length === 0}
          onClick={() => take({ kind: 'redo' })}
        />
        {count === 0 && (
          <Button variant="default" onClick={() => change({ edit: undefined })}>
            {t('chart.draft.done')}
          </Button>
        )}
        {count > 0 && (
          <>
            <Button variant="default" onClick={() => setOpen('restore')}>
              {t('chart.draft.restore')}
            </Button>
            <Button onClick={() => setOpen('changes')} loading={saving.isSaving}>
              {t('chart.draft.changes')}
            </Button>
          </>
        )}
      </ButtonRow>
      <ChangesDialog chart={chart} draft={draft} take={take} isOpen={open === 'changes'} onClose={() => setOpen(undefined)} onSave={save} />
      <ConfirmDialog
        title={t('chart.restore.title')}
        isOpen={open === 'restore'}
        onClose={() => setOpen(undefined)}
        onConfirm={() => {
          take({ kind: 'clear' });
          setOpen(undefined);
          change({ edit: 'true' });
        }}
        confirmLabel={t('chart.restore.confirm')}
      >
        {t('chart.restore.text', { count })}
      </ConfirmDialog>
      <ConflictDialog differences={saving.differences} onSettle={saving.settle} onCancel={saving.cancel} />
      <SaveOutcome chart={chart} outcome={saving.outcome} onClose={saving.close} onShow={onShow} />
    </section>
  );
}
