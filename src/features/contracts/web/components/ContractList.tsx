import { useState, type ReactNode } from 'react';
import { useGo } from '#kernel/web/address.ts';
import { call } from '#kernel/web/call.ts';
import type { ShownPart } from '#kernel/web/ExportList.tsx';
import { fileColumns } from '#kernel/web/export-rows.ts';
import { latestRow } from '#kernel/web/latest-row.ts';
import { ListView } from '#kernel/web/ListView.tsx';
import { useReadOnly } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import type { Read } from '#kernel/web/use-call.ts';
import type { Answer } from '#kernel/contract/endpoint.ts';
import type { List } from '#kernel/web/use-list.ts';
import { exportContracts, type getContracts } from '../../contract/endpoints.ts';
import type { ContractRow } from '../../contract/entities.ts';
import { contractColumns } from '../../contract/lists.ts';
import type { en } from '../../texts/en.ts';
import { useContractColumns, usualColumns } from '../contract-columns.ts';
import { exportOf } from '../list-request.ts';
import { useChangeLight } from '../use-change-light.ts';
import { useContractFilters } from '../use-contract-filters.ts';
import { ChangeResponsible } from './ChangeResponsible.tsx';
import { ContractMenu } from './ContractMenu.tsx';
import { DeleteContract } from './DeleteContract.tsx';
import { ListNotes } from './ListNotes.tsx';
import { RestrictContract } from './RestrictContract.tsx';

const idOf = ({ contractId }: ContractRow) => contractId;
/** The category stands under the name; an amount is three columns of a file, so that it can be calculated with. */
const parts = { name: ['name', 'category'], contractValue: ['contractValue', 'currency', 'interval'] };

interface ContractListProps {
  list: List;
  read: Read<Answer<typeof getContracts>>;
  empty: ReactNode;
}

/** The contracts of the filter, with what may be done with each. */
export function ContractList({ list, read, empty }: ContractListProps) {
  const t = useTexts<typeof en>('contracts');
  const go = useGo();
  const isFixed = useReadOnly();
  const [deleting, setDeleting] = useState<ContractRow>();
  const [handing, setHanding] = useState<ContractRow>();
  const [restricting, setRestricting] = useState<ContractRow>();
  const { answer } = read;
  const changeLight = useChangeLight();
  const columns = useContractColumns(isFixed ? undefined : changeLight);
  const menuOf = (contract: ContractRow) => (
    <ContractMenu
      contract={contract}
      onLight={changeLight}
      onHandOver={() => setHanding(contract)}
      onRestrict={() => setRestricting(contract)}
      onDelete={() => setDeleting(contract)}
    />
  );
  const filters = useContractFilters(answer?.topCategories ?? []);
  return (
    <>
      <ListView
        name="contracts"
        hasViews
        list={list}
        read={read}
        rows={answer?.contracts}
        total={answer?.totalEntries}
        label={t('list.title')}
        search={t('list.search')}
        filters={filters}
        columns={columns}
        usualColumns={usualColumns}
        note={answer && <ListNotes answer={answer} />}
        rowKey={idOf}
        onOpen={({ contractId }) => void go('/contracts/details', { contractId })}
        actions={menuOf}
        exports={answer?.permissions.export ? { file: (part, signal) => fileOf(list, part, signal) } : undefined}
        selection={{ nameOf: ({ name }) => name }}
        empty={empty}
      />
      {deleting && <DeleteContract contract={latestRow(deleting, answer?.contracts, idOf)} onClose={() => setDeleting(undefined)} />}
      {handing && <ChangeResponsible contract={handing} onClose={() => setHanding(undefined)} />}
      {restricting && <RestrictContract contractId={restricting.contractId} onClose={() => setRestricting(undefined)} />}
    </>
  );
}

/** The selected contracts, or all of the filter, with the columns that are shown. */
function fileOf(list: List, { columns, format, selected }: ShownPart<ContractRow>, signal: AbortSignal): Promise<Blob> {
  const body = { columns: fileColumns(contractColumns, columns, parts), format, ...exportOf(list, selected?.map(idOf)) };
  return call(exportContracts, { body }, { signal });
}
