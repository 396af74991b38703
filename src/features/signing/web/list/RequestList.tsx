import type { ReactNode } from 'react';
import type { Answer } from '#kernel/contract/endpoint.ts';
import { useOpened } from '#kernel/web/address.ts';
import { call } from '#kernel/web/call.ts';
import type { ShownPart } from '#kernel/web/ExportList.tsx';
import { fileColumns } from '#kernel/web/export-rows.ts';
import { ListView } from '#kernel/web/ListView.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import type { Read } from '#kernel/web/use-call.ts';
import type { List } from '#kernel/web/use-list.ts';
import type { getCompanySigningRequests } from '../../contract/endpoints.ts';
import { exportSigningRequests } from '../../contract/endpoints-export.ts';
import type { SigningRequestItem } from '../../contract/entities.ts';
import { requestColumns } from '../../contract/lists.ts';
import type { en } from '../../texts/en.ts';
import { useRequestDialog } from '../actions/use-request-dialog.ts';
import { RequestDialogs } from '../actions/RequestDialogs.tsx';
import { RequestMenu } from '../actions/RequestMenu.tsx';
import { useRequestWords } from '../request-words.ts';
import { filterOf, orderOf, type Tab } from './list-request.ts';
import { usualColumns, useRequestColumns } from './request-columns.ts';
import { useRequestFilters } from './use-request-filters.ts';

const names = { ongoing: 'signing-requests', completed: 'signing-completed' };

interface RequestListProps {
  tab: Tab;
  list: List;
  read: Read<Answer<typeof getCompanySigningRequests>>;
  empty: ReactNode;
}

/** The requests of a tab, with what may be done with each (signing.70). */
export function RequestList({ tab, list, read, empty }: RequestListProps) {
  const t = useTexts<typeof en>('signing');
  const { answer } = read;
  const { open } = useOpened('signingRequestId');
  const asking = useRequestDialog();
  const words = useRequestWords();
  const columns = useRequestColumns(tab);
  const filters = useRequestFilters(tab, answer?.permissions.seeAll === true);
  const menuOf = (request: SigningRequestItem) => <RequestMenu request={request} onAsk={asking.ask} />;
  return (
    <>
      <ListView
        name={names[tab]}
        hasViews
        list={list}
        read={read}
        rows={answer?.signingRequests}
        total={answer?.totalEntries}
        label={t(`list.tabs.${tab}`)}
        search={t('list.search')}
        filters={filters}
        columns={columns}
        usualColumns={usualColumns[tab]}
        rowKey={({ signingRequestId }) => signingRequestId}
        onOpen={({ signingRequestId }) => open(signingRequestId)}
        actions={menuOf}
        exports={{ file: (part, signal) => fileOf({ list, tab }, part, signal) }}
        selection={{ nameOf: words.name }}
        empty={empty}
      />
      <RequestDialogs dialog={asking.dialog} onClose={asking.close} />
    </>
  );
}

/** What opens a request stands with its name; the reason with its status. */
const parts = { status: ['status', 'reason'] };

/** The selected requests, or all of the filter, with the columns that are shown. */
function fileOf(
  { list, tab }: Pick<RequestListProps, 'list' | 'tab'>,
  part: ShownPart<SigningRequestItem>,
  signal: AbortSignal,
): Promise<Blob> {
  const { columns, format, selected } = part;
  const rows = selected ? { signingRequestIds: selected.map(({ signingRequestId }) => signingRequestId) } : { filter: filterOf(list, tab) };
  const body = { list: tab, columns: fileColumns(requestColumns, columns, parts), format, ...rows, ...orderOf(list) };
  return call(exportSigningRequests, { body }, { signal });
}
