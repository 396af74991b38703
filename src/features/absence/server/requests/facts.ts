import type { Company } from '#kernel/server/database/unit.ts';
import { balancesFrom } from '../balance/balances.ts';
import { readSums } from '../balance/store-balance.ts';
import { calendarsFrom } from '../calendars.ts';
import { yearOf } from '../rules/days.ts';
import type { CompanyRules } from '../settings/read-settings.ts';
import { readBooked, type AbsentPerson } from '../store-absence-people.ts';
import type { Facts } from './judge.ts';

interface Asked {
  people: readonly AbsentPerson[];
  /** The days that are judged. */
  from: string;
  to: string;
  today: string;
}

/** What has to be known of these people to judge requests in a period; two statements however many they are. */
export async function factsOf(
  company: Company,
  rules: CompanyRules,
  { people, from, to, today }: Asked,
): Promise<(companyUserId: string) => Facts> {
  const companyUserIds = people.map(({ companyUserId }) => companyUserId);
  const years = Array.from({ length: yearOf(to) - yearOf(from) + 1 }, (_unused, index) => yearOf(from) + index);
  const booked = Map.groupBy(await readBooked(company, companyUserIds, { from, to }), ({ companyUserId }) => companyUserId);
  const sums = await readSums(company, { years, today, companyUserIds });
  const balances = balancesFrom({ rules, people, sums, today });
  const calendars = calendarsFrom(rules, people);
  return (companyUserId) => ({
    calendar: calendars(companyUserId),
    booked: booked.get(companyUserId) ?? [],
    available: (year) => balances.of(companyUserId, year).available,
  });
}
