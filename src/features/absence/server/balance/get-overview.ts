import type { Handler } from '#kernel/server/serve.ts';
import type { getCompanyUserVacationDaysOverview as contract } from '../../contract/endpoints-balance.ts';
import type { AbsenceDaysOverview, HealthCounters } from '../../contract/entities-balance.ts';
import type { AbsenceReads } from '../absence-call.ts';
import { openPerson, type PersonCall } from '../open-person.ts';
import { isAdministratorOf, maySeeHealth } from '../policy.ts';
import { addDays, addYears, yearOf } from '#kernel/contract/days.ts';
import { limitsOf, sickLeaveUsed } from '../rules/sick-leave.ts';
import { defaultFor } from '../rules/default-allowance.ts';
import { reasonOfFirst } from '../rules/default-lines.ts';
import { hasOwnWeek, shownWeeks, weekdaysOn } from '../rules/work-calendar.ts';
import { loadShownBalances } from './shown-balances.ts';
import { readHealth } from './store-health.ts';
import { readAllowances, readYears } from './store-ledger.ts';
import { readTransfers } from './store-transfer.ts';
import { presentTransfer } from './transfers.ts';

/** An overview of a person's vacation days in a year and the next. */
export const getCompanyUserVacationDaysOverview: Handler<typeof contract> = async (context, { body }) => {
  const { encCompanyUserId: companyUserId, year = yearOf(context.today) } = body;
  const call = await openPerson(context, companyUserId);
  const { company, today, rules, viewer, person, isActive } = call;
  const earlier = (await readYears(company, companyUserId)).filter((each) => each < year);
  const balances = await loadShownBalances(call, { years: [...earlier, year, year + 1], companyUserIds: [companyUserId] });
  const transfers = await readTransfers(company, { companyUserIds: [companyUserId], year });
  const { fullName, weeks } = person;
  return {
    absenceDaysOverview: {
      companyUserId,
      fullName,
      isActive,
      balance: balances.of(companyUserId, year),
      nextYear: balances.of(companyUserId, year + 1),
      pastYears: earlier
        .map((each) => ({ year: each, available: balances.of(companyUserId, each).available }))
        .filter(({ available }) => available > 0),
      ...(await whyAllowance(call, year)),
      transfers: transfers.map((row) => presentTransfer(row, viewer, balances)),
      health: maySeeHealth(viewer, companyUserId) ? await loadHealth(call, { companyUserId, year }) : null,
      workWeeks: shownWeeks(weeks, rules.weeks),
      workWeek: weekdaysOn(weeks, rules.weeks, today),
      isOwnWorkWeek: hasOwnWeek(weeks, today),
      permissions: permissionsOf(call),
    },
  };
};

/** Where the allowance comes from: as the ledger has it, or what they will have in a year that it has not reached yet. */
async function whyAllowance(
  { company, rules, person }: PersonCall,
  year: number,
): Promise<Pick<AbsenceDaysOverview, 'allowanceReason' | 'allowanceBasis'>> {
  const [held] = await readAllowances(company, { years: [year], companyUserIds: [person.companyUserId] });
  if (held?.isSet) return { allowanceReason: 'set', allowanceBasis: null };
  const basis = held ? held.basis : defaultFor(rules, person, year);
  if (basis) return { allowanceReason: reasonOfFirst(basis), allowanceBasis: basis };
  return { allowanceReason: held?.isProrated ? 'prorated' : 'companyDefault', allowanceBasis: null };
}

/** Counted up to today, or to the end of a past year. */
async function loadHealth(
  { company, rules, today }: AbsenceReads,
  { companyUserId, year }: { companyUserId: string; year: number },
): Promise<HealthCounters> {
  const until = year < yearOf(today) ? `${year}-12-31` : today;
  const read = await readHealth(company, { companyUserId, from: addDays(addYears(until, -1), 1), year });
  const limits = limitsOf(rules.sickLeave);
  return {
    scheme: rules.sickLeave.scheme,
    ...sickLeaveUsed(read.sickSpans, until),
    maxOccasions: limits.occasions,
    maxDays: limits.daysInYear,
    maxDaysEachTime: limits.daysEachTime,
    careDaysUsed: read.careDaysUsed,
    careDaysEntitled: read.careDaysEntitled ?? rules.careDays,
  };
}

function permissionsOf({ viewer, person: { companyUserId }, isActive }: PersonCall): AbsenceDaysOverview['permissions'] {
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
