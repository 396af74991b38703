import { DateRangeField } from '#kernel/web/DateRangeField.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { type List, useListTexts } from '#kernel/web/use-list.ts';
import { FilterBar } from '#ui/table/FilterBar.tsx';
import { SearchField } from '#ui/table/SearchField.tsx';
import type { LogArea, LogLine } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import styles from './log.module.css';
import { PersonChoice } from './PersonChoice.tsx';

interface LogFiltersProps {
  list: List;
  /** The current lines: an erased person's name is taken from them. */
  lines: readonly LogLine[];
  areas: readonly LogArea[];
}

/** Filters the log by words, person, period and area. */
export function LogFilters({ list, lines, areas }: LogFiltersProps) {
  const t = useTexts<typeof en>('log');
  const words = useListTexts();
  const { area, show } = list.filters;
  const filters = [
    { key: 'area', label: t('list.area'), values: areas.map((one) => ({ value: one.area, label: one.name })) },
    { key: 'show', label: t('list.mark'), values: [{ value: 'deletions', label: t('list.onlyDeletions') }] },
  ];
  const dayOf = (key: string) => list.filters[key]?.[0] ?? '';
  const setDay = (key: string) => (day: string) => list.setFilter(key, day ? [day] : []);
  return (
    <>
      <FilterBar
        filters={filters}
        chosen={{ ...(area && { area }), ...(show && { show }) }}
        onChange={list.setFilter}
        onClear={list.clear}
        texts={words.filters}
        search={<SearchField value={list.search} onChange={list.setSearch} label={t('list.search')} clearLabel={words.search.clearLabel} />}
      />
      <div className={styles['narrow']}>
        <PersonChoice list={list} lines={lines} />
        <DateRangeField
          from={{ label: t('list.from'), value: dayOf('from'), onChange: setDay('from') }}
          to={{ label: t('list.to'), value: dayOf('to'), onChange: setDay('to') }}
        />
      </div>
    </>
  );
}
