import type { Refused } from '#kernel/server/failure.ts';
import { healthTypes, workingTypes, type ShownAbsenceType } from '../../contract/kinds.ts';
import type { AbsenceReads } from '../absence-call.ts';
import { loadBalances } from '../balance/balances.ts';
import { shownType, visibilityOf, type AbsenceViewer } from '../policy.ts';
import { findShortages, type Shortage } from '../rules/balance.ts';
import { desiredCharges } from '../rules/charges.ts';
import { countDays, type CountedDays, type YearDays } from '../rules/count.ts';
import { yearOf } from '#kernel/contract/days.ts';
import { findClashes } from '../rules/overlap.ts';
import type { Span } from '../rules/recurrence.ts';
import { refusedDates } from '../rules/windows.ts';
import { workCalendars, type WorkCalendar } from '../rules/work-calendar.ts';
import { readBooked, type AbsenceRow, type BookedRow, type VersionData } from '../store-absence.ts';
import type { RequestedAbsence } from './parse-request.ts';

/** What has to be known of a person to assess their request. */
export interface PersonFacts {
  calendar: WorkCalendar;
  booked: readonly BookedRow[];
  /** What is left of a year, everything that is booked taken off. */
  available: (year: number) => number;
}

interface FactsChoice {
  companyUserIds: readonly string[];
  /** The days that are assessed. */
  from: string;
  to: string;
  /** What is booked in more days than that, for those who need it. */
  bookedIn?: { from: string; to: string };
}

/** What has to be known of these people to assess requests; two statements however many they are, where the people were read before. */
export async function loadFacts(
  reads: AbsenceReads,
  { companyUserIds, from, to, bookedIn = { from, to } }: FactsChoice,
): Promise<(companyUserId: string) => PersonFacts> {
  const { company, rules } = reads;
  const years = Array.from({ length: yearOf(to) - yearOf(from) + 1 }, (_unused, index) => yearOf(from) + index);
  const people = await reads.people.get(companyUserIds);
  const booked = Map.groupBy(await readBooked(company, companyUserIds, bookedIn), ({ companyUserId }) => companyUserId);
  const balances = await loadBalances(reads, { years, companyUserIds });
  const calendars = workCalendars(rules, [...people.values()]);
  return (companyUserId) => ({
    calendar: calendars(companyUserId),
    booked: booked.get(companyUserId) ?? [],
    available: (year) => balances.of(companyUserId, year).available,
  });
}

interface AssessmentInput {
  requested: RequestedAbsence;
  facts: PersonFacts;
  role: 'own' | 'administrator';
  /** What is changed. */
  former: AbsenceRow | null;
}

/** Dates that cannot be. */
export type DateRefusal = Refused<'absence.InvalidDates' | 'absence.HalfDayDisabled' | 'absence.NoWorkingDays'>;

/** What a request comes to: its days, what it overlaps, which days it lacks. */
export interface Assessment {
  requested: RequestedAbsence;
  counted: CountedDays;
  /** What the absence takes and reserves already, by year. */
  before: YearDays[];
  overlaps: (BookedRow & { dates: string[] })[];
  shortages: Shortage[];
}

/** Assesses a request by the company's rules. Only impossible dates are refused here; `refusalOf` tells whether the rest can be. */
export function assessRequest(
  { rules, today }: Pick<AbsenceReads, 'rules' | 'today'>,
  { requested, facts, role, former }: AssessmentInput,
): Assessment | DateRefusal {
  const refusal = refusedDates({
    ...requested,
    today,
    role,
    areHalvesAllowed: rules.allowHalfDayAbsence,
    isRecurring: requested.recurrence !== null,
    former: former?.current ?? null,
  });
  if (refusal) return { refusal };
  const counted = countDays(requested, facts.calendar);
  if (counted.workingDays === 0 && !mayBeOnFreeDays(requested)) return { refusal: 'absence.NoWorkingDays' };
  const before = former ? chargesByYear(former) : [];
  const available = new Map(counted.perYear.map(({ year }) => [year, facts.available(year)]));
  return {
    requested,
    counted,
    before,
    overlaps: findOverlaps(requested, facts, former),
    shortages: requested.deductible ? findShortages(available, counted.perYear, before) : [],
  };
}

/** Illness is counted in calendar days, and one may work elsewhere on a Saturday. */
function mayBeOnFreeDays({ type }: RequestedAbsence): boolean {
  return healthTypes.includes(type) || workingTypes.includes(type);
}

function findOverlaps(requested: RequestedAbsence, { booked }: PersonFacts, former: AbsenceRow | null): Assessment['overlaps'] {
  return findClashes(booked, { ...requested, absenceId: former?.absenceId ?? null }).flatMap(({ absenceId, dates }) => {
    // An absence whose change waits is booked in two versions.
    const row = booked.find((each) => each.absenceId === absenceId && each.spans.some((span) => isWithin(span, dates[0])));
    return row ? [{ ...row, dates }] : [];
  });
}

function isWithin({ startDate, endDate }: Span, date = ''): boolean {
  return startDate <= date && date <= endDate;
}

/** What an absence takes or reserves, by year. */
function chargesByYear({ status, current, proposed }: AbsenceRow): YearDays[] {
  return desiredCharges(status, current, proposed).map(({ year, taken, reserved }) => ({ year, days: taken + reserved }));
}

/** Days that are taken, or not there. */
export type AssessmentRefusal = Refused<'absence.OverlappingRequests' | 'absence.NotEnoughAvailableAbsenceDays'>;

/** Why what was assessed cannot be, with what the message names as the caller may see it; null when it can. */
export function refusalOf(
  { overlaps, shortages }: Pick<Assessment, 'overlaps' | 'shortages'>,
  viewer: AbsenceViewer,
): AssessmentRefusal | null {
  if (overlaps.length > 0) return { refusal: 'absence.OverlappingRequests', details: { overlaps: presentOverlaps(overlaps, viewer) } };
  if (shortages.length > 0) return { refusal: 'absence.NotEnoughAvailableAbsenceDays', details: { years: shortages } };
  return null;
}

/** An absence of the same person on the same days. */
interface Overlap {
  absenceId: string;
  startDate: string;
  endDate: string;
  type: ShownAbsenceType;
  dates: string[];
}

export function presentOverlaps(overlaps: Assessment['overlaps'], viewer: AbsenceViewer): Overlap[] {
  return overlaps.map(({ dates, ...booked }) => ({
    absenceId: booked.absenceId,
    startDate: booked.startDate,
    endDate: booked.endDate,
    type: shownType(visibilityOf(viewer, booked), booked.type),
    dates,
  }));
}

/** The version that is written of what was assessed. */
export function versionOf({ requested, counted }: Assessment, number: number): VersionData {
  return {
    ...requested,
    number,
    workingDays: counted.workingDays,
    calendarDays: counted.calendarDays,
    daysPerYear: Object.fromEntries(counted.perYear.map(({ year, days }) => [String(year), days])),
  };
}
