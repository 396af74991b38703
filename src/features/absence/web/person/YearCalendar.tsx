import { Skeleton } from '@mantine/core';
import { useOpened, useQuery } from '#kernel/web/address.ts';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { getCompanyUserAbsencesByYear, getPublicHolidays } from '../../contract/endpoints.ts';
import type { Absence } from '../../contract/entities.ts';
import type { Holiday } from '../../contract/entities-settings.ts';
import type { ShownAbsenceType } from '../../contract/kinds.ts';
import type { en } from '../../texts/en.ts';
import { LegendList } from '../LegendList.tsx';
import { TypeMark } from '../TypeMark.tsx';
import { Month, months, type YearDays } from './Month.tsx';
import { useDayRange } from './use-day-range.ts';
import { absencesByDay, type DayRange } from './year-days.ts';
import styles from './year.module.css';

interface YearCalendarProps {
  companyUserId: string;
  today: string;
  year: number;
  mayAdd: boolean;
}

/** A year as twelve small months; one tab stop, arrow keys inside. */
export function YearCalendar(props: YearCalendarProps) {
  const { companyUserId, year } = props;
  const read = useCall(getCompanyUserAbsencesByYear, { query: { companyUserId, year } });
  const holidays = useCall(getPublicHolidays, { body: { years: [year], companyUserId } }, { staleMinutes: 30 });
  return (
    <Loaded read={read} skeleton={<Skeleton height={520} radius="lg" />}>
      {({ companyUserAbsences }) => (
        <Year
          key={year}
          {...props}
          absences={companyUserAbsences}
          holidays={holidays.answer?.publicHolidays.flatMap((one) => one.holidays) ?? []}
        />
      )}
    </Loaded>
  );
}

interface YearProps extends YearCalendarProps {
  absences: readonly Absence[];
  holidays: readonly Holiday[];
}

function Year({ companyUserId, today, year, mayAdd, absences, holidays }: YearProps) {
  const t = useTexts<typeof en>('absence');
  const [{ date }] = useQuery();
  const { open: openAbsence } = useOpened('absenceId');
  const { open: openForm } = useOpened('absence');
  const byDay = absencesByDay(absences, year);
  const start = [date, today].find((day) => day?.startsWith(`${year}-`)) ?? `${year}-01-01`;
  const ask = (range: DayRange): void => openForm('new', { companyUserId, ...range });
  const { grid, focused, range, handleKey, handleFocus, handlers } = useDayRange({ start, mayChoose: mayAdd, onRange: ask });
  const open = (day: string): void => {
    const absence = range.from === range.to ? byDay.get(day)?.[0] : undefined;
    if (absence) openAbsence(absence.absenceId);
    else if (mayAdd) ask(range.from === range.to ? { from: day, to: day } : range);
  };
  const days: YearDays = {
    today,
    focused,
    range,
    byDay,
    holidays: new Map(holidays.map((holiday) => [holiday.date, holiday])),
    mayAdd,
    onOpen: open,
    onFocus: handleFocus,
    onKey: handleKey,
  };
  return (
    <div className={styles['year']}>
      <p className={styles['hint']}>{t(mayAdd ? 'person.calendar.hint' : 'person.calendar.hintReading')}</p>
      <section ref={grid} aria-label={t('person.calendar.label', { year: String(year) })} className={styles['months']} {...handlers}>
        {months.map((month) => (
          <Month key={month} year={year} month={month} days={days} />
        ))}
      </section>
      <Legend types={[...new Set([...byDay.values()].flat().map(({ type }) => type))]} />
    </div>
  );
}

function Legend({ types }: { types: readonly ShownAbsenceType[] }) {
  const t = useTexts<typeof en>('absence');
  return (
    <LegendList label={t('person.calendar.legend')}>
      {types
        .toSorted((a, b) => a - b)
        .map((type) => (
          <li key={type}>
            <TypeMark type={type} />
          </li>
        ))}
      <li>
        <span aria-hidden className={styles['sample']} data-waiting />
        {t('person.calendar.waiting')}
      </li>
      <li>
        <span aria-hidden className={styles['sample']} data-holiday />
        {t('person.calendar.holiday')}
      </li>
    </LegendList>
  );
}
