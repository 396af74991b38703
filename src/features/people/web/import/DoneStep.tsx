import { Button } from '@mantine/core';
import { ImportProgress, ImportSection } from '#kernel/web/imports/ImportProgress.tsx';
import { UndoImport } from '#kernel/web/imports/UndoImport.tsx';
import { Link } from '#kernel/web/Link.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall, useWrite } from '#kernel/web/use-call.ts';
import { ButtonRow } from '#ui/ButtonRow.tsx';
import { Notice } from '#ui/Notice.tsx';
import { getImportRows, getImports, getImportStatus, undoImport } from '../../contract/endpoints-import.ts';
import type { PeopleImport } from '../../contract/entities-import.ts';
import type { en } from '../../texts/en.ts';
import { PeopleRows } from './PeopleRows.tsx';

/** The last step: the progress of the import, then its result, and undo. */
export function DoneStep({ plan }: { plan: PeopleImport }) {
  return <ImportSection>{plan.state === 'running' ? <Running plan={plan} /> : <Result plan={plan} />}</ImportSection>;
}

function Running({ plan }: { plan: PeopleImport }) {
  // The same query as the page's, so that the page is updated when the import is done.
  useCall(getImportStatus, { query: { importId: plan.id } }, { everySeconds: 1 });
  return <ImportProgress plan={plan} room="people" />;
}

function Result({ plan }: { plan: PeopleImport }) {
  const t = useTexts<typeof en>('people');
  const isUndone = plan.state === 'undone';
  const { write } = useWrite(undoImport, { changes: [getImportStatus, getImportRows, getImports] });
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
        {!isUndone && plan.written > 0 && (
          <UndoImport
            plan={plan}
            question={t('import.result.undoQuestion')}
            // The page then lists what was kept, so no toast is needed.
            onUndo={() => write({ body: { importId: plan.id } }, { onWarnings: () => undefined })}
            room="people"
          />
        )}
      </ButtonRow>
      {plan.failed > 0 && !isUndone && (
        <>
          <Notice tone="warn" title={t('import.result.failedTitle', { count: plan.failed })}>
            {t('import.result.failedText')}
          </Notice>
          <PeopleRows plan={plan} filter={{ outcomes: ['failed'] }} />
        </>
      )}
      {isUndone && plan.kept > 0 && (
        <>
          <Notice tone="warn" title={t('import.result.keptTitle', { count: plan.kept })}>
            {t('import.result.keptText')}
          </Notice>
          <PeopleRows plan={plan} filter={{ outcomes: ['kept'] }} />
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
