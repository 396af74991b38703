import type { Company } from '#kernel/server/database/unit.ts';
import type { AbsenceDaysOverview, Balance } from '../../contract/entities-balance.ts';
import { weekOn } from '../calendars.ts';
import { defaultAllowance, isSixtyIn, prorated, statutoryDays, statutoryOfJoiner, workdaysOf } from '../rules/allowance.ts';
import { balanceOf } from '../rules/balance.ts';
import type { BalanceLine } from '../rules/balance.ts';
import { yearOf } from '../rules/days.ts';
import type { CompanyRules } from '../settings/read-settings.ts';
import { readCalendars } from '../store-calendars.ts';
import type { CalendarRow } from '../store-calendars.ts';
import { readSums } from './store-balance.ts';
import type { LeftRow, SumRow } from './store-balance.ts';

/** The balances of some people in some years. */
export interface Balances {
  of: (companyUserId: string, year: number) => Balance;
  /** Why the allowance is what it is. */
  reasonOf: (companyUserId: string, year: number) => AbsenceDaysOverview['allowanceReason'];
}

export interface Asked {
  years: readonly number[];
  today: string;
  /** Everybody active and internal when left out. */
  companyUserIds?: readonly string[] | undefined;
}

/** The vacation days of people in these years; two statements however many they are. Somebody unknown has none. */
export async function balancesOf(company: Company, rules: CompanyRules, asked: Asked): Promise<Balances> {
  const people = await readCalendars(company, asked.companyUserIds);
  const sums = await readSums(company, asked);
  return balancesFrom({ rules, people, sums, today: asked.today });
}

interface Read {
  rules: CompanyRules;
  people: readonly CalendarRow[];
  sums: readonly SumRow[];
  today: string;
}

/** The same from rows that were read already. */
export function balancesFrom({ rules, people, sums, today }: Read): Balances {
  const byPerson = new Map(people.map((person) => [person.companyUserId, person]));
  const sumsByPerson = Map.groupBy(sums, ({ companyUserId }) => companyUserId);
  const sumsOf = (companyUserId: string, year: number) => (sumsByPerson.get(companyUserId) ?? []).filter((sum) => sum.year === year);
  return {
    of(companyUserId, year) {
      const person = byPerson.get(companyUserId);
      const lines = sumsOf(companyUserId, year).flatMap(linesOf);
      const isBooked = lines.some(({ kind }) => kind === 'allowance');
      const usual = person && !isBooked ? usualAllowance(rules, person, year).days : 0;
      const balance = balanceOf([{ kind: 'allowance', days: usual }, ...lines], today);
      return { year, ...balance, statutory: Math.min(person ? statutoryOf(rules, person, year) : 0, balance.allowance) };
    },
    reasonOf(companyUserId, year) {
      const booked = sumsOf(companyUserId, year).find(({ kind }) => kind === 'allowance');
      if (booked) return booked.isSet ? 'set' : booked.isProrated ? 'prorated' : 'companyDefault';
      const person = byPerson.get(companyUserId);
      return person ? usualAllowance(rules, person, year).reason : 'companyDefault';
    },
  };
}

/** Only what each person has left of a year: of many at once far cheaper than their balances. */
export function leftFrom(rules: CompanyRules, left: readonly LeftRow[], year: number): (person: CalendarRow) => number {
  const rows = new Map(left.map((row) => [row.companyUserId, row]));
  return (person) => {
    const { days = 0, hasAllowance = false } = rows.get(person.companyUserId) ?? {};
    return hasAllowance ? days : days + usualAllowance(rules, person, year).days;
  };
}

/** What somebody without an allowance of their own has: the company's default, in part for those who join or leave when it is divided. */
export function usualAllowance(
  rules: CompanyRules,
  person: CalendarRow,
  year: number,
): { days: number; reason: 'companyDefault' | 'prorated' } {
  const whole = defaultAllowance(rules.defaults, year) ?? 0;
  const days = rules.isProrated ? prorated(whole, person, year, workdaysIn(rules, person, year)) : whole;
  return { days, reason: days === whole ? 'companyDefault' : 'prorated' };
}

/** The days off that the Holidays Act gives somebody in a year. */
export function statutoryOf(rules: CompanyRules, person: CalendarRow, year: number): number {
  const workdays = workdaysIn(rules, person, year);
  const joined = person.startDate !== null && yearOf(person.startDate) === year ? person.startDate : null;
  return joined ? statutoryOfJoiner(joined, workdays) : statutoryDays(workdays, isSixtyIn(year, person.birthday));
}

function workdaysIn(rules: CompanyRules, { weeks }: CalendarRow, year: number): number {
  return workdaysOf(weekOn(weeks, rules.weeks, `${year}-12-31`));
}

function linesOf({ kind, days, planned }: SumRow): BalanceLine[] {
  if (planned === 0) return [{ kind, days }];
  return [
    { kind, days: days - planned },
    { kind, days: planned, startDate: '9999-12-31' },
  ];
}
