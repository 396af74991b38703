import type { Company } from '#kernel/server/database/unit.ts';
import { calendarsOf } from '../calendars.ts';
import type { Calendars } from '../calendars.ts';
import { postCharges } from '../ledger/post-charges.ts';
import type { Charging } from '../ledger/post-charges.ts';
import { desiredCharges } from '../rules/charges.ts';
import type { Costs } from '../rules/charges.ts';
import { countDays } from '../rules/count.ts';
import { yearOf } from '../rules/days.ts';
import type { CompanyRules } from './read-settings.ts';
import { lockPeople, readVersions, writeCounts } from './store-recalculate.ts';
import type { VersionRow } from './store-recalculate.ts';

interface Recalculation {
  rules: CompanyRules;
  reason: 'workWeekChanged' | 'holidayChanged';
  /** Everybody when left out. */
  companyUserIds?: readonly string[];
  by: string;
  now: Date;
  today: string;
}

/**
 * Counts booked absence again after a changed work week or holiday, and posts the differences; answers how many absences changed. Years that
 * are over stay as they were, and an overdraft that results is shown, not refused (decisions.md §6). A constant number of statements.
 */
export async function recalculate(company: Company, { rules, reason, companyUserIds, by, now, today }: Recalculation): Promise<number> {
  await lockPeople(company, companyUserIds);
  const versions = await readVersions(company, { from: `${yearOf(today)}-01-01`, companyUserIds });
  const calendars = await calendarsOf(company, rules, [...new Set(versions.map(({ companyUserId }) => companyUserId))]);
  const counted = versions.map((version) => ({ ...version, ...countAgain(version, calendars, yearOf(today)) }));
  const changed = counted.filter(({ hasChanged }) => hasChanged);
  if (changed.length === 0) return 0;
  await writeCounts(
    company,
    changed.map(({ absenceId, number, workingDays, perYear }) => ({ absenceId, number, workingDays, perYear })),
  );

  const absenceIds = [...new Set(changed.map(({ absenceId }) => absenceId))];
  const byAbsence = Map.groupBy(counted, ({ absenceId }) => absenceId);
  const charging = absenceIds.flatMap((absenceId): Charging[] => {
    const both = byAbsence.get(absenceId) ?? [];
    const current = both.find(({ isProposed }) => !isProposed);
    const proposed = both.find(({ isProposed }) => isProposed);
    if (!current) return [];
    const { companyUserId, status } = current;
    return [{ absenceId, companyUserId, reason, desired: desiredCharges(status, costsOf(current), proposed ? costsOf(proposed) : null) }];
  });
  await postCharges(company, charging, { by, now });
  return absenceIds.length;
}

/** What a version costs now; in years that are over, what it cost then. */
function countAgain({ companyUserId, spans, portion, perYear: before }: VersionRow, calendars: Calendars, openYear: number) {
  const years = countDays({ spans, portion }, calendars(companyUserId)).perYear.map(
    ({ year, days }) => [String(year), year < openYear ? (before[year] ?? days) : days] as const,
  );
  const perYear = Object.fromEntries(years);
  return {
    perYear,
    workingDays: years.reduce((sum, [, days]) => sum + days, 0),
    hasChanged: years.some(([year, days]) => days !== (before[year] ?? 0)),
  };
}

function costsOf({ deductible, perYear }: Pick<VersionRow, 'deductible' | 'perYear'>): Costs {
  return { deductible, perYear: Object.entries(perYear).map(([year, days]) => ({ year: Number(year), days })) };
}
