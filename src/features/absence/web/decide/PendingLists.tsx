import { IconInbox } from '@tabler/icons-react';
import { useId, useState, type ReactNode } from 'react';
import { useQuery } from '#kernel/web/address.ts';
import { useFormat } from '#kernel/web/format.ts';
import { useReadOnly } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useListTexts } from '#kernel/web/use-list.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import type { Column } from '#ui/table/column.ts';
import { DataTable } from '#ui/table/DataTable.tsx';
import type { VacationTransfer } from '../../contract/entities-balance.ts';
import type { en } from '../../texts/en.ts';
import { useAbsenceColumns } from './absence-columns.ts';
import styles from './decide.module.css';
import { absenceLists, decidable, waitingIn, type Pending, type PendingList } from './pending.ts';
import { SelectionBar } from './SelectionBar.tsx';
import { DecideLink } from './WaitingCells.tsx';

/** The non-empty lists of pending requests. */
export function PendingLists({ pending, isRefreshing }: { pending: Pending; isRefreshing: boolean }) {
  const t = useTexts<typeof en>('absence');
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  if (waitingIn(pending) === 0)
    return (
      <EmptyState icon={<IconInbox aria-hidden size={28} stroke={1.5} />} title={t('decide.nothing')} text={t('decide.nothingText')} />
    );
  const chosen = decidable(pending, ticked);
  const transfers = pending.pendingVacationTransferRequests;
  return (
    <div>
      <div className={styles['lists']}>
        {absenceLists(pending).map((list) => (
          <Section key={list.ask} title={t(`decide.lists.${list.ask}`)} count={list.rows.length}>
            <AbsenceList list={list} ticked={ticked} onTick={setTicked} isRefreshing={isRefreshing} />
          </Section>
        ))}
        {transfers.length > 0 && (
          <Section title={t('decide.lists.transfer')} count={transfers.length}>
            <TransferList transfers={transfers} isRefreshing={isRefreshing} />
          </Section>
        )}
      </div>
      {chosen.length > 0 && <SelectionBar absenceIds={chosen} onClear={() => setTicked(new Set())} />}
    </div>
  );
}

function Section({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  const t = useTexts<typeof en>('absence');
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles['listHead']}>
        {title} <span className={styles['count']}>{t('decide.count', { count })}</span>
      </h2>
      {children}
    </section>
  );
}

interface AbsenceListProps {
  list: PendingList;
  ticked: ReadonlySet<string>;
  onTick: (keys: ReadonlySet<string>) => void;
  isRefreshing: boolean;
}

function AbsenceList({ list: { ask, rows }, ticked, onTick, isRefreshing }: AbsenceListProps) {
  const t = useTexts<typeof en>('absence');
  const { table } = useListTexts();
  const columns = useAbsenceColumns();
  const [, change] = useQuery();
  const isFixed = useReadOnly();
  const selection = { keys: ticked, change: onTick, nameOf: ({ person }: (typeof rows)[number]) => person.fullName };
  return (
    <DataTable
      label={t(`decide.lists.${ask}`)}
      rows={rows}
      columns={columns}
      rowKey={({ absence }) => absence.absenceId}
      onOpen={({ absence }) => change({ decide: absence.absenceId })}
      {...(!isFixed && { selection })}
      empty={null}
      isRefreshing={isRefreshing}
      texts={table}
    />
  );
}

function TransferList({ transfers, isRefreshing }: { transfers: readonly VacationTransfer[]; isRefreshing: boolean }) {
  const t = useTexts<typeof en>('absence');
  const format = useFormat();
  const { table } = useListTexts();
  const [, change] = useQuery();
  const [now] = useState(() => new Date());
  const columns: Column<VacationTransfer>[] = [
    {
      key: 'person',
      header: t('decide.columns.person'),
      isPrimary: true,
      width: 11,
      cell: linkOfTransfer,
    },
    { key: 'years', header: t('decide.columns.years'), cell: ({ year, toYear }) => `${year} → ${toYear}` },
    { key: 'days', header: t('decide.columns.days'), align: 'end', cell: ({ vacationDays }) => format.number(vacationDays) },
    {
      key: 'left',
      header: t('decide.columns.left'),
      align: 'end',
      cell: ({ available, vacationDays }) => format.number(available - vacationDays),
    },
    { key: 'comment', header: t('decide.columns.comment'), cell: ({ comment }) => comment ?? '' },
    { key: 'since', header: t('decide.columns.since'), cell: ({ requestedDate }) => format.relative(requestedDate, now) },
  ];
  return (
    <DataTable
      label={t('decide.lists.transfer')}
      rows={transfers}
      columns={columns}
      rowKey={({ vacationDaysTransferRequestEncrId }) => vacationDaysTransferRequestEncrId}
      onOpen={({ vacationDaysTransferRequestEncrId }) => change({ decide: vacationDaysTransferRequestEncrId })}
      empty={null}
      isRefreshing={isRefreshing}
      texts={table}
    />
  );
}

const linkOfTransfer = (transfer: VacationTransfer) => <TransferLink transfer={transfer} />;

function TransferLink({
  transfer: { vacationDaysTransferRequestEncrId: id, fullName, vacationDays, year, toYear },
}: {
  transfer: VacationTransfer;
}) {
  const t = useTexts<typeof en>('absence');
  const what = t('decide.modal.transferText', { days: vacationDays, year: String(year), toYear: String(toYear) });
  return (
    <DecideLink id={id} label={t('decide.open', { name: fullName, what })}>
      {fullName}
    </DecideLink>
  );
}
