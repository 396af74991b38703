import { Button, Stack } from '@mantine/core';
import { IconCalendarPlus, IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { useOpened, useQuery } from '#kernel/web/address.ts';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { useReadOnly } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { useListTexts } from '#kernel/web/use-list.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { FilterBar } from '#ui/table/FilterBar.tsx';
import { SearchField } from '#ui/table/SearchField.tsx';
import { useNarrow } from '#ui/use-narrow.ts';
import { dayNumber, dayOfNumber } from '#kernel/contract/days.ts';
import { getSettings } from '../../contract/endpoints-company.ts';
import type { AbsenceSettings } from '../../contract/entities-settings.ts';
import type { en } from '../../texts/en.ts';
import { yearOf } from '../day-number.ts';
import { CalendarSkeleton } from './CalendarSkeleton.tsx';
import type { CalendarToolsParts } from './CalendarTools.tsx';
import { CalendarView } from './CalendarView.tsx';
import { chartDays, startFor, zoomOf } from './measures.ts';
import { useCalendar } from './use-calendar.ts';
import { useFilters } from './use-filters.ts';
import { startDayOf } from './use-wallchart.ts';
import styles from './wallchart.module.css';

/** The company's calendar (absence.53). */
export function CompanyCalendar() {
  const settings = useCall(getSettings, {}, { staleMinutes: 5 });
  return (
    <Loaded read={settings} skeleton={<CalendarSkeleton />}>
      {(answer) => <Opened settings={answer.settings} />}
    </Loaded>
  );
}

function Opened({ settings }: { settings: AbsenceSettings }) {
  const t = useTexts<typeof en>('absence');
  const words = useListTexts();
  const isFixed = useReadOnly();
  const isNarrow = useNarrow();
  const [{ date, zoom: requestedZoom }, change] = useQuery();
  const { open: openForm } = useOpened('absence');
  const zoom = zoomOf(requestedZoom);
  const startDay = startDayOf(date, settings.today, zoom);
  const [sight, setSight] = useState(() => yearsAround(startDay));
  const { data, read, isKnown } = useCalendar(yearOf(sight.from), yearOf(sight.to));
  const { list, filter, types, choices } = useFilters(data.people);
  const days = chartDays(settings.today);
  if (!isKnown) {
    return (
      <Loaded read={read} skeleton={<CalendarSkeleton />}>
        {() => null}
      </Loaded>
    );
  }
  if (data.people.length === 0) return <EmptyState icon={IconUsers} title={t('calendar.nobody')} text={t('calendar.nobodyText')} />;
  const add = () => openForm('new');
  const search = (
    <SearchField value={list.search} onChange={list.setSearch} label={t('calendar.search')} clearLabel={words.search.clearLabel} />
  );
  const bar = ({ steps, year, more }: CalendarToolsParts) => (
    <FilterBar
      filters={choices}
      chosen={{ ...list.filters, ...(isNarrow && list.search && { search: [list.search] }) }}
      onChange={list.setFilter}
      onClear={list.clear}
      texts={words.filters}
      // On a phone one row stands above the chart; the rest is in the sheet, and registering at the thumb.
      {...(isNarrow
        ? {
            fields: (
              <Stack gap="sm">
                {search}
                {year}
              </Stack>
            ),
          }
        : { search })}
      end={
        <div className={styles['tools']}>
          {steps}
          {!isNarrow && year}
          {more}
          {!isFixed && !isNarrow && (
            <Button leftSection={<IconCalendarPlus aria-hidden />} onClick={add}>
              {t('calendar.register')}
            </Button>
          )}
        </div>
      }
    />
  );
  return (
    <div className={styles['page']}>
      <CalendarView
        settings={settings}
        data={data}
        filter={filter}
        types={types}
        startDay={startDay}
        onSight={(from, to) => setSight((before) => (sameYears(before, { from, to }) ? before : { from, to }))}
        onRest={(day) =>
          change({ date: day === startFor(zoom, dayNumber(settings.today)) ? undefined : dayOfNumber(Math.max(days.first, day)) })
        }
        onClear={list.clear}
        bar={bar}
      />
    </div>
  );
}

interface YearRange {
  from: number;
  to: number;
}

function yearsAround(day: number): YearRange {
  return { from: day, to: day + 28 };
}

function sameYears(one: YearRange, other: YearRange): boolean {
  return yearOf(one.from) === yearOf(other.from) && yearOf(one.to) === yearOf(other.to);
}
