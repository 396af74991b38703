import type { AbsenceReads } from '../absence-call.ts';
import type { AbsenceDaysOverview, Balance } from '../../contract/entities-balance.ts';
import { balanceOf, type BalanceLine } from '../rules/balance.ts';
import { desiredCharges, type Charge } from '../rules/charges.ts';
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
  /** Where the allowance comes from. */
  reasonOf: (companyUserId: string, year: number) => AbsenceDaysOverview['allowanceReason'];
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
      const unbooked = person && !isBooked ? unbookedAllowance(rules, person, year).days : 0;
      const balance = balanceOf([{ kind: 'allowance', days: unbooked }, ...lines], today);
      return { year, ...balance, statutory: Math.min(person ? statutoryOf(rules, person, year) : 0, balance.allowance) };
    },
    reasonOf(companyUserId, year) {
      const booked = sumsOf(companyUserId, year).find(({ kind }) => kind === 'allowance');
      if (booked) return booked.isSet ? 'set' : booked.isProrated ? 'prorated' : 'companyDefault';
      const person = byPerson.get(companyUserId);
      return person ? unbookedAllowance(rules, person, year).reason : 'companyDefault';
    },
  };
}

/** Only the days left of a year: for many people far cheaper than their balances. */
export function remainingDaysReader(rules: CompanyRules, left: readonly LeftRow[], year: number): (person: WorkTerms) => number {
  const rows = new Map(left.map((row) => [row.companyUserId, row]));
  return (person) => {
    const { days = 0, hasAllowance = false } = rows.get(person.companyUserId) ?? {};
    return hasAllowance ? days : days + unbookedAllowance(rules, person, year).days;
  };
}

/** The allowance of a person without their own: the company's default, prorated for joiners and leavers if the company does so. */
export function unbookedAllowance(
  rules: CompanyRules,
  person: WorkTerms,
  year: number,
): { days: number; reason: 'companyDefault' | 'prorated' } {
  const { days, isProrated, employed } = defaultFor(rules, person, year);
  const isWhole = employed?.from === `${year}-01-01` && employed.to === `${year}-12-31`;
  return { days, reason: isProrated && !isWhole ? 'prorated' : 'companyDefault' };
}

function linesOf({ kind, days, planned }: SumRow): BalanceLine[] {
  if (planned === 0) return [{ kind, days }];
  return [
    { kind, days: days - planned },
    { kind, days: planned, startDate: '9999-12-31' },
  ];
}

/** The vacation days of the year in which a request starts; null when it uses none. */
interface BalanceChange {
  availableBefore: number | null;
  availableAfter: number | null;
}

/** The days left in the year in which each of these requests starts, before and after approval, in two statements. */
export async function loadBalanceChanges(reads: AbsenceReads, rows: readonly AbsenceRow[]): Promise<(row: AbsenceRow) => BalanceChange> {
  const years = [...new Set(rows.map(yearOfRequest))];
  const companyUserIds = [...new Set(rows.map(({ companyUserId }) => companyUserId))];
  const balances = await loadBalances(reads, { years, companyUserIds });
  return (row) => {
    const year = yearOfRequest(row);
    if (!row.current.deductible && !row.proposed?.deductible) return { availableBefore: null, availableAfter: null };
    const { available } = balances.of(row.companyUserId, year);
    const now = chargeIn(desiredCharges(row.status, row.current, row.proposed), year);
    const then = chargeIn(agreedCharges(row), year);
    return { availableBefore: available + now.reserved, availableAfter: available + now.reserved + now.taken - then.taken };
  };
}

function yearOfRequest({ current, proposed }: AbsenceRow): number {
  return yearOf((proposed ?? current).startDate);
}

/** The ledger charges after approval. */
function agreedCharges({ status, current, proposed }: AbsenceRow): Charge[] {
  const action = decisionOn(status, true);
  const moved = action === null ? undefined : transition({ status, action, role: 'decider' });
  if (!moved || 'refusal' in moved || moved.to === 'former') return [];
  return desiredCharges(moved.to, proposed ?? current, null);
}

function chargeIn(charges: readonly Charge[], year: number): Pick<Charge, 'taken' | 'reserved'> {
  return charges.find((charge) => charge.year === year) ?? { taken: 0, reserved: 0 };
}
