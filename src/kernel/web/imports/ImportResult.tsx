import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ActionCounts, ImportOutcome, ImportState } from '#kernel/contract/imports.ts';
import { ButtonRow } from '#ui/ButtonRow.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Link } from '../Link.tsx';
import { useImportTexts } from './import-texts.ts';
import { UndoImport } from './UndoImport.tsx';

interface ImportResultProps {
  plan: {
    state: ImportState;
    fileName: string;
    startedAt: string | null;
    counts: ActionCounts;
    written: number;
    failed: number;
    undone: number;
    kept: number;
  };
  /** The page of the records, and that of their import. */
  paths: { list: string; another: string };
  onUndo: () => Promise<unknown>;
  renderRows: (filter: { outcomes: ImportOutcome[] }) => ReactNode;
  /** Of the texts. */
  room: string;
}

/** What came of an import, with what was not imported or not undone, and its undo. */
export function ImportResult({ plan, paths, onUndo, renderRows, room }: ImportResultProps) {
  const t = useImportTexts(room);
  const isUndone = plan.state === 'undone';
  return (
    <>
      <output>
        <Notice tone="good" title={t(isUndone ? 'import.result.undoneTitle' : 'import.result.title')}>
          {isUndone ? t('import.result.undoneText', { undone: plan.undone }) : <WrittenWords plan={plan} room={room} />}
        </Notice>
      </output>
      <ButtonRow>
        <Button component={Link} to={paths.list}>
          {t('import.result.list')}
        </Button>
        <Button component={Link} to={paths.another} variant="default">
          {t('import.result.another')}
        </Button>
        {!isUndone && plan.written > 0 && <UndoImport plan={plan} question={t('import.result.undoQuestion')} onUndo={onUndo} room={room} />}
      </ButtonRow>
      {plan.failed > 0 && !isUndone && (
        <>
          <Notice tone="warn" title={t('import.result.failedTitle', { count: plan.failed })}>
            {t('import.result.failedText')}
          </Notice>
          {renderRows({ outcomes: ['failed'] })}
        </>
      )}
      {isUndone && plan.kept > 0 && (
        <>
          <Notice tone="warn" title={t('import.result.keptTitle', { count: plan.kept })}>
            {t('import.result.keptText')}
          </Notice>
          {renderRows({ outcomes: ['kept'] })}
        </>
      )}
    </>
  );
}

function WrittenWords({ plan: { counts, written, failed }, room }: Pick<ImportResultProps, 'plan' | 'room'>) {
  const t = useImportTexts(room);
  if (failed > 0) return t('import.result.written', { count: written });
  return t('import.result.both', { create: counts.create, update: counts.update });
}
