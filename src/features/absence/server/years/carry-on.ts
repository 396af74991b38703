import type { WriteContext } from '#kernel/server/call-context.ts';
import { yearOf } from '#kernel/contract/days.ts';
import { dayIn } from '#kernel/server/clock.ts';
import type { AbsenceReads } from '../absence-call.ts';
import { balancesFrom, loadBalances, type Balances } from '../balance/balances.ts';
import { insertLines, readSums, type NewLine, type SumRow } from '../balance/store-ledger.ts';
import { readWaitingDays } from '../balance/store-transfer.ts';
import { carryOver, type CarriedOver } from '../rules/carry-over.ts';
import { statutoryOf } from '../rules/default-allowance.ts';
import type { WorkTerms } from '../rules/work-calendar.ts';
import { readCompanyRules, type CompanyRules } from '../settings/store-settings.ts';
import { readPeople } from '../store-people.ts';
import { readCarryOver, readClosedYears, type CarryOverRow } from './store-years.ts';

/**
 * After a change in years that are closed, carries the statutory days on that it leaves there, or takes back those that it used, by lines of
 * the ledger (absence.34). What was carried on by policy or written off stays. No statement when no past year changed.
 */
export async function carryChangesOn(
  { company, by, now }: WriteContext,
  changed: readonly { companyUserId: string; year: number }[],
): Promise<void> {
  // By the clock that is furthest ahead, because a company's year is closed when it ends there; which years are closed is read below.
  const thisYear = new Date(now.getTime() + 14 * 3_600_000).getUTCFullYear();
  const past = changed.filter(({ year }) => year < thisYear);
  if (past.length === 0) return;
  const companyUserIds = [...new Set(past.map(({ companyUserId }) => companyUserId))];
  const closed = await readClosedYears(company, companyUserIds, Math.min(...past.map(({ year }) => year)));
  if (closed.length === 0) return;
  const rules = await readCompanyRules(company);
  const today = dayIn(rules.timeZone, now);
  const people = await readPeople(company, companyUserIds);
  const reads = { company, rules, today };
  // Year by year, because what is carried into a year that is closed too is carried on from there.
  for (const year of [...new Set(closed.map((each) => each.year))].toSorted((one, other) => one - other)) {
    const statutory = new Map(closed.filter((each) => each.year === year).map((row) => [row.companyUserId, row.statutory]));
    const rows = await loadYear(
      reads,
      people.filter(({ companyUserId }) => statutory.has(companyUserId)),
      year,
    );
    const lines = rows.people.flatMap((person) => {
      const lawful = statutory.get(person.companyUserId) ?? statutoryOf(rules, person, year);
      const { statutoryCarried } = leftToCarry(rows, person, lawful);
      const days = statutoryCarried - (rows.former.get(person.companyUserId)?.lawfulOut ?? 0);
      return carriedLines(person, { year, days, reason: 'carriedByLaw' });
    });
    await insertLines(company, lines, { by, now });
  }
}

/**
 * The days left of these years, in a closed one with the statutory days that what is taken late may take back from the next, as far as they are left
 * there or were carried on again (absence.34). Two statements, and one more when a year is past.
 */
export async function loadAvailable(
  reads: Pick<AbsenceReads, 'company' | 'rules' | 'today' | 'people'>,
  { years, companyUserIds }: { years: readonly number[]; companyUserIds: readonly string[] },
): Promise<(companyUserId: string, year: number) => number> {
  const thisYear = yearOf(reads.today);
  const past = yearsBetween(Math.min(...years), thisYear - 1);
  const balances = await loadBalances(reads, { years: past.length === 0 ? years : [...past, thisYear, ...years], companyUserIds });
  const rows = past.length === 0 ? [] : await readCarryOver(reads.company, companyUserIds, past);
  const carried = new Map(rows.map((row) => [`${row.companyUserId} ${row.year}`, row.lawfulOut]));
  const available = (companyUserId: string, year: number): number => {
    const days = carried.get(`${companyUserId} ${year}`) ?? 0;
    const left = balances.of(companyUserId, year).available;
    return days > 0 ? left + Math.min(days, Math.max(0, available(companyUserId, year + 1))) : left;
  };
  return available;
}

function yearsBetween(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_unused, index) => first + index);
}

/** What tells where the days that are left of a year go. */
export interface YearRows {
  rules: CompanyRules;
  year: number;
  people: readonly WorkTerms[];
  sums: readonly SumRow[];
  balances: Balances;
  /** What was carried into the year and, if it was closed before, out of it. */
  former: ReadonlyMap<string, CarryOverRow>;
  /** The days of transfers out of the year that wait. */
  waiting: ReadonlyMap<string, number>;
}

/** Reads a year of these people, in three statements. */
export async function loadYear(
  { company, rules, today }: Pick<AbsenceReads, 'company' | 'rules' | 'today'>,
  people: readonly WorkTerms[],
  year: number,
): Promise<YearRows> {
  const companyUserIds = people.map(({ companyUserId }) => companyUserId);
  const sums = await readSums(company, { years: [year], today, companyUserIds });
  const balances = balancesFrom({ rules, people, sums, today });
  const former = new Map((await readCarryOver(company, companyUserIds, [year])).map((row) => [row.companyUserId, row]));
  return { rules, year, people, sums, balances, former, waiting: await readWaitingDays(company, companyUserIds, year) };
}

/**
 * What is left of a person's year and where it goes, whether or not the year was closed before. `statutory`: the days that the law gives in the year,
 * as they were when it was closed. What a transfer that waits asks for goes nowhere before it is decided.
 */
export function leftToCarry(
  { rules, year, balances, former, waiting }: YearRows,
  { companyUserId }: WorkTerms,
  statutory: number,
): CarriedOver {
  const { allowance, available, taken, reserved } = balances.of(companyUserId, year);
  const { lawfulIn = 0, closed = 0 } = former.get(companyUserId) ?? {};
  return carryOver({
    lines: [
      { kind: 'allowance', days: available + closed + taken + reserved },
      { kind: 'taken', days: -taken },
      { kind: 'reserved', days: -reserved },
      { kind: 'transferOut', days: -(waiting.get(companyUserId) ?? 0) },
    ],
    statutory: Math.min(statutory, allowance) + lawfulIn,
    policy: rules.carryOver,
  });
}

/** The two lines that carry days on to the next year, or back when negative; none for no days. */
export function carriedLines(
  { companyUserId }: WorkTerms,
  { year, days, reason }: { year: number; days: number; reason: 'carriedByLaw' | 'carriedByPolicy' },
): NewLine[] {
  if (days === 0) return [];
  return [
    { companyUserId, year, kind: 'carriedOut', reason, days: -days, otherYear: year + 1 },
    { companyUserId, year: year + 1, kind: 'carriedIn', reason, days, otherYear: year },
  ];
}

/** The lines by which the days that are left of a year are carried on and written off. */
export function closingLines(person: WorkTerms, year: number, carried: Omit<CarriedOver, 'left'>): NewLine[] {
  const { statutoryCarried, contractualCarried, writtenOff } = carried;
  const { companyUserId } = person;
  const expired: NewLine[] = writtenOff === 0 ? [] : [{ companyUserId, year, kind: 'expired', reason: 'expired', days: -writtenOff }];
  return [
    ...carriedLines(person, { year, days: statutoryCarried, reason: 'carriedByLaw' }),
    ...carriedLines(person, { year, days: contractualCarried, reason: 'carriedByPolicy' }),
    ...expired,
  ];
}
