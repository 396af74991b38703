import { IconChevronRight } from '@tabler/icons-react';
import { useId, useMemo, useState, type RefObject } from 'react';
import { useOpened } from '#kernel/web/address.ts';
import { useReadOnly } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { dayNumber, dayOfNumber } from '#kernel/contract/days.ts';
import type { AbsenceSettings } from '../../contract/entities-settings.ts';
import type { en } from '../../texts/en.ts';
import { Backdrop } from './Backdrop.tsx';
import type { ChartRow } from './chart.ts';
import { ChartHead } from './ChartHead.tsx';
import { closedDays } from './closed-days.ts';
import { FocusCell } from './FocusCell.tsx';
import { groupHeight } from './measures.ts';
import type { Focus } from './move.ts';
import { PersonRow } from './PersonRow.tsx';
import { useChartKeys } from './use-chart-keys.ts';
import type { CalendarData } from './use-calendar.ts';
import { useSelection } from './use-selection.ts';
import type { Wallchart as Chart } from './use-wallchart.ts';
import styles from './wallchart.module.css';

interface WallchartProps {
  frame: RefObject<HTMLDivElement | null>;
  chart: Chart;
  rows: readonly ChartRow[];
  data: CalendarData;
  settings: AbsenceSettings;
  onFold: (name: string) => void;
  /** The id of the keyboard instructions. */
  keysId: string;
}

/** Who is absent when: people as rows, days as columns; only the visible part is rendered (absence.53). */
export function Wallchart({ frame, chart, rows, data, settings, onFold, keysId }: WallchartProps) {
  const { seen, tops, day, nameWidth, days } = chart;
  const width = nameWidth + (days.last + 1 - days.first) * day;
  const height = tops.at(-1) ?? 0;
  const today = dayNumber(settings.today);
  const { firstDay, endDay } = seen;
  const closed = useMemo(() => closedDays(data, settings.country, firstDay, endDay), [data, settings.country, firstDay, endDay]);
  return (
    <div ref={frame} className={styles['frame']} data-list>
      <ChartHead chart={chart} closed={closed} today={today} width={width} />
      <div className={styles['canvas']} style={{ width, height }}>
        <Backdrop chart={chart} closed={closed} locked={settings.lockedPeriods} today={today} />
        <Grid {...{ frame, chart, rows, data, settings, onFold, keysId, width }} />
      </div>
    </div>
  );
}

/** The rows. The table itself has the focus and names the active cell with `aria-activedescendant`. */
function Grid({ frame, chart, rows, data, settings, onFold, keysId, width }: WallchartProps & { width: number }) {
  const t = useTexts<typeof en>('absence');
  const { open: onBar } = useOpened('absenceId');
  const { open: openForm } = useOpened('absence');
  const isFixed = useReadOnly();
  const cellId = useId();
  const today = dayNumber(settings.today);
  const [isFocused, setIsFocused] = useState(false);
  const [chosen, setFocus] = useState<Focus>();
  const focus = inside(chosen ?? { row: chart.seen.firstRow, day: today, anchor: undefined }, rows.length);
  const onDays = (companyUserId: string, from: number, to: number) =>
    isFixed ? undefined : openForm('new', { companyUserId, from: dayOfNumber(from), to: dayOfNumber(to) });
  const selection = useSelection({ frame, rows, chart, focus: chosen, setFocus, onBar, onDays });
  const handleKey = useChartKeys({ rows, chart, focus, setFocus, today, mayDecide: settings.permissions.decide, onBar, onDays, onFold });
  const focusedRow = rows[focus.row];
  const isShown = (isFocused || selection.drawing) && focusedRow !== undefined;
  return (
    <table
      // A table navigated by arrow keys is a grid; no HTML element has that role.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
      role="grid"
      tabIndex={0}
      className={styles['grid']}
      aria-label={t('calendar.label')}
      aria-rowcount={rows.length}
      aria-describedby={keysId}
      aria-activedescendant={isShown ? cellId : undefined}
      onFocus={(event) => setIsFocused(event.target === event.currentTarget)}
      onBlur={() => setIsFocused(false)}
      onKeyDown={handleKey}
      {...selection.handlers}
    >
      <tbody>
        <Rows {...{ chart, rows, data, settings, onFold, width }} />
        {isShown && <FocusCell id={cellId} row={focusedRow} focus={focus} data={data} chart={chart} />}
      </tbody>
    </table>
  );
}

function inside(focus: Focus, rows: number): Focus {
  return focus.row < rows ? focus : { ...focus, row: Math.max(0, rows - 1) };
}

function Rows({ chart, rows, data, settings, onFold, width }: Omit<WallchartProps, 'keysId' | 'frame'> & { width: number }) {
  const { seen, tops, day, nameWidth, days } = chart;
  const { firstDay, endDay } = seen;
  const geometry = useMemo(
    () => ({ width, nameWidth, day, origin: days.first, firstDay, endDay }),
    [width, nameWidth, day, days.first, firstDay, endDay],
  );
  return rows.slice(seen.firstRow, seen.endRow).map((row, offset) => {
    const index = seen.firstRow + offset;
    const top = tops[index] ?? 0;
    if (row.kind === 'group') return <GroupRow key={row.key} {...{ row, index, top, geometry, onFold }} />;
    const { person, bars } = row;
    return <PersonRow key={row.key} {...{ person, bars, data, geometry, index, top }} country={settings.country} />;
  });
}

interface GroupRowProps {
  row: Extract<ChartRow, { kind: 'group' }>;
  index: number;
  top: number;
  geometry: { width: number; nameWidth: number };
  onFold: (name: string) => void;
}

function GroupRow({ row: { name, count, isFolded }, index, top, geometry, onFold }: GroupRowProps) {
  const t = useTexts<typeof en>('absence');
  const words = name || t('calendar.noDepartment');
  return (
    <tr
      aria-rowindex={index + 1}
      data-row={index}
      className={`${styles['row']} ${styles['group']}`}
      style={{ top, width: geometry.width, height: groupHeight }}
    >
      <th scope="row" className={`${styles['name']} ${styles['group']}`} style={{ minWidth: geometry.nameWidth }}>
        <button type="button" tabIndex={-1} className={styles['fold']} aria-expanded={!isFolded} onClick={() => onFold(name)}>
          <IconChevronRight aria-hidden size={14} />
          <span className={styles['words']}>
            <span>{words}</span>
          </span>
          <span className={styles['count']}>{count}</span>
        </button>
      </th>
    </tr>
  );
}
