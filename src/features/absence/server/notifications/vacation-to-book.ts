import type { Subject } from '#features/notifications/server/public.ts';
import { dayIn } from '#kernel/server/clock.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Services } from '#kernel/server/services.ts';
import { yearOf } from '#kernel/contract/days.ts';
import { balancesFrom } from '../balance/balances.ts';
import { readLastBooked, readSums } from '../balance/store-ledger.ts';
import { readWallPeople, type WallPerson } from '../company-calendar/store-calendar.ts';
import { readCompanyRules } from '../settings/store-settings.ts';

/** People with unbooked vacation days of these years, with the period of the reminder; only they are notified. */
export async function vacationToBook(company: Company, { clock }: Services, days: { from: string; to: string }): Promise<Subject[]> {
  const rules = await readCompanyRules(company);
  if (!rules.acknowledgedAt) return [];
  const today = dayIn(rules.timeZone, clock.now());
  const years = yearsBetween(yearOf(days.from), Math.min(yearOf(days.to), yearOf(today)));
  const people = await readWallPeople(company);
  const companyUserIds = people.map(({ companyUserId }) => companyUserId);
  const sums = await readSums(company, { years, today, companyUserIds });
  const balances = balancesFrom({ rules, people, sums, today });
  const lastBooked = await readLastBooked(company, years);
  const opened = dayIn(rules.timeZone, rules.acknowledgedAt);
  return years.flatMap((year) =>
    people.flatMap((person) => {
      const daysLeft = balances.of(person.companyUserId, year).available;
      const booked = lastBooked.get(`${person.companyUserId} ${year}`);
      const isPast = year < yearOf(today);
      const doneOn = daysLeft > 0 ? (isPast ? `${year + 1}-01-01` : null) : booked;
      return doneOn === undefined ? [] : [subjectOf(person, { year, daysLeft, doneOn, opened })];
    }),
  );
}

function subjectOf(
  { companyUserId, startDate }: WallPerson,
  { year, daysLeft, doneOn, opened }: { year: number; daysLeft: number; doneOn: string | null; opened: string },
): Subject {
  const date = [`${year}-01-01`, startDate ?? '', opened].toSorted().at(-1) ?? opened;
  const facts = { day: `${year}-12-31`, daysLeft };
  return {
    key: `vacation:${year}:${companyUserId}`,
    date,
    doneOn,
    companyUserId,
    scope: 'vacation',
    scopeId: String(year),
    facts,
  };
}

function yearsBetween(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_unused, place) => first + place);
}
