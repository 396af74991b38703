import { dayNumber } from '#kernel/contract/days.ts';
import type { LockedPeriod } from '../../contract/entities-settings.ts';
import { weeksIn } from './ChartHead.tsx';
import type { ClosedPeriod } from './closed-days.ts';
import type { Wallchart } from './use-wallchart.ts';
import styles from './wallchart.module.css';

interface BackdropProps {
  chart: Wallchart;
  closed: readonly ClosedPeriod[];
  locked: readonly LockedPeriod[];
  today: number;
}

/** Behind all rows: weekends, holidays, locked days, weeks and today. A few elements for any number of people. */
export function Backdrop({ chart, closed, locked, today }: BackdropProps) {
  const { seen, day, leftOf } = chart;
  const place = (from: number, to: number) => ({ left: leftOf(from), width: (to - from) * day });
  const periods = locked
    .map(({ startDate, endDate }) => ({
      from: Math.max(dayNumber(startDate), seen.firstDay),
      to: Math.min(dayNumber(endDate) + 1, seen.endDay),
    }))
    .filter(({ from, to }) => to > from);
  return (
    <div aria-hidden>
      {closed.map(({ from, to, kind }) => (
        <span key={from} className={styles['closed']} data-kind={kind} style={place(from, to)} />
      ))}
      {periods.map(({ from, to }) => (
        <span key={`${from} ${to}`} className={styles['locked']} style={place(from, to)} />
      ))}
      {day >= 5 && weeksIn(chart).map((monday) => <span key={monday} className={styles['weekLine']} style={{ left: leftOf(monday) }} />)}
      {today >= seen.firstDay && today < seen.endDay && <span className={styles['today']} style={{ left: leftOf(today) }} />}
    </div>
  );
}
