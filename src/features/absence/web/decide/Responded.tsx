import { Tabs } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useOpened, useQuery } from '#kernel/web/address.ts';
import { call } from '#kernel/web/call.ts';
import type { ListExport } from '#kernel/web/ExportList.tsx';
import { exportRows } from '#kernel/web/export-rows.ts';
import { countValues, useFoundRows, type RowRules } from '#kernel/web/find-rows.ts';
import { useFormat } from '#kernel/web/format.ts';
import { ListView } from '#kernel/web/ListView.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import type { Read } from '#kernel/web/use-call.ts';
import { useList } from '#kernel/web/use-list.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { StatusBadge } from '#ui/StatusBadge.tsx';
import { Link } from '#kernel/web/Link.tsx';
import type { Column } from '#ui/table/column.ts';
import { TabList } from '#ui/TabList.tsx';
import type { VacationTransfer } from '../../contract/entities-balance.ts';
import { exportRespondedRequests } from '../../contract/endpoints.ts';
import { fileColumns, respondedColumns } from '../../contract/rules/request-columns.ts';
import { decidedAbsences, decidedTransfers, type DecidedAbsence, type RespondedRequests } from '../../contract/rules/requests.ts';
import type { en } from '../../texts/en.ts';
import { transferLooks } from '../looks.ts';
import { AbsenceStatusBadge, TypeMark } from '../TypeMark.tsx';
import { useYear, YearSelect } from './YearSelect.tsx';
import { absenceType, absenceTypes, nameIn, transferStatus } from '../../contract/kinds.ts';

const absenceIdOf = ({ absence }: DecidedAbsence) => absence.absenceId;
const transferIdOf = ({ vacationDaysTransferRequestEncrId }: VacationTransfer) => vacationDaysTransferRequestEncrId;

/** What is shown of the open year, as a file. */
function useExport<Row>(found: readonly Row[] | undefined, idOf: (row: Row) => string): ListExport<Row> {
  const { year } = useYear();
  return exportRows({ columns: respondedColumns, parts: fileColumns, found, idOf }, (shown, signal) =>
    call(exportRespondedRequests, { body: { year, ...shown } }, { signal }),
  );
}

// Defined outside the component, so that cells are not remounted on each render.
const cells = {
  person: (row: DecidedAbsence) => <CardLink row={row} />,
  type: ({ absence: { type } }: DecidedAbsence) => <TypeMark type={type} />,
  status: ({ absence: { status } }: DecidedAbsence) => <AbsenceStatusBadge status={status} />,
  transfer: (transfer: VacationTransfer) => <TransferBadge transfer={transfer} />,
};

/** Decided requests, approved and declined together, the newest first (absence.64). */
export function Responded({ answer, read }: RespondedProps) {
  const t = useTexts<typeof en>('absence');
  const [{ tab }, change] = useQuery();
  const open = tab === 'transfer' ? 'transfer' : 'absence';
  return (
    <Tabs value={open} onChange={(next) => change({ tab: next === 'transfer' ? next : undefined, type: undefined })} keepMounted={false}>
      <TabList mb="md">
        <Tabs.Tab value="absence">{t('decide.responded.tabs.absence')}</Tabs.Tab>
        <Tabs.Tab value="transfer">{t('decide.responded.tabs.transfer')}</Tabs.Tab>
      </TabList>
      <Tabs.Panel value="absence">
        <Absences answer={answer} read={read} />
      </Tabs.Panel>
      <Tabs.Panel value="transfer">
        <Transfers answer={answer} read={read} />
      </Tabs.Panel>
    </Tabs>
  );
}

interface RespondedProps {
  answer: RespondedRequests;
  read: Read<RespondedRequests>;
}

const newestFirst = { sortBy: 'date', sortDirection: 'desc' } as const;

const absenceRules: RowRules<DecidedAbsence> = {
  textOf: ({ absence, person }) => `${person.fullName} ${absence.decision?.comment ?? ''}`,
  filters: { type: ({ absence }) => String(absence.type) },
  sorts: {
    date: ({ absence }) => absence.decision?.date ?? '',
    person: ({ person }) => person.fullName,
    when: ({ absence }) => absence.startDate,
  },
};

function Absences({ answer, read }: RespondedProps) {
  const t = useTexts<typeof en>('absence');
  const { open } = useOpened('absenceId');
  const list = useList({ filterKeys: ['type'], ...newestFirst });
  const all = useMemo(() => decidedAbsences(answer), [answer]);
  const { found } = useFoundRows(all, list, absenceRules);
  const columns = useAbsenceColumns();
  const types = countValues(all, ({ absence }) => String(absence.type));
  const values = absenceTypes.map((type) => ({
    value: String(type),
    label: t(`types.${nameIn(absenceType, type)}`),
    count: types.get(String(type)) ?? 0,
  }));
  return (
    <ListView
      name="absence-decided"
      hasViews
      list={list}
      read={read}
      rows={found}
      label={t('decide.responded.tabs.absence')}
      search={t('decide.search')}
      filters={types.size > 1 ? [{ key: 'type', label: t('decide.columns.type'), values: values.filter(({ count }) => count > 0) }] : []}
      buttons={<YearSelect />}
      columns={columns}
      rowKey={absenceIdOf}
      selection={{ nameOf: ({ person }) => person.fullName }}
      exports={useExport(found, absenceIdOf)}
      onOpen={({ absence: { absenceId } }) => open(absenceId)}
      empty={<Nothing />}
    />
  );
}

