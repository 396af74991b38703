import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { intlLocale } from '#kernel/contract/locale.ts';
import { useUser } from '#kernel/web/session.ts';
import { useLanguage, useTexts } from '#kernel/web/texts.ts';
import { absenceType, nameIn } from '../../contract/kinds.ts';
import type { en } from '../../texts/en.ts';
import { dayText, monthsIn } from '../day-number.ts';
import { typeColours } from '../TypeSign.tsx';
import { barsOn } from './chart.ts';
import type { ChartRow } from './chart.ts';
import { dayOf } from './closed-days.ts';
import type { CalendarData } from './use-calendar.ts';
import styles from './wallchart.module.css';

interface PrintedProps {
  rows: readonly ChartRow[];
  data: CalendarData;
  from: number;
  to: number;
}

/** On paper the chart is a table for each month in sight, with everybody on it; it is there only while printing. */
export function PrintedMonths({ rows, data, from, to }: PrintedProps) {
  const isPrinting = usePrinting();
  if (!isPrinting) return null;
  const months = monthsIn(from, to);
  return (
    <div className={styles['printed']}>
      {months.map((first) => (
        <PrintedMonth key={first} first={first} rows={rows} data={data} />
      ))}
    </div>
  );
}

function PrintedMonth({ first, rows, data }: { first: number; rows: readonly ChartRow[]; data: CalendarData }) {
  const t = useTexts<typeof en>('absence');
  const { companyName } = useUser();
  const month = new Intl.DateTimeFormat(intlLocale[useLanguage()], { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const next = monthsIn(first, first + 31).at(1) ?? first + 31;
  const days = Array.from({ length: next - first }, (_, index) => first + index);
  return (
    <table>
      <caption>{t('calendar.printed', { company: companyName, month: month.format(new Date(`${dayText(first)}T00:00:00Z`)) })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('calendar.person')}</th>
          {days.map((day) => (
            <th key={day} scope="col">
              {Number(dayText(day).slice(8))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{rows.map((row) => (row.kind === 'person' ? <PrintedRow key={row.key} row={row} days={days} data={data} /> : null))}</tbody>
    </table>
  );
}

function PrintedRow({ row, days, data }: { row: Extract<ChartRow, { kind: 'person' }>; days: readonly number[]; data: CalendarData }) {
  const t = useTexts<typeof en>('absence');
  return (
    <tr>
      <th scope="row">{row.person.fullName}</th>
      {days.map((day) => {
        const bar = barsOn(row.bars, day).at(-1);
        const { kind } = dayOf(data, row.person, day);
        const isClosed = kind === 'weekend' || kind === 'holiday';
        return bar && !isClosed ? (
          <td key={day} className={typeColours} data-type={bar.type}>
            {t(`types.${nameIn(absenceType, bar.type)}`).slice(0, 2)}
            {bar.isWaiting && '?'}
          </td>
        ) : (
          <td key={day} data-closed={isClosed ? '' : undefined}>
            {'\u00a0'}
          </td>
        );
      })}
    </tr>
  );
}

function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // It must stand there before the browser takes its picture of the page.
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}
