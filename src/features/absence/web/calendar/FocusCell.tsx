import { useFormat } from '#kernel/web/format.ts';
import { useLanguage, useTexts } from '#kernel/web/texts.ts';
import { dayOfNumber } from '#kernel/contract/days.ts';
import { tip } from '#ui/tip.ts';
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

/** The selected day or days: a frame, for screen readers the person, the days and the absence, and the same as a tip while keys are used. */
export function FocusCell({ id, row, focus, data, chart }: FocusCellProps) {
  const { words, card } = useCellTexts(row, focus, data);
  const { from, to } = rangeOf(focus);
  const isGroup = row.kind === 'group';
  const place = isGroup ? { left: 2, width: chart.nameWidth - 4 } : { left: chart.leftOf(from), width: (to - from + 1) * chart.day };
  return (
    <tr
      aria-rowindex={focus.row + 1}
      className={styles['row']}
      style={{ top: chart.tops[focus.row] ?? 0, height: isGroup ? groupHeight : rowHeight, pointerEvents: 'none', zIndex: 2 }}
    >
      <td id={id} aria-label={words} aria-selected className={styles['chosen']} style={place} {...tip(card)} />
    </tr>
  );
}

interface CellTexts {
  words: string;
  /** As a tip: of an absence what its bar says, else the whole name, which may be cut in its column. */
  card?: string;
}

function useCellTexts(row: ChartRow, focus: Focus, data: CalendarData): CellTexts {
  const t = useTexts<typeof en>('absence');
  const format = useFormat();
  const language = useLanguage();
  const barText = useBarText();
  if (row.kind === 'group') return { words: t('calendar.group', { name: row.name || t('calendar.noDepartment'), count: row.count }) };
  const { from, to } = rangeOf(focus);
  const name = row.person.fullName;
  const period = format.dateRange(dayOfNumber(from), dayOfNumber(to));
  if (from !== to) return { words: t('calendar.range', { name, period }), card: `${name}\n${period}` };
  const date = format.dateLong(dayOfNumber(from));
  const bars = barsOn(row.bars, from).map(barText);
  if (bars.length > 0) return { words: t('calendar.cell', { name, date, what: bars.join('; ') }), card: [name, ...bars].join('\n') };
  const { kind, holiday } = dayOf(data, row.person, from);
  const what = holiday?.names[language] ?? t(kind === 'weekend' ? 'calendar.dayOff' : 'calendar.atWork');
  return { words: t('calendar.cell', { name, date, what }), card: `${name}\n${date}: ${what}` };
}
