import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { ProgressLine } from '#ui/ProgressLine.tsx';
import { useFormat } from '../format.ts';
import { showError } from '../show-error.ts';
import { useKernelTexts } from '../texts.ts';
import { useImportTexts } from './import-texts.ts';
import styles from './imports.module.css';

interface UndoImportProps {
  plan: { fileName: string; startedAt: string | null };
  /** What undoing does, and what it keeps. */
  question: string;
  onUndo: () => Promise<unknown>;
  /** Of the texts. */
  room: string;
}

/** The button that takes an import back, with its question. */
export function UndoImport({ plan, question, onUndo, room }: UndoImportProps) {
  const t = useImportTexts(room);
  const k = useKernelTexts();
  const format = useFormat();
  const [isAsking, setIsAsking] = useState(false);

  async function undo(): Promise<void> {
    try {
      await onUndo();
    } catch (error) {
      showError(error);
    }
    setIsAsking(false);
  }

  return (
    <>
      <Button variant="subtle" color="red" onClick={() => setIsAsking(true)}>
        {t('import.result.undo')}
      </Button>
      <ConfirmDialog
        title={t('import.result.undoTitle')}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={undo}
        confirmLabel={t('import.result.undo')}
        cancelLabel={k('actions.cancel')}
        closeLabel={k('actions.close')}
        isDestructive
      >
        <p className={styles['quiet']}>
          {plan.fileName} · {format.moment(plan.startedAt)}
        </p>
        <p>{question}</p>
        <p className={styles['quiet']}>{t('import.result.undoLimit')}</p>
      </ConfirmDialog>
    </>
  );
}

/** The last step: the progress of the import, then its result. */
export function ImportSection({ children }: { children: ReactNode }) {
  return <section className={styles['step']}>{children}</section>;
}

interface ImportProgressProps {
  plan: { written: number; failed: number; total: number };
  /** Of the texts. */
  room: string;
}

/** How far an import has come. */
export function ImportProgress({ plan, room }: ImportProgressProps) {
  const t = useImportTexts(room);
  const done = plan.written + plan.failed;
  return (
    <output className={styles['running']}>
      <ProgressLine
        label={t('import.progress.title')}
        share={done / plan.total}
        text={t('import.progress.text', { done, total: plan.total })}
      />
      <p className={styles['quiet']}>{t('import.progress.leave')}</p>
    </output>
  );
}
