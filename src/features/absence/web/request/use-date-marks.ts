import type { DateMark } from '#kernel/web/DateCalendar.tsx';
import { thisYear } from '#kernel/web/local-day.ts';
import { useLanguage, useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { getCompanyUserAbsencesByYear, getPublicHolidays } from '../../contract/endpoints.ts';
import { absenceType, nameIn } from '../../contract/kinds.ts';
import type { en } from '../../texts/en.ts';
import { absencesByDay } from '../person/year-days.ts';

/** The public holidays that count for a person, and their booked days, in the year of a date, for the calendars of a request. */
export function useDateMarks(companyUserId: string, date: string): DateMark[] {
  const t = useTexts<typeof en>('absence');
  const language = useLanguage();
  const year = Number(/^\d{4}/.exec(date)?.[0] ?? thisYear());
  const holidays = useCall(
    getPublicHolidays,
    { body: { years: [year, year + 1], ...(companyUserId !== '' && { companyUserId }) } },
    { staleMinutes: 60, keepsPrevious: true },
  );
  const booked = useCall(
    getCompanyUserAbsencesByYear,
    { query: { companyUserId, year } },
    { staleMinutes: 5, enabled: companyUserId !== '' },
  );
  return [
    ...(holidays.answer?.publicHolidays ?? []).flatMap((one) =>
      one.holidays.map(({ date: day, names }) => ({ day, kind: 'holiday' as const, name: names[language] })),
    ),
    ...[...absencesByDay(booked.answer?.companyUserAbsences ?? [], year)].flatMap(([day, absences]) =>
      absences.map(({ type }) => ({ day, kind: 'booked' as const, name: t(`types.${nameIn(absenceType, type)}`) })),
    ),
  ];
}
