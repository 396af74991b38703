import type { Warning } from '../../contract/entities-balance.ts';
import { absencePortion, absenceType, workingTypes } from '../../contract/kinds.ts';
import type { AbsenceCall } from '../absence-call.ts';
import { readCareDays } from '../balance/store-health.ts';
import { countDays } from '../rules/count.ts';
import { addDays, addYears, daysBetween, maxDay, minDay, yearOf } from '#kernel/contract/days.ts';
import { mainHolidayWarnings } from '../rules/main-holiday.ts';
import { careDays, limitsOf, sickLeaveWarnings } from '../rules/sick-leave.ts';
import type { BookedRow } from '../store-absence.ts';
import type { PersonRow } from '../store-people.ts';
import type { PersonFacts } from './assess-request.ts';
import type { RequestedAbsence } from './parse-request.ts';

interface WarningInput {
  requested: RequestedAbsence;
  person: PersonRow;
  facts: PersonFacts;
  /** The person's other bookings in `warningPeriod`. */
  booked: readonly BookedRow[];
}

/** The period of other absence that warnings depend on: a year and one occasion back, to the end of the year. */
export function warningPeriod({ startDate }: Pick<RequestedAbsence, 'startDate'>): { from: string; to: string } {
  return { from: addDays(addYears(startDate, -1), -31), to: `${yearOf(startDate) + 1}-12-31` };
}

/** Warnings from the person's own year; they never refuse (absence.37). */
export async function loadWarnings(call: AbsenceCall, input: WarningInput): Promise<Warning[]> {
  const { type } = input.requested;
  if (type === absenceType.SickLeaveSelfReported) return warnOfSickLeave(call, input);
  if (type === absenceType.CareDays) return warnOfCareDays(call, input);
  const covered = workingTypes.includes(type) ? [] : warnOfCoveredWork(input);
  return type === absenceType.Vacation ? [...covered, ...warnOfMainHoliday(call, input)] : covered;
}

function warnOfSickLeave({ rules }: AbsenceCall, { requested, person, booked }: WarningInput): Warning[] {
  const earlier = booked
    .filter(({ type, startDate }) => type === requested.type && startDate <= requested.endDate)
    .flatMap(({ spans }) => spans);
  const { startDate, endDate } = requested;
  const limits = limitsOf(rules.sickLeave);
  return sickLeaveWarnings({ earlier, wanted: { startDate, endDate }, limits, employedFrom: person.startDate });
}

async function warnOfCareDays({ company, rules }: AbsenceCall, { requested, person, facts, booked }: WarningInput): Promise<Warning[]> {
  const counted = [...booked.filter(({ type }) => type === requested.type), requested].flatMap(
    (each: Pick<RequestedAbsence, 'spans' | 'portion'>) => countDays(each, facts.calendar).perYear,
  );
  // A request over New Year takes care days of both years.
  const years = [...new Set([yearOf(requested.startDate), yearOf(requested.endDate)])];
  const entitled = await readCareDays(company, person.companyUserId, years);
  return years.flatMap((year) => {
    const used = counted.reduce((sum, each) => sum + (each.year === year ? each.days : 0), 0);
    const { warnings } = careDays(used, entitled.get(year) ?? rules.careDays);
    return warnings.map((warning) => ({ ...warning, params: { ...warning.params, year: String(year) } }));
  });
}

function warnOfMainHoliday({ today }: AbsenceCall, { requested, person, facts, booked }: WarningInput): Warning[] {
  const whole = [...booked.filter(({ type, portion }) => type === requested.type && portion === absencePortion.FullDay), requested];
  const vacation = whole.flatMap(({ spans }) => spans);
  const year = yearOf(requested.startDate);
  const { startDate, endDate } = person;
  return mainHolidayWarnings({ year, vacation, calendar: facts.calendar, startDate, endDate, today });
}

/** The absence takes precedence over work at another place on the same days (absence.30): from the first of them to the last. */
function warnOfCoveredWork({ requested, booked }: WarningInput): Warning[] {
  const covered = booked
    .filter(({ type }) => workingTypes.includes(type))
    .flatMap(({ spans }) => spans)
    .flatMap((span) =>
      requested.spans.map((each) => ({ startDate: maxDay(span.startDate, each.startDate), endDate: minDay(span.endDate, each.endDate) })),
    )
    .filter(({ startDate, endDate }) => startDate <= endDate);
  const date = covered.map(({ startDate }) => startDate).toSorted()[0];
  const to = covered
    .map(({ endDate }) => endDate)
    .toSorted()
    .at(-1);
  return date && to ? [{ kind: 'coversHomeOffice', params: { date, to, days: daysBetween(date, to) + 1 } }] : [];
}
