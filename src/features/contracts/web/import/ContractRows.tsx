import type { Input } from '#kernel/contract/endpoint.ts';
import { ImportChanges, ImportRemarks } from '#kernel/web/imports/ImportRemarks.tsx';
import { RowChoices } from '#kernel/web/imports/RowChoices.tsx';
import { RowTable } from '#kernel/web/imports/RowTable.tsx';
import { Link } from '#kernel/web/Link.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { useList } from '#kernel/web/use-list.ts';
import { getContractImportRows } from '../../contract/endpoints-import.ts';
import type { ContractImport, ContractImportRow } from '../../contract/entities-import.ts';
import type { en } from '../../texts/en.ts';
import type { ReadingChoices } from './use-plan.ts';
import { useRowWords } from './row-words.ts';

interface ContractRowsProps {
  plan: ContractImport;
  filter: NonNullable<Input<typeof getContractImportRows>['body']['filter']>;
  /** Makes a new plan with other choices; undefined when that is not possible now. */
  onChoose?: ((reading: ReadingChoices) => void) | undefined;
  isBusy?: boolean;
}

/** The contracts of a plan or import, page by page. */
export function ContractRows({ plan, filter, onChoose, isBusy = false }: ContractRowsProps) {
  const t = useTexts<typeof en>('contracts');
  const { page, pageSize } = useList({ filterKeys: [] });
  const body = { planId: plan.id, pagination: { page, pageSize }, filter };
  const rows = useCall(getContractImportRows, { body }, { keepsPrevious: true });
  const onSkip = onChoose && !isBusy ? (skip: number[]) => onChoose({ skip }) : undefined;
  const choices = (row: ContractImportRow) => <RowChoices row={row} skip={plan.skip} onSkip={onSkip} room="contracts" />;
  return (
    <RowTable
      read={rows}
      isBusy={isBusy}
      heading={t('import.check.contract')}
      Name={ContractName}
      Words={RowWords}
      choices={plan.state === 'planned' ? choices : undefined}
      room="contracts"
    />
  );
}

/** A link to the page of a contract that is there. */
function ContractName({ row: { fate, party, name, contractId, outcome } }: { row: ContractImportRow }) {
  const t = useTexts<typeof en>('contracts');
  const shown = [party, name].filter((text) => text !== '').join(' – ') || t('import.check.nameless');
  const isHere = contractId !== null && (fate === 'update' || fate === 'unchanged' || outcome === 'written' || outcome === 'kept');
  if (!isHere) return shown;
  return (
    <Link to="/contracts/details" query={{ contractId }}>
      {shown}
    </Link>
  );
}

/** What happens to a row, with the deadline that the contract gets. */
function RowWords({ row }: { row: ContractImportRow }) {
  const words = useRowWords();
  const { fate, mishap, reasons, warnings } = row;
  return (
    <ImportRemarks
      fate={fate}
      mishap={mishap ? words.mishap(mishap) : undefined}
      reasons={reasons.map(words.remark)}
      warnings={warnings.map(words.remark)}
    >
      <ImportChanges changes={words.changes(row)} isNew={fate === 'create'} room="contracts" />
      {row.deadline && <span>{words.deadline(row.deadline)}</span>}
    </ImportRemarks>
  );
}
