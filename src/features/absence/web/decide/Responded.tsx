import { Tabs } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useQuery } from '#kernel/web/address.ts';
import type { Answer } from '#kernel/contract/endpoint.ts';
import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useListTexts } from '#kernel/web/use-list.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { StatusBadge } from '#ui/StatusBadge.tsx';
import { Link } from '#kernel/web/Link.tsx';
import type { Column } from '#ui/table/column.ts';
import { DataTable } from '#ui/table/DataTable.tsx';
import type { VacationTransfer } from '../../contract/entities-balance.ts';
import type { getRespondedRequestsByYear } from '../../contract/endpoints.ts';
import type { en } from '../../texts/en.ts';
import { transferLooks } from '../looks.ts';
import { AbsenceStatusBadge, TypeMark } from '../TypeMark.tsx';
import { useYear } from './YearSelect.tsx';
import { transferStatus } from '../../contract/kinds.ts';

type Answered = Answer<typeof getRespondedRequestsByYear>;
type DecidedAbsence = Answered['approvedAbsenceRequests'][number];

// Defined outside the component, so that cells are not remounted on each render.
const cells = {
  person: (row: DecidedAbsence) => <CardLink row={row} />,
  type: ({ absence: { type } }: DecidedAbsence) => <TypeMark type={type} />,
  status: ({ absence: { status } }: DecidedAbsence) => <AbsenceStatusBadge status={status} />,
  transfer: (transfer: VacationTransfer) => <TransferBadge transfer={transfer} />,
};

/** Decided requests, approved and declined together, the newest first (absence.64). */
export function Responded({ answer }: { answer: Answered }) {
  const t = useTexts<typeof en>('absence');
  const [{ tab }, change] = useQuery();
  const open = tab === 'transfer' ? 'transfer' : 'absence';
  return (
    <Tabs value={open} onChange={(next) => change({ tab: next === 'transfer' ? next : undefined })} keepMounted={false}>
      <Tabs.List mb="md">
        <Tabs.Tab value="absence">{t('decide.responded.tabs.absence')}</Tabs.Tab>
        <Tabs.Tab value="transfer">{t('decide.responded.tabs.transfer')}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="absence">
        <Absences rows={decidedAbsences(answer)} />
      </Tabs.Panel>
      <Tabs.Panel value="transfer">
        <Transfers rows={decidedTransfers(answer)} />
      </Tabs.Panel>
    </Tabs>
  );
}

function Absences({ rows }: { rows: readonly DecidedAbsence[] }) {
  const t = useTexts<typeof en>('absence');
  const { table } = useListTexts();
  const [, change] = useQuery();
  const format = useFormat();
  const columns: Column<DecidedAbsence>[] = [
    {
      key: 'person',
      header: t('decide.columns.person'),
      isPrimary: true,
      width: 11,
      cell: cells.person,
    },
    { key: 'type', header: t('decide.columns.type'), cell: cells.type },
    { key: 'when', header: t('decide.columns.when'), cell: ({ absence }) => format.dateRange(absence.startDate, absence.endDate) },
    { key: 'days', header: t('decide.columns.days'), align: 'end', cell: ({ absence }) => format.number(absence.workingDays) },
    { key: 'status', header: t('decide.columns.status'), cell: cells.status },
    { key: 'by', header: t('decide.columns.by'), cell: ({ absence }) => absence.decision?.by?.fullName ?? t('card.history.somebody') },
    { key: 'date', header: t('decide.columns.date'), cell: ({ absence }) => format.moment(absence.decision?.date) },
    { key: 'comment', header: t('decide.columns.comment'), cell: ({ absence }) => absence.decision?.comment ?? '' },
  ];
  return (
    <DataTable
      label={t('decide.responded.tabs.absence')}
      rows={rows}
      columns={columns}
      rowKey={({ absence }) => absence.absenceId}
      onOpen={({ absence: { absenceId } }) => change({ absenceId })}
      empty={<Nothing />}
      texts={table}
    />
  );
}

function CardLink({ row: { absence, person } }: { row: DecidedAbsence }) {
  const [query] = useQuery();
  return (
    <Link to="/vacation-and-leave/responded-requests" query={{ ...query, absenceId: absence.absenceId }} replace>
      {person.fullName}
    </Link>
  );
}

function Transfers({ rows }: { rows: readonly VacationTransfer[] }) {
  const t = useTexts<typeof en>('absence');
  const { table } = useListTexts();
  const format = useFormat();
  const columns: Column<VacationTransfer>[] = [
    { key: 'person', header: t('decide.columns.person'), isPrimary: true, width: 11, cell: ({ fullName }) => fullName },
    { key: 'years', header: t('decide.columns.years'), cell: ({ year, toYear }) => `${year} → ${toYear}` },
    { key: 'days', header: t('decide.columns.days'), align: 'end', cell: ({ vacationDays }) => format.number(vacationDays) },
    { key: 'status', header: t('decide.columns.status'), cell: cells.transfer },
    {
      key: 'by',
      header: t('decide.columns.by'),
      cell: ({ actionCompanyUser }) => actionCompanyUser?.fullName ?? t('card.history.somebody'),
    },
    { key: 'date', header: t('decide.columns.date'), cell: ({ actionDate }) => format.moment(actionDate) },
    { key: 'comment', header: t('decide.columns.comment'), cell: ({ decisionComment }) => decisionComment ?? '' },
  ];
  return (
    <DataTable
      label={t('decide.responded.tabs.transfer')}
      rows={rows}
      columns={columns}
      rowKey={({ vacationDaysTransferRequestEncrId }) => vacationDaysTransferRequestEncrId}
      empty={<Nothing />}
      texts={table}
    />
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
  return (
    <EmptyState
      icon={<IconHistory aria-hidden size={28} stroke={1.5} />}
      title={t('decide.responded.none', { year: String(year) })}
      text={t('decide.responded.noneText')}
    />
  );
}

/** Approved and declined requests in one list, newest first. */
function decidedAbsences(answer: Answered): Answered['approvedAbsenceRequests'] {
  return newestFirst([...answer.approvedAbsenceRequests, ...answer.declinedAbsenceRequests], ({ absence }) => absence.decision?.date);
}

function decidedTransfers(answer: Answered): VacationTransfer[] {
  return newestFirst([...answer.approvedVacationTransferRequests, ...answer.declinedVacationTransferRequests], (one) => one.actionDate);
}

function newestFirst<Row>(rows: Row[], dateOf: (row: Row) => string | null | undefined): Row[] {
  return rows.toSorted((one, other) => Date.parse(dateOf(other) ?? '0') - Date.parse(dateOf(one) ?? '0'));
}
