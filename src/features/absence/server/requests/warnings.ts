import type { Company } from '#kernel/server/database/unit.ts';
import type { Warning } from '../../contract/entities-balance.ts';
import { absenceType, workingTypes } from '../../contract/kinds.ts';
import { countDays } from '../rules/count.ts';
import { addDays, addYears, yearOf } from '../rules/days.ts';
import { mainHolidayWarnings } from '../rules/main-holiday.ts';
import { careDays, limitsOf, sickLeaveWarnings } from '../rules/sick-leave.ts';
import { readBooked, readCareDays, type AbsentPerson, type BookedRow } from '../store-absence-people.ts';
import type { AbsenceRow } from '../store-absence.ts';
import type { Facts } from './judge.ts';
import type { Looking } from './permissions.ts';
import type { Wanted } from './wanted.ts';

interface About {
  company: Company;
  looking: Looking;
  person: AbsentPerson;
  facts: Facts;
  former: AbsenceRow | null;
}

/** What of the person's own year speaks against it without forbidding it (decisions.md §6). */
export async function warningsOf(about: About, wanted: Wanted): Promise<Warning[]> {
  const { company, person, former } = about;
  const year = yearOf(wanted.startDate);
  const period = { from: addDays(addYears(wanted.startDate, -1), -31), to: `${year + 1}-12-31` };
  const all = await readBooked(company, [person.companyUserId], period);
  const booked = all.filter(({ absenceId }) => absenceId !== former?.absenceId);
  if (wanted.type === absenceType.SickLeaveSelfReported) return sickness(about, wanted, booked);
  if (wanted.type === absenceType.CareDays) return care(about, wanted, booked);
  const covered = workingTypes.includes(wanted.type) ? [] : coveredWork(wanted, booked);
  return wanted.type === absenceType.Vacation ? [...covered, ...mainHoliday(about, wanted, booked)] : covered;
}

function sickness({ looking, person }: About, wanted: Wanted, booked: readonly BookedRow[]): Warning[] {
  const earlier = booked.filter(({ type, startDate }) => type === wanted.type && startDate <= wanted.endDate).flatMap(({ spans }) => spans);
  const { startDate, endDate } = wanted;
  const limits = limitsOf(looking.rules.sickLeave);
  return sickLeaveWarnings({ earlier, wanted: { startDate, endDate }, limits, employedFrom: person.startDate });
}

async function care({ company, looking, person, facts }: About, wanted: Wanted, booked: readonly BookedRow[]): Promise<Warning[]> {
  const year = yearOf(wanted.startDate);
  const daysIn = (each: Pick<Wanted, 'spans' | 'portion'>) =>
    countDays(each, facts.calendar).perYear.find((counted) => counted.year === year)?.days ?? 0;
  const used = [...booked.filter(({ type }) => type === wanted.type), wanted].reduce((sum, each) => sum + daysIn(each), 0);
  const entitled = (await readCareDays(company, person.companyUserId, year)) ?? looking.rules.careDays;
  return careDays(used, entitled).warnings;
}

function mainHoliday({ looking: { today }, facts, person }: About, wanted: Wanted, booked: readonly BookedRow[]): Warning[] {
  const whole = [...booked.filter(({ type, portion }) => type === wanted.type && portion === 0), wanted];
  const vacation = whole.flatMap(({ spans }) => spans);
  const year = yearOf(wanted.startDate);
  return mainHolidayWarnings({ year, vacation, calendar: facts.calendar, startDate: person.startDate, today });
}

/** The absence wins over work elsewhere on the same days (cases.md O7). */
function coveredWork(wanted: Wanted, booked: readonly BookedRow[]): Warning[] {
  const [first] = booked
    .filter(({ type }) => workingTypes.includes(type))
    .flatMap(({ spans }) => spans)
    .filter((span) => wanted.spans.some((each) => each.startDate <= span.endDate && each.endDate >= span.startDate));
  return first ? [{ kind: 'coversHomeOffice', params: { date: first.startDate } }] : [];
}
