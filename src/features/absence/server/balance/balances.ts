import type { AbsenceReads } from '../absence-call.ts';
import type { Balance } from '../../contract/entities-balance.ts';
import { balanceOf, type BalanceLine } from '../rules/balance.ts';
import { chargeIn, chargesOf, desiredCharges, leftAround, type Charge, type DaysLeft } from '../rules/charges.ts';
import { defaultFor, statutoryOf } from '../rules/default-allowance.ts';
import { yearOf } from '#kernel/contract/days.ts';
import { decisionOn, transition } from '../rules/transitions.ts';
import type { WorkTerms } from '../rules/work-calendar.ts';
import type { CompanyRules } from '../settings/store-settings.ts';
import type { AbsenceRow } from '../store-absence.ts';
import { readSums, type LeftRow, type SumRow } from './store-ledger.ts';

/** The balances of people by year. */
export interface Balances {
  of: (companyUserId: string, year: number) => Balance;
}

interface BalanceChoice {
  years: readonly number[];
  companyUserIds: readonly string[];
}

/** The vacation days of people in these years, in two statements. An unknown person has none. */
export async function loadBalances(
  { company, rules, today, people }: Pick<AbsenceReads, 'company' | 'rules' | 'today' | 'people'>,
  { years, companyUserIds }: BalanceChoice,
): Promise<Balances> {
  const rows = await people.get(companyUserIds);
  const sums = await readSums(company, { years, today, companyUserIds });
  return balancesFrom({ rules, people: [...rows.values()], sums, today });
}

interface BalanceRows {
  rules: CompanyRules;
  people: readonly WorkTerms[];
  sums: readonly SumRow[];
  today: string;
}

/** The same from rows that were already read. */
export function balancesFrom({ rules, people, sums, today }: BalanceRows): Balances {
  const byPerson = new Map(people.map((person) => [person.companyUserId, person]));
  const sumsByPerson = Map.groupBy(sums, ({ companyUserId }) => companyUserId);
  const sumsOf = (companyUserId: string, year: number) => (sumsByPerson.get(companyUserId) ?? []).filter((sum) => sum.year === year);
  return {
    of(companyUserId, year) {
      const person = byPerson.get(companyUserId);
      const lines = sumsOf(companyUserId, year).flatMap(linesOf);
      const isBooked = lines.some(({ kind }) => kind === 'allowance');
      // Years further ahead than the ledger: what they will have.
      const expected = person && !isBooked ? defaultFor(rules, person, year).days : 0;
      const balance = balanceOf([{ kind: 'allowance', days: expected }, ...lines], today);
      return { year, ...balance, statutory: Math.min(person ? statutoryOf(rules, person, year) : 0, balance.allowance) };
    },
  };
}

/** Only the days left of a year: for many people far cheaper than their balances. */
export function remainingDaysReader(rules: CompanyRules, left: readonly LeftRow[], year: number): (person: WorkTerms) => number {
  const rows = new Map(left.map((row) => [row.companyUserId, row]));
  return (person) => {
    const { days = 0, hasAllowance = false } = rows.get(person.companyUserId) ?? {};
    return hasAllowance ? days : days + defaultFor(rules, person, year).days;
  };
}

function linesOf({ kind, days, planned }: SumRow): BalanceLine[] {
  if (planned === 0) return [{ kind, days }];
  return [
    { kind, days: days - planned },
    { kind, days: planned, startDate: '9999-12-31' },
  ];
}

/** The vacation days of a year that a request takes days of. */
interface BalanceChange extends DaysLeft {
  year: number;
}

/** The days left of each year that these requests take days of, before and after approval, in two statements; none where they take none. */
export async function loadBalanceChanges(reads: AbsenceReads, rows: readonly AbsenceRow[]): Promise<(row: AbsenceRow) => BalanceChange[]> {
  const years = [...new Set(rows.flatMap(yearsOfRequest))];
  const companyUserIds = [...new Set(rows.map(({ companyUserId }) => companyUserId))];
  const balances = await loadBalances(reads, { years, companyUserIds });
  return (row) => {
    if (!row.current.deductible && !row.proposed?.deductible) return [];
    const [now, then] = [chargesOf(row), agreedCharges(row)];
    return yearsOfRequest(row).map((year) => {
      const { available } = balances.of(row.companyUserId, year);
      return { year, ...leftAround(available, chargeIn(now, year), chargeIn(then, year).taken) };
    });
  };
}

/** The years of all working days of a request; the one in which it starts when it has none. */
function yearsOfRequest({ current, proposed }: AbsenceRow): number[] {
  const versions = proposed ? [current, proposed] : [current];
  const years = versions.flatMap(({ daysPerYear }) =>
    Object.entries(daysPerYear).flatMap(([year, days]) => (days === 0 ? [] : [Number(year)])),
  );
  const found = [...new Set(years)].toSorted((one, other) => one - other);
  return found.length > 0 ? found : [yearOf((proposed ?? current).startDate)];
}

/** The ledger charges after approval. */
function agreedCharges({ status, current, proposed }: AbsenceRow): Charge[] {
  const action = decisionOn(status, true);
  const moved = action === null ? undefined : transition({ status, action, role: 'decider' });
  if (!moved || 'refusal' in moved || moved.to === 'former') return [];
  return desiredCharges(moved.to, proposed ?? current, null);
}
