import type { PeopleEvent } from '#features/people/server/public.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { postCharges, type ChargeTarget } from '../balance/ledger.ts';
import { desiredCharges } from '../rules/charges.ts';
import { countDays } from '../rules/count.ts';
import { daysBetween, yearOf } from '#kernel/contract/days.ts';
import { returnedDays, withoutDays } from '../rules/returned-days.ts';
import type { CountedSpan } from '../rules/recurrence.ts';
import { workCalendars, type WorkCalendars } from '../rules/work-calendar.ts';
import { lockPeople, readPeople, withChanged, type PersonRow } from '../store-people.ts';
import { readVersions, writeCounts, type VersionRow } from './store-recalculate.ts';
import { readCompanyRules, type CompanyRules } from './store-settings.ts';

interface Recalculation {
  rules: CompanyRules;
  reason: 'workWeekChanged' | 'holidayChanged' | 'countryChanged';
  /** By default everybody. */
  companyUserIds?: readonly string[];
  /** Null: the product itself. */
  by: string | null;
  now: Date;
  today: string;
}

/**
 * Counts booked absence again after a change of work week, holiday or country, and posts the differences; returns how many absences changed. Past
 * years are not changed, and a resulting negative balance is shown, not refused (absence.9). A constant number of statements.
 */
export async function recalculate(company: Company, { rules, reason, companyUserIds, by, now, today }: Recalculation): Promise<number> {
  await lockPeople(company, companyUserIds ?? 'everybody');
  const counted = await countVersions(company, { rules, companyUserIds, today });
  const moved = counted.filter(({ hasMoved }) => hasMoved);
  if (moved.length === 0) return 0;
  await writeCounts(company, moved);

  const absenceIds = [...new Set(moved.filter(({ hasChanged }) => hasChanged).map(({ absenceId }) => absenceId))];
  const byAbsence = Map.groupBy(counted, ({ absenceId }) => absenceId);
  const charging = absenceIds.flatMap((absenceId): ChargeTarget[] => {
    const both = byAbsence.get(absenceId) ?? [];
    const current = both.find(({ isProposed }) => !isProposed);
    const proposed = both.find(({ isProposed }) => isProposed);
    if (!current) return [];
    const { companyUserId, status } = current;
    return [{ absenceId, companyUserId, reason, desired: desiredCharges(status, current, proposed ?? null) }];
  });
  await postCharges({ company, by, now }, charging);
  return absenceIds.length;
}

interface Counting extends Pick<Recalculation, 'rules' | 'today'> {
  /** By default everybody. */
  companyUserIds?: readonly string[] | undefined;
  /** One of them as they would be. */
  changed?: PersonRow | undefined;
}

/** Booked absence of open years as the rules count it, and whether that differs from what is stored. */
export async function countVersions(company: Company, { rules, companyUserIds, changed, today }: Counting) {
  const versions = await readVersions(company, { from: `${yearOf(today)}-01-01`, companyUserIds });
  const people = withChanged(await readPeople(company, [...new Set(versions.map(({ companyUserId }) => companyUserId))]), changed);
  const calendars = workCalendars(rules, people);
  const names = new Map(people.map(({ companyUserId, fullName }) => [companyUserId, fullName]));
  return versions.map((version) => ({
    ...version,
    ...countAgain(version, calendars, yearOf(today)),
    fullName: names.get(version.companyUserId) ?? '',
    spansBefore: version.spans,
    daysBefore: version.daysPerYear,
  }));
}

/** Counts the booked absence of people again whose country changed, because their public holidays are other ones (absence.3). */
export async function recalculateForCountries({ company, companyUserIds, by, now, today }: PeopleEvent): Promise<void> {
  const rules = await readCompanyRules(company);
  await recalculate(company, { rules, reason: 'countryChanged', companyUserIds, by, now, today });
}

/** The current count of a version; in past years, the former one. `hasMoved`: some of its dates count differently, whatever the sum. */
function countAgain(
  { companyUserId, spans: former, portion, daysPerYear: before }: VersionRow,
  calendars: WorkCalendars,
  openYear: number,
) {
  const counted = withoutDays(countDays({ spans: former, portion }, calendars(companyUserId)), returnedDays(former));
  const years = counted.perYear.map(({ year, days }) => [String(year), year < openYear ? (before[year] ?? days) : days] as const);
  const spans = counted.spans.map((span, index) => withClosedDays(span, former[index]?.counted ?? '', `${openYear}-01-01`));
  const hasChanged = years.some(([year, days]) => days !== (before[year] ?? 0));
  const hasMoved = hasChanged || spans.some(({ counted: now }, index) => now !== former[index]?.counted);
  return { daysPerYear: Object.fromEntries(years), spans, hasChanged, hasMoved };
}

/** A newly counted span whose dates before the first open day keep their former count. */
function withClosedDays(span: CountedSpan, former: string, firstOpen: string): CountedSpan {
  const closed = former.slice(0, Math.max(0, daysBetween(span.startDate, firstOpen)));
  return { ...span, counted: closed + span.counted.slice(closed.length) };
}
