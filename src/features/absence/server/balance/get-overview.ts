import type { Company } from '#kernel/server/database/unit.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { getCompanyUserVacationDaysOverview as contract } from '../../contract/endpoints-balance.ts';
import type { AbsenceDaysOverview, HealthCounters } from '../../contract/entities-balance.ts';
import { weekOn } from '../calendars.ts';
import { openPerson } from '../of-person.ts';
import type { OfPerson } from '../of-person.ts';
import { isAdministratorOf, maySeeHealth } from '../policy.ts';
import { addDays, addYears, yearOf } from '../rules/days.ts';
import { limitsOf, sickLeaveUsed } from '../rules/sick-leave.ts';
import type { CompanyRules } from '../settings/read-settings.ts';
import { readCalendars } from '../store-calendars.ts';
import { balancesFrom } from './balances.ts';
import { readSums } from './store-balance.ts';
import { readHealth } from './store-health.ts';
import { readYears } from './store-ledger.ts';
import { readTransfers } from './store-transfer.ts';
import { shownTransfer } from './transfers.ts';

/** All about a person's vacation days in a year and the next. */
export const getCompanyUserVacationDaysOverview: Handler<typeof contract> = async (context, { body }) => {
  const { company, today } = context;
  const companyUserId = body.encCompanyUserId;
  const year = body.year ?? yearOf(today);
  const opened = await openPerson(context, companyUserId);
  const { rules, viewer, person } = opened;
  const earlier = (await readYears(company, companyUserId)).filter((each) => each < year);
  const people = await readCalendars(company, [companyUserId]);
  const sums = await readSums(company, { years: [...earlier, year, year + 1], today, companyUserIds: [companyUserId] });
  const balances = balancesFrom({ rules, people, sums, today });
  const transfers = await readTransfers(company, { companyUserIds: [companyUserId], year });
  const own = people[0]?.weeks ?? [];
  return {
    absenceDaysOverview: {
      ...person,
      balance: balances.of(companyUserId, year),
      nextYear: balances.of(companyUserId, year + 1),
      pastYears: earlier
        .map((each) => ({ year: each, available: balances.of(companyUserId, each).available }))
        .filter(({ available }) => available > 0),
      allowanceReason: balances.reasonOf(companyUserId, year),
      transfers: transfers.map((row) => shownTransfer(row, viewer, balances)),
      health: maySeeHealth(viewer, companyUserId) ? await healthOf(company, rules, { companyUserId, year, today }) : null,
      workWeeks: own.map(({ validFrom, weekdays }) => ({ validFrom, weekdays: weekdays ?? weekOn([], rules.weeks, validFrom) })),
      workWeek: weekOn(own, rules.weeks, today),
      permissions: permissionsOf(opened),
    },
  };
};

/** Counted up to today, or to the end of a year that is over. */
async function healthOf(
  company: Company,
  rules: CompanyRules,
  { companyUserId, year, today }: { companyUserId: string; year: number; today: string },
): Promise<HealthCounters> {
  const until = year < yearOf(today) ? `${year}-12-31` : today;
  const read = await readHealth(company, { companyUserId, from: addDays(addYears(until, -1), 1), year });
  const limits = limitsOf(rules.sickLeave);
  return {
    scheme: rules.sickLeave.scheme,
    ...sickLeaveUsed(read.sickSpans, until),
    maxOccasions: limits.occasions,
    maxDays: limits.daysInYear,
    maxDaysEachTime: limits.daysEachTime ?? 365,
    careDaysUsed: read.careDaysUsed,
    careDaysEntitled: read.careDaysEntitled ?? rules.careDays,
  };
}

function permissionsOf({ viewer, person }: OfPerson): AbsenceDaysOverview['permissions'] {
  const { companyUserId, isActive } = person;
  const administers = isActive && isAdministratorOf(viewer, companyUserId);
  const isOwn = companyUserId === viewer.companyUserId;
  return {
    setAllowance: administers,
    correct: administers,
    transfer: administers,
    requestTransfer: isActive && isOwn && !administers,
    setWorkWeek: administers,
    setCareDays: administers,
    add: administers || (isActive && isOwn),
    prompt: administers && !isOwn,
  };
}
