import { Button } from '@mantine/core';
import { useState } from 'react';
import { ConfirmAction } from '../ConfirmAction.tsx';
import { useFormat } from '../format.ts';
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
  const format = useFormat();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button variant="subtle" color="red" onClick={() => setIsAsking(true)}>
        {t('import.result.undo')}
      </Button>
      <ConfirmAction
        title={t('import.result.undoTitle')}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        act={onUndo}
        confirmLabel={t('import.result.undo')}
        isDestructive
      >
        <p className={styles['quiet']}>
          {plan.fileName} · {format.moment(plan.startedAt)}
        </p>
        <p>{question}</p>
        <p className={styles['quiet']}>{t('import.result.undoLimit')}</p>
      </ConfirmAction>
    </>
  );
}
