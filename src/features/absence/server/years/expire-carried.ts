import type { Clock } from '#kernel/server/clock.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { WriteContext } from '#kernel/server/call-context.ts';
import { absenceReads, type AbsenceReads } from '../absence-call.ts';
import { loadBalances } from '../balance/balances.ts';
import { insertLines, type NewLine } from '../balance/store-ledger.ts';
import { expiring, hasExpired } from '../rules/carry-over.ts';
import { countedDaysIn } from '../rules/count.ts';
import type { CountedSpan } from '../rules/recurrence.ts';
import { readCompanyRules, type CompanyRules } from '../settings/store-settings.ts';
import { lockUnexpired, readExpired, setExpired, type ExpiredRow } from './store-years.ts';

interface Expiry {
  rules: CompanyRules;
  /** The year that the days were carried over from. */
  year: number;
  clock: Clock;
  today: string;
}

/** Writes off what was carried over from a year by agreement and not taken in time; returns for how many people it was looked at. */
export async function expireCarried(company: Company, { rules, year, clock, today }: Expiry, limit: number): Promise<number> {
  const { kind, expiresOn } = rules.carryOver;
  if (kind === 'none' || expiresOn === null || !hasExpired(expiresOn, year, today)) return 0;
  const rows = await lockUnexpired(company, year, lastDay(year + 1, expiresOn), limit);
  const ids = rows.map(({ companyUserId }) => companyUserId);
  if (ids.length === 0) return 0;
  const now = clock.now();
  const balances = await loadBalances(absenceReads(company, rules, today), { years: [year + 1], companyUserIds: ids });
  const lines = rows.flatMap(({ companyUserId, carried, taken }): NewLine[] => {
    // Expiry never makes a balance negative: days requested in the meantime are kept.
    const left = Math.max(0, balances.of(companyUserId, year + 1).available);
    const days = Math.min(left, expiring({ carriedContractual: carried, takenByThen: taken }));
    return days === 0 ? [] : [{ companyUserId, year: year + 1, kind: 'expired', reason: 'expired', days: -days, otherYear: year }];
  });
  await insertLines(company, lines, { by: null, now });
  await setExpired(company, ids, { year, now });
  return ids.length;
}

interface LateChange {
  companyUserId: string;
  year: number;
  /** The first day of what was changed. */
  from: string;
}

/**
 * After a change of days that have passed, gives back what was written off although it was taken in time, and takes it again when it was not
 * (absence.8). No statement when nothing that has passed was changed.
 */
export async function giveExpiredBack({ company, by, now }: WriteContext, changed: readonly LateChange[]): Promise<void> {
  // By the clock that is furthest ahead; whose days have expired is read below.
  const today = new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10);
  const late = changed.filter(({ from }) => from < today);
  if (late.length === 0) return;
  const rules = await readCompanyRules(company);
  const { expiresOn, kind } = rules.carryOver;
  if (kind === 'none' || expiresOn === null) return;
  for (const [year, ofYear] of Map.groupBy(late, (each) => each.year)) {
    const ids = [...new Set(ofYear.map(({ companyUserId }) => companyUserId))];
    const rows = await readExpired(company, ids, { closedYear: year - 1, expiresOn: lastDay(year, expiresOn) });
    const again = rows.filter((row) => comingBack(row, 0) < 0).map(({ companyUserId }) => companyUserId);
    const reads = absenceReads(company, rules, today);
    const balances = again.length > 0 ? await loadBalances(reads, { years: [year], companyUserIds: again }) : undefined;
    const lines = rows.flatMap((row): NewLine[] => {
      const { companyUserId } = row;
      const change = comingBack(row, 0);
      // As at the expiry: what is planned by now is kept.
      const days = change < 0 ? -Math.min(-change, Math.max(0, balances?.of(companyUserId, year).available ?? 0)) : change;
      const reason = days > 0 ? 'takenInTime' : 'expired';
      return days === 0 ? [] : [{ companyUserId, year, kind: 'expired', reason, days, otherYear: year - 1 }];
    });
    await insertLines(company, lines, { by, now });
  }
}

/** What comes back of the days that were written off, once so many more were taken in time; negative where it is taken again. */
function comingBack({ carried, taken, writtenOff, expired }: ExpiredRow, more: number): number {
  return expired - Math.min(writtenOff, expiring({ carriedContractual: carried, takenByThen: taken + more }));
}

type ComingBack = (year: number, wanted: readonly CountedSpan[], former: readonly CountedSpan[]) => number;

/** How many written-off days of a year come back when somebody has these days instead of the former ones. No statement where none can. */
export async function loadComingBack(
  { company, rules: { carryOver }, today }: Pick<AbsenceReads, 'company' | 'rules' | 'today'>,
  { companyUserIds, from, years }: { companyUserIds: readonly string[]; from: string; years: readonly number[] },
): Promise<(companyUserId: string) => ComingBack> {
  const { kind, expiresOn } = carryOver;
  if (kind === 'none' || expiresOn === null || from >= today) return () => () => 0;
  const late = years.filter((year) => hasExpired(expiresOn, year - 1, today) && from <= lastDay(year, expiresOn));
  const found = new Map<string, ExpiredRow>();
  for (const year of late) {
    const rows = await readExpired(company, companyUserIds, { closedYear: year - 1, expiresOn: lastDay(year, expiresOn) });
    for (const row of rows) found.set(`${row.companyUserId} ${year}`, row);
  }
  return (companyUserId) => (year, wanted, former) => {
    const row = found.get(`${companyUserId} ${year}`);
    const inTime = { startDate: `${year}-01-01`, endDate: lastDay(year, expiresOn) };
    const daysOf = (spans: readonly CountedSpan[]) => spans.reduce((days, span) => days + countedDaysIn(span, inTime), 0);
    return row ? Math.max(0, comingBack(row, daysOf(wanted) - daysOf(former))) : 0;
  };
}

/** 29 February becomes the 28th where it does not exist, 31 April the 30th. */
function lastDay(year: number, monthDay: string): string {
  const month = Number(monthDay.slice(0, 2));
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return `${year}-${monthDay.slice(0, 2)}-${String(Math.min(Number(monthDay.slice(3)), last)).padStart(2, '0')}`;
}
