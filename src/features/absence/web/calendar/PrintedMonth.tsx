import { intlLocale } from '#kernel/contract/locale.ts';
import { useUser } from '#kernel/web/session.ts';
import { useLanguage, useTexts } from '#kernel/web/texts.ts';
import { usePrinting } from '#ui/use-printing.ts';
import { dayOfNumber } from '#kernel/contract/days.ts';
import { absenceType, nameIn } from '../../contract/kinds.ts';
import type { ShownAbsenceType } from '../../contract/kinds.ts';
import type { en } from '../../texts/en.ts';
import { monthsIn } from '../day-number.ts';
import { typeColours } from '../TypeSign.tsx';
import { barsOn } from './chart.ts';
import type { ChartRow } from './chart.ts';
import { dayOf } from './closed-days.ts';
import type { CalendarData } from './use-calendar.ts';
import styles from './wallchart.module.css';

interface PrintedProps {
  rows: readonly ChartRow[];
  data: CalendarData;
  types: readonly ShownAbsenceType[];
  from: number;
  to: number;
}

/** When printed, the chart is a table for each visible month, with everybody on it; rendered only while printing. */
export function PrintedMonths({ rows, data, types, from, to }: PrintedProps) {
  const isPrinting = usePrinting();
  if (!isPrinting) return null;
  return (
    <div className={styles['printed']}>
      {monthsIn(from, to).map((first) => (
        <PrintedMonth key={first} first={first} rows={rows} data={data} types={types} />
      ))}
    </div>
  );
}

function PrintedMonth({ first, rows, data, types }: Omit<PrintedProps, 'from' | 'to'> & { first: number }) {
  const t = useTexts<typeof en>('absence');
  const { companyName } = useUser();
  const month = new Intl.DateTimeFormat(intlLocale[useLanguage()], { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const next = monthsIn(first, first + 31).at(1) ?? first + 31;
  const days = Array.from({ length: next - first }, (_, index) => first + index);
  return (
    <section>
      <table>
        <caption>
          {t('calendar.printed', { company: companyName, month: month.format(new Date(`${dayOfNumber(first)}T00:00:00Z`)) })}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('calendar.person')}</th>
            {days.map((day) => (
              <th key={day} scope="col">
                {Number(dayOfNumber(day).slice(8))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) =>
            row.kind === 'person' ? (
              <PrintedRow key={row.key} row={row} days={days} data={data} />
            ) : (
              <tr key={row.key}>
                <th scope="rowgroup" colSpan={days.length + 1}>
                  {row.name || t('calendar.noDepartment')}
                </th>
              </tr>
            ),
          )}
        </tbody>
      </table>
      <PrintedLegend types={types} />
    </section>
  );
}

/** The meaning of the abbreviations. */
function PrintedLegend({ types }: Pick<PrintedProps, 'types'>) {
  const t = useTexts<typeof en>('absence');
  return (
    <ul>
      {types.map((type) => (
        <li key={type}>
          <span className={typeColours} data-type={type}>
            {t(`typesShort.${nameIn(absenceType, type)}`)}
          </span>
          {t(`types.${nameIn(absenceType, type)}`)}
        </li>
      ))}
      <li>{t('calendar.askedOnPaper')}</li>
    </ul>
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
            {t(`typesShort.${nameIn(absenceType, bar.type)}`)}
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
