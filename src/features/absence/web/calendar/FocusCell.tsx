import { useFormat } from '#kernel/web/format.ts';
import { useLanguage, useTexts } from '#kernel/web/texts.ts';
import { dayOfNumber } from '#kernel/contract/days.ts';
import type { en } from '../../texts/en.ts';
import { useBarText } from './bar-text.ts';
import { barsOn } from './chart.ts';
import type { ChartRow } from './chart.ts';
import { dayOf } from './closed-days.ts';
import { groupHeight, rowHeight } from './measures.ts';
import { rangeOf } from './move.ts';
import type { Focus } from './move.ts';
import type { CalendarData } from './use-calendar.ts';
import type { Wallchart } from './use-wallchart.ts';
import styles from './wallchart.module.css';

interface FocusCellProps {
  id: string;
  row: ChartRow;
  focus: Focus;
  data: CalendarData;
  chart: Wallchart;
}

/** The selected day or days: a frame, and for screen readers the person, the days and the absence. */
export function FocusCell({ id, row, focus, data, chart }: FocusCellProps) {
  const words = useCellText(row, focus, data);
  const { from, to } = rangeOf(focus);
  const isGroup = row.kind === 'group';
  const place = isGroup ? { left: 2, width: chart.nameWidth - 4 } : { left: chart.leftOf(from), width: (to - from + 1) * chart.day };
  return (
    <tr
      aria-rowindex={focus.row + 1}
      className={styles['row']}
      style={{ top: chart.tops[focus.row] ?? 0, height: isGroup ? groupHeight : rowHeight, pointerEvents: 'none', zIndex: 2 }}
    >
      <td id={id} aria-label={words} aria-selected className={styles['chosen']} style={place} />
    </tr>
  );
}

function useCellText(row: ChartRow, focus: Focus, data: CalendarData): string {
  const t = useTexts<typeof en>('absence');
  const format = useFormat();
  const language = useLanguage();
  const barText = useBarText();
  if (row.kind === 'group') return t('calendar.group', { name: row.name || t('calendar.noDepartment'), count: row.count });
  const { from, to } = rangeOf(focus);
  const name = row.person.fullName;
  if (from !== to) return t('calendar.range', { name, period: format.dateRange(dayOfNumber(from), dayOfNumber(to)) });
  const bars = barsOn(row.bars, from).map(barText);
  const { kind, holiday } = dayOf(data, row.person, from);
  const dayWords = holiday?.names[language] ?? t(kind === 'weekend' ? 'calendar.dayOff' : 'calendar.atWork');
  return t('calendar.cell', { name, date: format.dateLong(dayOfNumber(from)), what: bars.length > 0 ? bars.join('; ') : dayWords });
}
