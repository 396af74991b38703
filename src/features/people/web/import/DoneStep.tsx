import { ImportProgress, ImportSection } from '#kernel/web/imports/ImportProgress.tsx';
import { ImportResult } from '#kernel/web/imports/ImportResult.tsx';
import { useCall, useWrite } from '#kernel/web/use-call.ts';
import { getImportRows, getImports, getImportStatus, undoImport } from '../../contract/endpoints-import.ts';
import type { PeopleImport } from '../../contract/entities-import.ts';
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
  const { write } = useWrite(undoImport, { changes: [getImportStatus, getImportRows, getImports] });
  return (
    <ImportResult
      plan={plan}
      paths={{ list: '/people', another: '/people/import' }}
      // The page then lists what was kept, so no toast is needed.
      onUndo={() => write({ body: { importId: plan.id } }, { onWarnings: () => undefined })}
      renderRows={(filter) => <PeopleRows plan={plan} filter={filter} />}
      room="people"
    />
  );
}
