import type { Handler } from '#kernel/server/serve.ts';
import type { getUpcomingBirthdays as contract } from '../../contract/endpoints-life.ts';
import { isEmployedOn, upcomingDays } from '../rules/upcoming-days.ts';
import { readBirthdays } from './store-life.ts';

const daysAhead = 30;

/** Birthdays in the company's next 30 days, except of people who hide it, are external, or do not work here on the day. */
export const getUpcomingBirthdays: Handler<typeof contract> = async ({ company, today }) => {
  const days = upcomingDays(today, daysAhead);
  const dayOf = new Map(days.flatMap(({ monthDays, date, daysUntil }) => monthDays.map((monthDay) => [monthDay, { date, daysUntil }])));
  const rows = await readBirthdays(company, [...dayOf.keys()]);
  const companyUsers = rows.flatMap(({ monthDay, profileImageAt, startDate, endDate, ...person }) => {
    const day = dayOf.get(monthDay);
    return day && isEmployedOn(day.date, { startDate, endDate })
      ? [{ ...person, profileImageTimestamp: profileImageAt?.toISOString() ?? null, ...day }]
      : [];
  });
  return { companyUsers: companyUsers.toSorted((a, b) => a.daysUntil - b.daysUntil) };
};
