import { Button } from '@mantine/core';
import { ImportProgress, ImportSection } from '#kernel/web/imports/ImportProgress.tsx';
import { UndoImport } from '#kernel/web/imports/UndoImport.tsx';
import { Link } from '#kernel/web/Link.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall, useWrite } from '#kernel/web/use-call.ts';
import { ButtonRow } from '#ui/ButtonRow.tsx';
import { Notice } from '#ui/Notice.tsx';
import { getContractImportRows, getContractImports, getContractImportStatus, undoContractImport } from '../../contract/endpoints-import.ts';
import type { ContractImport } from '../../contract/entities-import.ts';
import type { en } from '../../texts/en.ts';
import { ContractRows } from './ContractRows.tsx';

/** The last step: the progress of the import, then its result, and undo. */
export function DoneStep({ plan }: { plan: ContractImport }) {
  return <ImportSection>{plan.state === 'running' ? <Running plan={plan} /> : <Result plan={plan} />}</ImportSection>;
}

function Running({ plan }: { plan: ContractImport }) {
  // The same query as the page's, so that the page is updated when the import is done.
  useCall(getContractImportStatus, { query: { importId: plan.id } }, { everySeconds: 1 });
  return <ImportProgress plan={plan} room="contracts" />;
}

function Result({ plan }: { plan: ContractImport }) {
  const t = useTexts<typeof en>('contracts');
  const isUndone = plan.state === 'undone';
  const { write } = useWrite(undoContractImport, { changes: [getContractImportStatus, getContractImportRows, getContractImports] });
  return (
    <>
      <output>
        <Notice tone="good" title={t(isUndone ? 'import.result.undoneTitle' : 'import.result.title')}>
          {isUndone ? t('import.result.undoneText', { undone: plan.undone }) : <WrittenWords plan={plan} />}
        </Notice>
      </output>
      <ButtonRow>
        <Button component={Link} to="/contracts">
          {t('import.result.contracts')}
        </Button>
        <Button component={Link} to="/contracts/import" variant="default">
          {t('import.result.another')}
        </Button>
        {!isUndone && plan.written > 0 && (
          <UndoImport
            plan={plan}
            question={t('import.result.undoQuestion')}
            // The page then lists what was kept, so no toast is needed.
            onUndo={() => write({ body: { importId: plan.id } }, { onWarnings: () => undefined })}
            room="contracts"
          />
        )}
      </ButtonRow>
      {plan.failed > 0 && !isUndone && (
        <>
          <Notice tone="warn" title={t('import.result.failedTitle', { count: plan.failed })}>
            {t('import.result.failedText')}
          </Notice>
          <ContractRows plan={plan} filter={{ outcomes: ['failed'] }} />
        </>
      )}
      {isUndone && plan.kept > 0 && (
        <>
          <Notice tone="warn" title={t('import.result.keptTitle', { count: plan.kept })}>
            {t('import.result.keptText')}
          </Notice>
          <ContractRows plan={plan} filter={{ outcomes: ['kept'] }} />
        </>
      )}
    </>
  );
}

function WrittenWords({ plan: { counts, written, failed } }: { plan: ContractImport }) {
  const t = useTexts<typeof en>('contracts');
  if (failed > 0) return t('import.result.written', { count: written });
  return t('import.result.both', { create: counts.create, update: counts.update });
}
