import { hasRoom } from '#features/billing/contract/limits.ts';
import { useQuery } from '#kernel/web/address.ts';
import { useReadOnly } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { useList } from '#kernel/web/use-list.ts';
import { Page } from '#ui/Page.tsx';
import { getContracts } from '../contract/endpoints.ts';
import type { en } from '../texts/en.ts';
import { CalendarFeed } from './components/CalendarFeed.tsx';
import { ContractList } from './components/ContractList.tsx';
import { DeadlineSettings } from './components/DeadlineSettings.tsx';
import { HandOver } from './components/HandOver.tsx';
import { NoContracts } from './components/NoContracts.tsx';
import { PageActions } from './components/PageActions.tsx';
import { filterKeys, requestOf } from './list-request.ts';

/** The contract register (contracts.18). */
export function ContractsPage() {
  const t = useTexts<typeof en>('contracts');
  const isFixed = useReadOnly();
  const [query, change] = useQuery();
  const list = useList({ filterKeys, sortBy: 'nextDeadline' });
  const read = useCall(getContracts, { query: requestOf(list) }, { keepsPrevious: true });
  const { answer } = read;
  const mayAdd = answer?.permissions.create === true && !isFixed;
  const mayHandOver = answer?.permissions.updateResponsible === true && !isFixed;
  const mayCount = answer?.permissions.settings === true && !isFixed;
  const actions = !isFixed && (
    <PageActions
      hasAdd={mayAdd && answer.limit.used > 0}
      isFull={answer !== undefined && !hasRoom(answer.limit)}
      hasImport={mayAdd}
      onHandOver={mayHandOver ? () => change({ handover: 'all' }) : undefined}
      onFeed={() => change({ calendar: 'mine' })}
      onCounting={mayCount ? () => change({ counting: 'deadlines' }) : undefined}
    />
  );
  const empty = <NoContracts mayAdd={mayAdd} onShowInactive={() => list.setFilter('status', ['2'])} />;
  return (
    <Page title={t('list.title')} description={t('list.lead')} actions={actions}>
      <ContractList list={list} read={read} empty={empty} />
      {query['handover'] && mayHandOver && <HandOver companyUserId={query['handover']} onClose={() => change({ handover: undefined })} />}
      {query['calendar'] && !isFixed && <CalendarFeed onClose={() => change({ calendar: undefined })} />}
      {query['counting'] && mayCount && <DeadlineSettings onClose={() => change({ counting: undefined })} />}
    </Page>
  );
}
