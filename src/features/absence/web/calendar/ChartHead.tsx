import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useLanguage } from '#kernel/web/texts.ts';
import { intlLocale } from '#kernel/contract/locale.ts';
import { dayOfNumber } from '#kernel/contract/days.ts';
import { tip } from '#ui/tip.ts';
import type { en } from '../../texts/en.ts';
import { mondayOf, weekNumber } from '../day-number.ts';
import type { ClosedPeriod } from './closed-days.ts';
import { headHeight } from './measures.ts';
import { monthsAbove } from './month-names.ts';
import type { Wallchart } from './use-wallchart.ts';
import styles from './wallchart.module.css';

interface ChartHeadProps {
  chart: Wallchart;
  closed: readonly ClosedPeriod[];
  today: number;
  width: number;
}

/** The minimum width of a day for showing its number. */
const dayNames = 17;
/** Below this width the weekday and the number only stand apart from those beside them in smaller letters. */
const narrowDay = 34;
/** From here on the letter of the weekday fits beside the number. */
const lettersDay = 26;

/** The visible months, weeks and days above the chart. Screen readers get the day with each cell instead. */
export function ChartHead({ chart, closed, today, width }: ChartHeadProps) {
  const t = useTexts<typeof en>('absence');
  const { seen, nameWidth } = chart;
  return (
    <div className={styles['head']} style={{ width, height: headHeight }} aria-hidden>
      <div className={styles['corner']} style={{ width: nameWidth }}>
        {t('calendar.person')}
      </div>
      <Months chart={chart} />
      {chart.day >= 5 && <Weeks chart={chart} />}
      {chart.day >= dayNames && <Days chart={chart} closed={closed} today={today} />}
      {chart.day < dayNames && today >= seen.firstDay && today < seen.endDay && (
        <span className={styles['today']} style={{ left: chart.leftOf(today) }} />
      )}
    </div>
  );
}

function Months({ chart: { seen, day, nameWidth, leftOf } }: { chart: Wallchart }) {
  const language = useLanguage();
  // A week before those in sight is rendered too.
  return monthsAbove(seen, seen.firstDay + 7, day).map(({ first, from, end, name }) => (
    <div key={first} className={styles['month']} style={{ left: leftOf(from), width: (end - from) * day }}>
      {name && (
        <span className={styles['monthName']} style={{ left: nameWidth }}>
          {new Intl.DateTimeFormat(intlLocale[language], { ...name, timeZone: 'UTC' }).format(new Date(`${dayOfNumber(first)}T00:00:00Z`))}
        </span>
      )}
    </div>
  ));
}

function Weeks({ chart }: { chart: Wallchart }) {
  const t = useTexts<typeof en>('absence');
  const isWide = chart.day >= 11;
  return weeksIn(chart).map((monday) => (
    <div key={monday} className={styles['week']} style={{ left: chart.leftOf(monday), width: 7 * chart.day }}>
      {isWide ? t('calendar.week', { week: weekNumber(monday) }) : t('calendar.weekShort', { week: weekNumber(monday) })}
    </div>
  ));
}

function Days({ chart, closed, today }: Omit<ChartHeadProps, 'width'>) {
  const format = useFormat();
  const language = useLanguage();
  const names = new Intl.DateTimeFormat(intlLocale[language], { weekday: chart.day >= 56 ? 'short' : 'narrow', timeZone: 'UTC' });
  const { firstDay, endDay } = chart.seen;
  return Array.from({ length: Math.max(0, endDay - firstDay) }, (_, index) => firstDay + index).map((day) => {
    const off = closed.find(({ from, to }) => from <= day && to > day);
    const name = off?.holiday?.names[language];
    const words = chart.day >= lettersDay ? `${names.format(new Date(`${dayOfNumber(day)}T00:00:00Z`))} ` : '';
    return (
      <div
        key={day}
        className={styles['dayName']}
        data-closed={off ? '' : undefined}
        data-today={day === today ? '' : undefined}
        data-narrow={chart.day < narrowDay || undefined}
        {...tip(name && `${name}\n${format.dateLong(dayOfNumber(day))}`)}
        style={{ left: chart.leftOf(day), width: chart.day }}
      >
        {words}
        {Number(dayOfNumber(day).slice(8))}
      </div>
    );
  });
}

/** The visible Mondays. */
export function weeksIn({ seen }: Wallchart): number[] {
  const first = mondayOf(seen.firstDay);
  const count = Math.max(0, Math.ceil((seen.endDay - first) / 7));
  return Array.from({ length: count }, (_, index) => first + index * 7);
}