function useAbsenceColumns(): Column<DecidedAbsence>[] {
  const t = useTexts<typeof en>('absence');
  const format = useFormat();
  return [
    { key: 'person', header: t('decide.columns.person'), isPrimary: true, isSortable: true, width: 10, maxWidth: 11, cell: cells.person },
    { key: 'type', header: t('decide.columns.type'), cell: cells.type },
    {
      key: 'when',
      header: t('decide.columns.when'),
      isSortable: true,
      cell: ({ absence }) => format.dateRange(absence.startDate, absence.endDate, 'short'),
    },
    { key: 'days', header: t('decide.columns.days'), align: 'end', cell: ({ absence }) => format.number(absence.workingDays) },
    { key: 'status', header: t('decide.columns.status'), cell: cells.status },
    {
      key: 'by',
      header: t('decide.columns.by'),
      maxWidth: 8,
      cell: ({ absence }) => absence.decision?.by?.fullName ?? t('card.history.erased'),
    },
    { key: 'date', header: t('decide.columns.date'), isSortable: true, cell: ({ absence }) => format.moment(absence.decision?.date) },
    { key: 'comment', header: t('decide.columns.comment'), maxWidth: 9, cell: ({ absence }) => absence.decision?.comment ?? '' },
  ];
}

const transferRules: RowRules<VacationTransfer> = {
  textOf: ({ fullName, decisionComment }) => `${fullName} ${decisionComment ?? ''}`,
  sorts: { date: ({ actionDate }) => actionDate ?? '', person: ({ fullName }) => fullName },
};

function Transfers({ answer, read }: RespondedProps) {
  const t = useTexts<typeof en>('absence');
  const list = useList({ filterKeys: [], ...newestFirst });
  const all = useMemo(() => decidedTransfers(answer), [answer]);
  const { found } = useFoundRows(all, list, transferRules);
  const columns = useTransferColumns();
  return (
    <ListView
      name="absence-transfers"
      hasViews
      list={list}
      read={read}
      rows={found}
      label={t('decide.responded.tabs.transfer')}
      search={t('decide.search')}
      buttons={<YearSelect />}
      columns={columns}
      rowKey={transferIdOf}
      selection={{ nameOf: ({ fullName }) => fullName }}
      exports={useExport(found, transferIdOf)}
      empty={<Nothing />}
    />
  );
}

function useTransferColumns(): Column<VacationTransfer>[] {
  const t = useTexts<typeof en>('absence');
  const format = useFormat();
  return [
    { key: 'person', header: t('decide.columns.person'), isPrimary: true, isSortable: true, width: 11, cell: ({ fullName }) => fullName },
    { key: 'years', header: t('decide.columns.years'), cell: ({ year, toYear }) => `${year} → ${toYear}` },
    { key: 'days', header: t('decide.columns.days'), align: 'end', cell: ({ vacationDays }) => format.number(vacationDays) },
    { key: 'status', header: t('decide.columns.status'), cell: cells.transfer },
    {
      key: 'by',
      header: t('decide.columns.by'),
      cell: ({ actionCompanyUser }) => actionCompanyUser?.fullName ?? t('card.history.erased'),
    },
    { key: 'date', header: t('decide.columns.date'), isSortable: true, cell: ({ actionDate }) => format.moment(actionDate) },
    { key: 'comment', header: t('decide.columns.comment'), cell: ({ decisionComment }) => decisionComment ?? '' },
  ];
}

function CardLink({ row: { absence, person } }: { row: DecidedAbsence }) {
  const [query] = useQuery();
  return (
    <Link
      to="/vacation-and-leave/responded-requests"
      query={{ ...query, absenceId: absence.absenceId }}
      title={person.fullName}
      opens="absenceId"
    >
      {person.fullName}
    </Link>
  );
}

function TransferBadge({ transfer: { vacationDaysTransferStatus: status } }: { transfer: VacationTransfer }) {
  const t = useTexts<typeof en>('absence');
  const { tone, icon } = transferLooks[status];
  return (
    <StatusBadge tone={tone} icon={icon}>
      {t(status === transferStatus.declined ? 'decide.responded.declined' : 'decide.responded.approved')}
    </StatusBadge>
  );
}

function Nothing() {
  const t = useTexts<typeof en>('absence');
  const { year } = useYear();
  return <EmptyState icon={IconHistory} title={t('decide.responded.none', { year: String(year) })} text={t('decide.responded.noneText')} />;
}
