import { useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { useOpened, useQuery } from '#kernel/web/address.ts';
import { call } from '#kernel/web/call.ts';
import { downloadInBackground } from '#kernel/web/download-in-background.ts';
import { NoHits } from '#kernel/web/NoHits.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { dayNumber, dayOfNumber } from '#kernel/contract/days.ts';
import { exportCalendar } from '../../contract/endpoints-company.ts';
import type { CalendarPerson } from '../../contract/entities.ts';
import type { AbsenceSettings } from '../../contract/entities-settings.ts';
import { waitingStatuses } from '../../contract/kinds.ts';
import type { ShownAbsenceType } from '../../contract/kinds.ts';
import type { en } from '../../texts/en.ts';
import { yearOf } from '../day-number.ts';
import { CalendarTable } from './CalendarTable.tsx';
import { useCalendarTools, type CalendarToolsParts } from './CalendarTools.tsx';
import { filtersOfFile, rowsOf } from './chart.ts';
import type { ChartFilter } from './chart.ts';
import { Legend } from './Legend.tsx';
import { shownDays, startFor, zoomOf, type Zoom } from './measures.ts';
import { PrintedMonths } from './PrintedMonth.tsx';
import type { CalendarData } from './use-calendar.ts';
import { useWallchart } from './use-wallchart.ts';
import type { Wallchart as Chart } from './use-wallchart.ts';
import { Wallchart } from './Wallchart.tsx';
import styles from './wallchart.module.css';

interface CalendarViewProps {
  settings: AbsenceSettings;
  data: CalendarData;
  filter: ChartFilter;
  types: readonly ShownAbsenceType[];
  startDay: number;
  /** Called with the visible days, so that their years are loaded. */
  onSight: (from: number, to: number) => void;
  onRest: (day: number) => void;
  onClear: () => void;
  /** The row above the chart, with its tools in it. */
  bar: (tools: CalendarToolsParts) => ReactNode;
}

/** The chart with its tools, or the same data as a table. */
export function CalendarView({ settings, data, filter, types, startDay, onSight, onRest, onClear, bar }: CalendarViewProps) {
  const t = useTexts<typeof en>('absence');
  const keysId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const [{ zoom: requestedZoom, as }] = useQuery();
  const { open } = useOpened('absenceId');
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const rows = useMemo(() => rowsOf(data.people, filter, folded), [data.people, filter, folded]);
  const zoom = zoomOf(requestedZoom);
  const chart = useWallchart({ frame, rows, zoom, today: settings.today, startDay, onRest });
  const { from, to } = shownDays(chart.seen, chart.days, zoom);
  useEffect(() => onSight(from, to), [from, to, onSight]);
  const tools = useTools({ chart, settings, people: data.people, filter, hasHits: rows.length > 0, sight: { from, to }, onRest });
  const isTable = as === 'table';
  const isHidden = isTable || rows.length === 0;
  const hasWaiting = useMemo(
    () => data.people.some(({ absences }) => absences.some(({ status }) => waitingStatuses.includes(status))),
    [data.people],
  );
  const toggle = (name: string) =>
    setFolded((before) => (before.has(name) ? new Set([...before].filter((one) => one !== name)) : new Set([...before, name])));
  return (
    <>
      {bar(tools)}
      {rows.length === 0 && <NoHits clear={onClear} />}
      {isTable && rows.length > 0 && <CalendarTable rows={rows} from={from} to={to} onOpen={open} />}
      <div className={styles['chart']} data-hidden={isHidden || undefined} data-fills={isHidden ? undefined : ''}>
        <Wallchart frame={frame} chart={chart} rows={rows} data={data} settings={settings} onFold={toggle} keysId={keysId} />
      </div>
      <Legend types={types} hasWaiting={hasWaiting} />
      <p id={keysId} className={styles['hint']}>
        {t('calendar.keys')}
      </p>
      <PrintedMonths rows={rows} data={data} types={types} from={from} to={to} />
    </>
  );
}

interface ToolsProps {
  chart: Chart;
  settings: AbsenceSettings;
  people: readonly CalendarPerson[];
  filter: ChartFilter;
  /** Whether the filter leaves anybody in the chart. */
  hasHits: boolean;
  sight: { from: number; to: number };
  onRest: (day: number) => void;
}

function useTools({ chart, settings, people, filter, hasHits, sight, onRest }: ToolsProps): CalendarToolsParts {
  const t = useTexts<typeof en>('absence');
  const [{ zoom: requestedZoom, as }, change] = useQuery();
  const zoom = zoomOf(requestedZoom);
  const today = dayNumber(settings.today);
  // The first week in sight may begin in the year before.
  const year = yearOf(sight.from + (zoom === 'year' ? 0 : 6));
  // What was asked for stands in the address at once, also when the page is left before the chart has come to rest.
  const showDay = (day: number): void => {
    chart.scrollTo(day);
    onRest(day);
  };
  const showYear = (wanted: number) => showDay(startFor(zoom, dayNumber(`${wanted}-01-01`)));
  const setZoom = (next: Zoom): void => {
    if (next === 'year' || zoom === 'year') chart.scrollTo(startFor(next, yearOf(today) === year ? today : dayNumber(`${year}-01-01`)));
    change({ zoom: next === 'weeks' ? undefined : next });
  };
  const years = Array.from(
    { length: yearOf(chart.days.last) - yearOf(chart.days.first + 7) + 1 },
    (_, index) => yearOf(chart.days.first + 7) + index,
  );
  const makePdf = (): void => {
    const filters = filtersOfFile(people, filter);
    const body = { startDate: dayOfNumber(sight.from), endDate: dayOfNumber(sight.to), filters };
    void downloadInBackground(t('calendar.pdfName'), (signal) => call(exportCalendar, { body }, { signal }));
  };
  return useCalendarTools({
    zoom,
    onZoom: setZoom,
    year,
    years,
    onYear: showYear,
    onStep: (direction) =>
      zoom === 'year' ? showYear(year + direction) : showDay(sight.from + direction * Math.max(7, sight.to - sight.from - 6)),
    onToday: () => showDay(startFor(zoom, today)),
    isTable: as === 'table',
    onTable: () => change({ as: as === 'table' ? undefined : 'table' }),
    onPdf: hasHits ? makePdf : undefined,
    onExport: settings.permissions.export ? () => change({ export: 'absence' }) : undefined,
  });
}
