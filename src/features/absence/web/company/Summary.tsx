import { Button, Skeleton, Switch } from '@mantine/core';
import { IconDownload, IconUsers } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useQuery } from '#kernel/web/address.ts';
import { DateRangeField } from '#kernel/web/DateRangeField.tsx';
import { NoHits } from '#kernel/web/NoHits.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { useList, useListTexts } from '#kernel/web/use-list.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Notice } from '#ui/Notice.tsx';
import { FilterBar } from '#ui/table/FilterBar.tsx';
import { SearchField } from '#ui/table/SearchField.tsx';
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
  const period = useSummaryPeriod();
  const { startDate, endDate, isRequested } = period;
  const isPeriod = endDate >= startDate;
  const query = { startDate, endDate, includeRequestedAbsences: isRequested ? ('true' as const) : ('false' as const) };
  const read = useCall(getCompanyAbsenceSummary, { query }, { keepsPrevious: true, enabled: isPeriod });
  return (
    <div className={styles['summary']}>
      <div className={styles['period']}>
        <DateRangeField
          from={{ label: t('summary.from'), value: startDate, onChange: period.setFrom }}
          to={{ label: t('summary.to'), value: endDate, onChange: period.setTo }}
        />
        <Switch
          label={t('summary.requested')}
          checked={isRequested}
          onChange={(event) => period.setRequested(event.currentTarget.checked)}
        />
      </div>
      {isPeriod ? (
        <LoadedWhenOpen read={read} skeleton={<Skeleton height={420} radius="lg" />}>
          {({ companyAbsenceSummary }) => <Narrowed rows={companyAbsenceSummary} isRefreshing={read.refreshing} />}
        </LoadedWhenOpen>
      ) : (
        <Notice tone="warn">{t('summary.wrongPeriod')}</Notice>
      )}
    </div>
  );
}

function Narrowed({ rows, isRefreshing }: { rows: readonly SummaryRow[]; isRefreshing: boolean }) {
  const t = useTexts<typeof en>('absence');
  const [, change] = useQuery();
  const words = useListTexts();
  const list = useList({ filterKeys: ['department'] });
  const departments = useMemo(() => [...new Set(rows.map(({ department }) => department ?? ''))].toSorted(byName), [rows]);
  if (rows.length === 0) return <EmptyState icon={IconUsers} title={t('summary.none')} text={t('summary.noneText')} />;
  const values = departments.map((value) => ({ value, label: value || t('summary.noDepartment') }));
  const shown = narrowed(rows, { search: list.search, departments: list.filters['department'] ?? [] });
  return (
    <>
      <FilterBar
        filters={values.length > 1 ? [{ key: 'department', label: t('summary.department'), values }] : []}
        chosen={list.filters}
        onChange={list.setFilter}
        onClear={list.clear}
        texts={words.filters}
        search={
          <SearchField value={list.search} onChange={list.setSearch} label={t('summary.search')} clearLabel={words.search.clearLabel} />
        }
        end={
          <Button variant="default" leftSection={<IconDownload aria-hidden />} onClick={() => change({ export: 'absence' })}>
            {t('summary.export')}
          </Button>
        }
      />
      {shown.length > 0 && <SummaryTable rows={shown} isRefreshing={isRefreshing} />}
      {shown.length === 0 && <NoHits clear={list.clear} />}
    </>
  );
}

function byName(one: string, other: string): number {
  return one.localeCompare(other, 'nb');
}
