import { Button, Switch } from '@mantine/core';
import { IconDownload, IconUsers } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useQuery } from '#kernel/web/address.ts';
import { DateRangeField } from '#kernel/web/DateRangeField.tsx';
import { NoHits } from '#kernel/web/NoHits.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { useList, useListTexts } from '#kernel/web/use-list.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { ListSkeleton } from '#ui/ListSkeleton.tsx';
import { Notice } from '#ui/Notice.tsx';
import { FilterBar } from '#ui/table/FilterBar.tsx';
import { SearchField } from '#ui/table/SearchField.tsx';
import { useNarrow } from '#ui/use-narrow.ts';
import { getCompanyAbsenceSummary } from '../../contract/endpoints.ts';
import type { SummaryRow } from '../../contract/entities-balance.ts';
import type { en } from '../../texts/en.ts';
import { LoadedWhenOpen } from './LoadedWhenOpen.tsx';
import { narrowed } from './summary-rows.ts';
import styles from './summary.module.css';
import { SummaryTable } from './SummaryTable.tsx';
import { useSummaryPeriod } from './use-summary.ts';

/** Days by type and the remaining days, for each person of a period (absence.67). */
export function Summary() {
  const t = useTexts<typeof en>('absence');
  const [, change] = useQuery();
  const words = useListTexts();
  const isNarrow = useNarrow();
  const period = useSummaryPeriod();
  const { startDate, endDate, isRequested } = period;
  const isPeriod = endDate >= startDate;
  const query = { startDate, endDate, includeRequestedAbsences: isRequested ? ('true' as const) : ('false' as const) };
  const read = useCall(getCompanyAbsenceSummary, { query }, { keepsPrevious: true, enabled: isPeriod });
  const list = useList({ filterKeys: ['department'] });
  const all = read.answer?.companyAbsenceSummary ?? nobody;
  const departments = useMemo(() => [...new Set(all.map(({ department }) => department ?? ''))].toSorted(byName), [all]);
  const values = departments.map((value) => ({ value, label: value || t('summary.noDepartment') }));
  return (
    <div className={styles['summary']}>
      <FilterBar
        filters={values.length > 1 ? [{ key: 'department', label: t('summary.department'), values }] : []}
        chosen={list.filters}
        onChange={list.setFilter}
        onClear={list.clear}
        texts={words.filters}
        search={
          <SearchField value={list.search} onChange={list.setSearch} label={t('summary.search')} clearLabel={words.search.clearLabel} />
        }
        fields={isNarrow && <Period {...period} />}
        end={
          <div className={styles['period']}>
            {!isNarrow && <Period {...period} />}
            <ExportButton onClick={() => change({ export: 'absence' })} />
          </div>
        }
      />
      {isPeriod ? (
        <LoadedWhenOpen read={read} skeleton={<ListSkeleton rows={8} />}>
          {({ companyAbsenceSummary: rows }) => (
            <Rows
              rows={rows}
              shown={narrowed(rows, { search: list.search, departments: list.filters['department'] ?? [] })}
              isRefreshing={read.refreshing}
              onClear={list.clear}
            />
          )}
        </LoadedWhenOpen>
      ) : (
        <Notice tone="warn">{t('summary.wrongPeriod')}</Notice>
      )}
    </div>
  );
}

/** On a phone its icon, so that the controls stand in one row. */
function ExportButton({ onClick }: { onClick: () => void }) {
  const label = useTexts<typeof en>('absence')('summary.export');
  if (useNarrow()) return <IconButton variant="default" label={label} icon={IconDownload} onClick={onClick} />;
  return (
    <Button variant="default" leftSection={<IconDownload aria-hidden />} onClick={onClick}>
      {label}
    </Button>
  );
}

const nobody: readonly SummaryRow[] = [];

function Period({ shownFrom, shownTo, isRequested, setFrom, setTo, setRequested }: ReturnType<typeof useSummaryPeriod>) {
  const t = useTexts<typeof en>('absence');
  // No form (search): the period stands in the address.
  return (
    <>
      <DateRangeField
        from={{ label: t('summary.from'), value: shownFrom, onChange: setFrom }}
        to={{ label: t('summary.to'), value: shownTo, onChange: setTo }}
      />
      <Switch label={t('summary.requested')} checked={isRequested} onChange={(event) => setRequested(event.currentTarget.checked)} />
    </>
  );
}

interface RowsProps {
  rows: readonly SummaryRow[];
  /** Those that were searched for. */
  shown: readonly SummaryRow[];
  isRefreshing: boolean;
  onClear: () => void;
}

function Rows({ rows, shown, isRefreshing, onClear }: RowsProps) {
  const t = useTexts<typeof en>('absence');
  if (rows.length === 0) return <EmptyState icon={IconUsers} title={t('summary.none')} text={t('summary.noneText')} />;
  return shown.length > 0 ? <SummaryTable rows={shown} isRefreshing={isRefreshing} /> : <NoHits clear={onClear} />;
}

function byName(one: string, other: string): number {
  return one.localeCompare(other, 'nb');
}
