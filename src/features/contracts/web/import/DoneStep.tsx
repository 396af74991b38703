import { ImportProgress, ImportSection } from '#kernel/web/imports/ImportProgress.tsx';
import { ImportResult } from '#kernel/web/imports/ImportResult.tsx';
import { useCall, useWrite } from '#kernel/web/use-call.ts';
import { getContractImportRows, getContractImports, getContractImportStatus, undoContractImport } from '../../contract/endpoints-import.ts';
import type { ContractImport } from '../../contract/entities-import.ts';
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
  const { write } = useWrite(undoContractImport, { changes: [getContractImportStatus, getContractImportRows, getContractImports] });
  return (
    <ImportResult
      plan={plan}
      paths={{ list: '/contracts', another: '/contracts/import' }}
      // The page then lists what was kept, so no toast is needed.
      onUndo={() => write({ body: { importId: plan.id } }, { onWarnings: () => undefined })}
      renderRows={(filter) => <ContractRows plan={plan} filter={filter} />}
      room="contracts"
    />
  );
}
