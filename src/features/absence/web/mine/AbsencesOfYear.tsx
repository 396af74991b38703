import { Select } from '@mantine/core';
import { IconBeach } from '@tabler/icons-react';
import { useOpened, usePath, useQuery } from '#kernel/web/address.ts';
import { useFormat } from '#kernel/web/format.ts';
import { CallErrorState } from '#kernel/web/Loaded.tsx';
import { NoHits } from '#kernel/web/NoHits.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { useListTexts } from '#kernel/web/use-list.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { TwoLines } from '#ui/TwoLines.tsx';
import type { Column } from '#ui/table/column.ts';
import { DataTable } from '#ui/table/DataTable.tsx';
import { getCompanyUserAbsencesByYear } from '../../contract/endpoints.ts';
import type { Absence, AbsenceDays } from '../../contract/entities.ts';
import { absencePortion, absenceType, absenceTypes, nameIn } from '../../contract/kinds.ts';
import type { en } from '../../texts/en.ts';
import { Elsewhere } from '../decide/Elsewhere.tsx';
import { AbsenceStatusBadge, TypeMark } from '../TypeMark.tsx';
import { filtered, statusGroups, unfiltered } from './absence-list.ts';
import styles from './mine.module.css';

/** A person's absences of a year, newest first, with filters in the address. */
export function AbsencesOfYear({ companyUserId, year }: { companyUserId: string; year: number }) {
  const t = useTexts<typeof en>('absence');
  const { table } = useListTexts();
  const columns = useColumns();
  const path = usePath();
  const [query] = useQuery();
  const { kind, state } = query;
  const { open } = useOpened('absenceId');
  const { answer, error, retry } = useCall(getCompanyUserAbsencesByYear, { query: { companyUserId, year } });
  if (error && !answer) return <CallErrorState error={error} retry={retry} />;
  const all = answer?.companyUserAbsences;
  const elsewhere = answer?.elsewhere ?? [];
  const title = t('mine.list.title', { year: String(year) });
  return (
    <section aria-labelledby={`absences-${year}`}>
      <div className={styles['listHead']}>
        <h2 id={`absences-${year}`} className={styles['heading']}>
          {title}
        </h2>
        {all && all.length > 0 && <Filters />}
      </div>
      {elsewhere.length > 0 && (
        <div className={styles['waiting']}>
          <Elsewhere years={elsewhere} to={path} query={unfiltered(query)} />
        </div>
      )}
      <DataTable
        label={title}
        columns={columns}
        rows={all && filtered(all, { type: kind, state })}
        rowKey={({ absenceId }) => absenceId}
        onOpen={({ absenceId }) => open(absenceId)}
        texts={table}
        empty={<Nothing year={year} isFiltered={(all?.length ?? 0) > 0} />}
      />
    </section>
  );
}

function Nothing({ year, isFiltered }: { year: number; isFiltered: boolean }) {
  const t = useTexts<typeof en>('absence');
  const [, change] = useQuery();
  if (isFiltered) return <NoHits clear={() => change({ kind: undefined, state: undefined })} />;
  return <EmptyState icon={IconBeach} title={t('mine.list.empty', { year: String(year) })} text={t('mine.list.emptyText')} />;
}

function Filters() {
  const t = useTexts<typeof en>('absence');
  const [{ kind = '', state = '' }, change] = useQuery();
  return (
    <div className={styles['filters']}>
      <Select
        size="xs"
        aria-label={t('mine.list.type')}
        allowDeselect={false}
        data={[
          { value: '', label: t('mine.list.allTypes') },
          ...absenceTypes.map((type) => ({ value: String(type), label: t(`types.${nameIn(absenceType, type)}`) })),
        ]}
        value={kind}
        onChange={(next) => change({ kind: next ?? '' })}
      />
      <Select
        size="xs"
        aria-label={t('mine.list.status')}
        allowDeselect={false}
        data={[
          { value: '', label: t('mine.list.allStatuses') },
          ...statusGroups.map((group) => ({ value: group, label: t(`mine.list.${group}`) })),
        ]}
        value={state}
        onChange={(next) => change({ state: next ?? '' })}
      />
    </div>
  );
}

function useColumns(): Column<Absence>[] {
  const t = useTexts<typeof en>('absence');
  const format = useFormat();
  const { open } = useOpened('absenceId');
  const whenOf = (absence: AbsenceDays): string => {
    const period = format.dateRange(absence.startDate, absence.endDate);
    if (absence.recurrence) return t('mine.list.portion', { period, portion: t('mine.list.repeats') });
    const portion = t(`portions.${nameIn(absencePortion, absence.absencePortion)}`);
    return absence.absencePortion === absencePortion.FullDay ? period : t('mine.list.portion', { period, portion });
  };
  return [
    {
      key: 'when',
      header: t('mine.list.when'),
      isPrimary: true,
      cell: (absence) => (
        <TwoLines about={absence.proposed && t('mine.list.wished', { what: whenOf(absence.proposed) })}>
          <button type="button" className={styles['link']} onClick={() => open(absence.absenceId)}>
            {whenOf(absence)}
          </button>
        </TwoLines>
      ),
    },
    { key: 'type', header: t('mine.list.type'), cell: ({ type }) => <TypeMark type={type} /> },
    { key: 'days', header: t('mine.list.days'), align: 'end', cell: (absence) => <Days absence={absence} /> },
    { key: 'status', header: t('mine.list.status'), cell: ({ status }) => <AbsenceStatusBadge status={status} /> },
  ];
}

/** The days that are agreed, and those of a change that waits. */
function Days({ absence: { workingDays, proposed } }: { absence: Absence }) {
  const t = useTexts<typeof en>('absence');
  const format = useFormat();
  const isOther = proposed !== null && proposed.workingDays !== workingDays;
  return (
    <TwoLines about={isOther && t('mine.list.wished', { what: format.number(proposed.workingDays) })}>
      {format.number(workingDays)}
    </TwoLines>
  );
}
