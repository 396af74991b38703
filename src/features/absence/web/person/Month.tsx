import type { KeyboardEvent } from 'react';
import { useFormat } from '#kernel/web/format.ts';
import { useLanguage, useTexts } from '#kernel/web/texts.ts';
import { tip } from '#ui/tip.ts';
import type { Absence } from '../../contract/entities.ts';
import type { Holiday } from '../../contract/entities-settings.ts';
import { absencePortion, absenceStatus, absenceType, nameIn, waitingStatuses } from '../../contract/kinds.ts';
import type { en } from '../../texts/en.ts';
import { weekdayNames, weekdays } from '../request/repetition.ts';
import { typeColours } from '../TypeSign.tsx';
import { weeksOf, type DayRange } from './year-days.ts';
import styles from './year.module.css';

/** The days of a year, and the absences on them. */
export interface YearDays {
  today: string;
  /** The one day in the tab order. */
  focused: string;
  /** The selected days, often only the focused one. */
  range: DayRange;
  byDay: ReadonlyMap<string, readonly Absence[]>;
  holidays: ReadonlyMap<string, Holiday>;
  mayAdd: boolean;
  onOpen: (day: string) => void;
  onFocus: (day: string) => void;
  onKey: (event: KeyboardEvent) => void;
}

export const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
type MonthNumber = (typeof months)[number];

interface MonthProps {
  year: number;
  month: MonthNumber;
  days: YearDays;
}

/** One small month with its week numbers. */
export function Month({ year, month, days }: MonthProps) {
  const t = useTexts<typeof en>('absence');
  return (
    <table className={styles['month']}>
      <caption>{t(`person.months.m${month}`)}</caption>
      <thead>
        <tr>
          <th scope="col">
            <abbr title={t('person.calendar.week')}>{t('person.calendar.weekShort')}</abbr>
          </th>
          {weekdays.map((day) => {
            const name = t(`request.weekdays.${weekdayNames[day]}`);
            return (
              <th key={day} scope="col">
                <abbr title={name}>{name.slice(0, 1).toLocaleUpperCase()}</abbr>
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {weeksOf(year, month).map((week) => (
          <tr key={week.number}>
            <th scope="row">{week.number}</th>
            {week.days.map((day, index) => (
              // Weeks always have the same seven days.
              <td key={index}>{day && <Day day={day} isWeekend={index > 4} days={days} />}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayProps {
  day: string;
  isWeekend: boolean;
  days: YearDays;
}

function Day({ day, isWeekend, days }: DayProps) {
  const label = useDayLabel(day, days);
  const absence = days.byDay.get(day)?.[0];
  const isNamed = absence !== undefined || days.holidays.has(day);
  const isInert = !absence && !days.mayAdd;
  return (
    <button
      type="button"
      className={`${absence ? typeColours : ''} ${styles['day']}`}
      data-day={day}
      data-type={absence?.type}
      data-half={absence && absence.absencePortion !== absencePortion.FullDay ? absence.absencePortion : undefined}
      data-waiting={absence && waitingStatuses.includes(absence.status) ? '' : undefined}
      data-holiday={days.holidays.has(day) ? '' : undefined}
      data-chosen={isRange(days.range) && day >= days.range.from && day <= days.range.to ? '' : undefined}
      data-weekend={isWeekend || undefined}
      aria-current={day === days.today ? 'date' : undefined}
      aria-disabled={isInert || undefined}
      aria-label={label}
      tabIndex={day === days.focused ? 0 : -1}
      onClick={() => days.onOpen(day)}
      onFocus={() => days.onFocus(day)}
      onKeyDown={days.onKey}
      {...tip(isNamed ? label : undefined)}
    >
      {Number(day.slice(8))}
    </button>
  );
}

function isRange({ from, to }: DayRange): boolean {
  return from !== to;
}

/** The label of a day: the selected days, or the date, the holiday, each absence with its status. */
function useDayLabel(day: string, { byDay, holidays, range, focused }: YearDays): string {
  const t = useTexts<typeof en>('absence');
  const format = useFormat();
  const language = useLanguage();
  const holiday = holidays.get(day);
  const absences = byDay.get(day) ?? [];
  const words = absences.flatMap(({ type, status, absencePortion: portion }) => [
    t(`types.${nameIn(absenceType, type)}`),
    ...(portion === absencePortion.FullDay ? [] : [t(`portions.${nameIn(absencePortion, portion)}`)]),
    t(`statuses.${nameIn(absenceStatus, status)}`),
  ]);
  const all = holiday ? [holiday.names[language], ...words] : words;
  const date = format.dateLong(day);
  if (day === focused && isRange(range)) return t('person.calendar.range', { period: format.dateRange(range.from, range.to) });
  return all.length === 0 ? date : t('person.calendar.dayWith', { day: date, what: format.list(all) });
}
