import { Button } from '@mantine/core';
import { IconPlus, IconUserQuestion } from '@tabler/icons-react';
import { useOpened, usePath, useQuery } from '#kernel/web/address.ts';
import { useFoundRows, type RowRules } from '#kernel/web/find-rows.ts';
import { useFormat } from '#kernel/web/format.ts';
import { Link } from '#kernel/web/Link.tsx';
import { ListView } from '#kernel/web/ListView.tsx';
import { useReadOnly } from '#kernel/web/session.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { useList } from '#kernel/web/use-list.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Notice } from '#ui/Notice.tsx';
import type { Column } from '#ui/table/column.ts';
import { getSubjectRequests, type SubjectRequest } from '../../contract/endpoints-requests.ts';
import { requestKinds, requestStates } from '../../contract/kinds.ts';
import { GdprFrame } from '../components/GdprFrame.tsx';
import { useGdprTexts } from '../gdpr-words.ts';
import { RequestDrawer } from './RequestDrawer.tsx';
import { RequestDue } from './RequestDue.tsx';

const filterKeys = ['state', 'kind'] as const;
const idOf = ({ subjectRequestId }: SubjectRequest) => subjectRequestId;
/** The server's order stands: open ones by their last day. */
const rules: RowRules<SubjectRequest> = {
  textOf: ({ requesterName, requesterContact, description, responsible }) =>
    [requesterName, requesterContact, description, responsible ?? ''].join(' '),
  filters: { state: ({ state }) => state, kind: ({ kind }) => kind },
};

/** What people ask about their own data, with the last day of each answer (gdpr.96). */
export function RequestsPage() {
  const t = useGdprTexts();
  const isFixed = useReadOnly();
  const { id: opened, open, close } = useOpened('request');
  const list = useList({ filterKeys });
  const read = useCall(getSubjectRequests, {});
  const all = read.answer?.subjectRequests;
  const { rows, total } = useFoundRows(all, list, rules);
  const late = all?.filter(({ isOverdue }) => isOverdue).length ?? 0;
  const mayAdd = read.answer?.permissions.create === true && !isFixed;
  const add = mayAdd && (
    <Button leftSection={<IconPlus aria-hidden />} onClick={() => open('new')}>
      {t('requests.add')}
    </Button>
  );
  const request = all?.find(({ subjectRequestId }) => subjectRequestId === opened);
  const filters = [
    {
      key: 'state',
      label: t('requests.filters.state'),
      values: requestStates.map((value) => ({ value, label: t(`requests.states.${value}`) })),
    },
    {
      key: 'kind',
      label: t('requests.filters.kind'),
      values: requestKinds.map((value) => ({ value, label: t(`requests.kinds.${value}`) })),
    },
  ];
  return (
    <GdprFrame place="requests" refused={read.error} lead={t('requests.lead')} actions={add}>
      {late > 0 && <Notice tone="bad">{t('requests.overdueCount', { count: late })}</Notice>}
      <ListView
        name="gdprRequests"
        list={list}
        read={read}
        rows={rows}
        total={total}
        label={t('requests.label')}
        search={t('requests.search')}
        filters={filters}
        columns={useRequestColumns()}
        rowKey={idOf}
        onOpen={({ subjectRequestId }) => open(subjectRequestId)}
        empty={<EmptyState icon={IconUserQuestion} title={t('requests.empty')} text={t('requests.emptyText')} action={add} />}
      />
      {opened && (request ?? (opened === 'new' && mayAdd)) && (
        <RequestDrawer key={opened} request={request} isFixed={isFixed} onClose={close} />
      )}
    </GdprFrame>
  );
}

function useRequestColumns(): Column<SubjectRequest>[] {
  const t = useGdprTexts();
  const format = useFormat();
  const path = usePath();
  const [query] = useQuery();
  const name = ({ subjectRequestId, requesterName }: SubjectRequest) => (
    <Link to={path} query={{ ...query, request: subjectRequestId }} opens="request">
      {requesterName || t('requests.erased')}
    </Link>
  );
  return [
    { key: 'requester', header: t('requests.columns.requester'), cell: name, isPrimary: true, width: 12, maxWidth: 18 },
    { key: 'kind', header: t('requests.columns.kind'), cell: ({ kind }) => t(`requests.kinds.${kind}`), width: 10 },
    { key: 'state', header: t('requests.columns.state'), cell: (request) => <RequestDue request={request} />, width: 10 },
    { key: 'dueDate', header: t('requests.columns.dueDate'), cell: ({ dueDate }) => format.date(dueDate), width: 8 },
    { key: 'responsible', header: t('requests.columns.responsible'), cell: ({ responsible }) => responsible ?? '', width: 9 },
    { key: 'receivedOn', header: t('requests.columns.receivedOn'), cell: ({ receivedOn }) => format.date(receivedOn), width: 8 },
  ];
}
