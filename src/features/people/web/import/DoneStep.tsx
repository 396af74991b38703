import { Button } from '@mantine/core';
import { useState } from 'react';
import { useFormat } from '#kernel/web/format.ts';
import { Link } from '#kernel/web/Link.tsx';
import { showError } from '#kernel/web/show-error.ts';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { useCall, useWrite } from '#kernel/web/use-call.ts';
import { ButtonRow } from '#ui/ButtonRow.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { ProgressLine } from '#ui/ProgressLine.tsx';
import { getImportRows, getImports, getImportStatus, undoImport } from '../../contract/endpoints-import.ts';
import type { PeopleImport } from '../../contract/entities-import.ts';
import type { en } from '../../texts/en.ts';
import { RowTable } from './RowTable.tsx';
import styles from './import.module.css';

/** The last step: the progress of the import, then its result, and undo. */
export function DoneStep({ plan }: { plan: PeopleImport }) {
  return <section className={styles['step']}>{plan.state === 'running' ? <Running plan={plan} /> : <Result plan={plan} />}</section>;
}

function Running({ plan }: { plan: PeopleImport }) {
  const t = useTexts<typeof en>('people');
  // The same query as the page's, so that the page is updated when the import is done.
  useCall(getImportStatus, { query: { importId: plan.id } }, { everySeconds: 1 });
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

function Result({ plan }: { plan: PeopleImport }) {
  const t = useTexts<typeof en>('people');
  const isUndone = plan.state === 'undone';
  return (
    <>
      {isUndone ? (
        <output>
          <Notice tone="good" title={t('import.result.undoneTitle')}>
            {t('import.result.undoneText', { undone: plan.undone })}
          </Notice>
        </output>
      ) : (
        <output>
          <Notice tone="good" title={t('import.result.title')}>
            <WrittenWords plan={plan} />
          </Notice>
        </output>
      )}
      <ButtonRow>
        <Button component={Link} to="/people">
          {t('import.result.people')}
        </Button>
        <Button component={Link} to="/people/import" variant="default">
          {t('import.result.another')}
        </Button>
        {!isUndone && plan.written > 0 && <Undo plan={plan} />}
      </ButtonRow>
      {plan.failed > 0 && !isUndone && (
        <>
          <Notice tone="warn" title={t('import.result.failedTitle', { count: plan.failed })}>
            {t('import.result.failedText')}
          </Notice>
          <RowTable plan={plan} filter={{ outcomes: ['failed'] }} />
        </>
      )}
      {isUndone && plan.kept > 0 && (
        <>
          <Notice tone="warn" title={t('import.result.keptTitle', { count: plan.kept })}>
            {t('import.result.keptText')}
          </Notice>
          <RowTable plan={plan} filter={{ outcomes: ['kept'] }} />
        </>
      )}
    </>
  );
}

function WrittenWords({ plan: { counts, written, failed } }: { plan: PeopleImport }) {
  const t = useTexts<typeof en>('people');
  if (failed > 0) return t('import.result.written', { count: written });
  return t('import.result.both', { create: counts.create, update: counts.update });
}

function Undo({ plan }: { plan: PeopleImport }) {
  const t = useTexts<typeof en>('people');
  const k = useKernelTexts();
  const format = useFormat();
  const [isAsking, setIsAsking] = useState(false);
  const { write } = useWrite(undoImport, { changes: [getImportStatus, getImportRows, getImports] });

  async function undo(): Promise<void> {
    try {
      // The page then lists what was kept, so no toast is needed.
      await write({ body: { importId: plan.id } }, { onWarnings: () => undefined });
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
        <p>{t('import.result.undoQuestion')}</p>
        <p className={styles['quiet']}>{t('import.result.undoLimit')}</p>
      </ConfirmDialog>
    </>
  );
}
