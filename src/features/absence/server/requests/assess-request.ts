import type { Refused } from '#kernel/server/failure.ts';
import { absenceType, healthTypes, workingTypes, type ShownAbsenceType } from '../../contract/kinds.ts';
import type { AbsenceRequest } from '../../contract/entities.ts';
import type { AbsenceReads } from '../absence-call.ts';
import { shownType, visibilityOf, type AbsenceViewer } from '../policy.ts';
import { findShortages, type Shortage } from '../rules/balance.ts';
import { chargesOf, type Charge } from '../rules/charges.ts';
import { keepClosedDays, type CountedVersion } from '../rules/closed-days.ts';
import { countDays, type CountedDays } from '../rules/count.ts';
import { yearOf } from '#kernel/contract/days.ts';
import { givesVacationBack, sickDays, uncovered, vacationDaysIn, withoutDays } from '../rules/returned-days.ts';
import { findConflicts } from '../rules/overlap.ts';
import type { CountedSpan, Span } from '../rules/recurrence.ts';
import { refusedDates } from '../rules/windows.ts';
import { workCalendars, type WorkCalendar } from '../rules/work-calendar.ts';
import { readBooked, type AbsenceRow, type BookedRow, type CountedRow, type VersionData } from '../store-absence.ts';
import { loadAvailable } from '../years/carry-on.ts';
import { loadComingBack } from '../years/expire-carried.ts';
import type { RequestedAbsence } from './parse-request.ts';

/** The facts about a person for assessing their request. */
export interface PersonFacts {
  calendar: WorkCalendar;
  /** Days before it keep what they were counted as. */
  firstOpen: string;
  booked: readonly CountedRow[];
  /** The days left in a year, after all bookings; in a closed year also those that were carried on by law and can be taken back. */
  available: (year: number) => number;
  /** The days of a year that were written off and come back when these are taken instead of the former ones (absence.8). */
  comingBack: (year: number, wanted: readonly CountedSpan[], former: readonly CountedSpan[]) => number;
}

interface FactsChoice {
  companyUserIds: readonly string[];
  /** The days to assess. */
  from: string;
  to: string;
  /** A longer period for which bookings are needed. */
  bookedIn?: { from: string; to: string };
}

/** Loads the facts about people for assessing requests, in two statements if the people were already read, and one more in past years. */
export async function loadFacts(
  reads: AbsenceReads,
  { companyUserIds, from, to, bookedIn = { from, to } }: FactsChoice,
): Promise<(companyUserId: string) => PersonFacts> {
  const { company, rules } = reads;
  const years = Array.from({ length: yearOf(to) - yearOf(from) + 1 }, (_unused, index) => yearOf(from) + index);
  const people = await reads.people.get(companyUserIds);
  const booked = Map.groupBy(await readBooked(company, companyUserIds, bookedIn), ({ companyUserId }) => companyUserId);
  const available = await loadAvailable(reads, { years, companyUserIds });
  const comingBack = await loadComingBack(reads, { companyUserIds, from, years });
  const calendars = workCalendars(rules, [...people.values()]);
  return (companyUserId) => ({
    calendar: calendars(companyUserId),
    firstOpen: `${yearOf(reads.today)}-01-01`,
    booked: booked.get(companyUserId) ?? [],
    available: (year) => available(companyUserId, year),
    comingBack: comingBack(companyUserId),
  });
}

interface AssessmentInput {
  requested: RequestedAbsence;
  facts: PersonFacts;
  role: 'own' | 'administrator';
  /** The absence being changed. */
  former: AbsenceRow | null;
  /** The version whose closed days stay as they were counted; by default the one that is held of the absence being changed. */
  kept?: CountedVersion | undefined;
  /** Whether the caller may know of the person's illness. */
  knowsIllness: boolean;
}

/** Invalid dates. */
export type DateRefusal = Refused<'absence.InvalidDates' | 'absence.HalfDayDisabled' | 'absence.NoWorkingDays'>;

/** The assessment of a request: its days, overlaps, and missing days. */
export interface Assessment {
  requested: RequestedAbsence;
  counted: CountedDays;
  /** What the absence already takes and reserves, by year. */
  before: Charge[];
  overlaps: (BookedRow & { dates: string[] })[];
  shortages: Shortage[];
  /** The days left of each year, with those that come back by it. */
  available: ReadonlyMap<number, number>;
  /** How many vacation days it gives back (absence.71). */
  givenBack: number;
}

/** Assesses a request by the company's rules. Only invalid dates are refused here; `refusalOf` reports the other refusals. */
export function assessRequest(
  { rules, today }: Pick<AbsenceReads, 'rules' | 'today'>,
  { requested, facts, role, former, kept = former?.current, knowsIllness }: AssessmentInput,
): Assessment | DateRefusal {
  const refusal = refusedDates({
    ...requested,
    today,
    role,
    areHalvesAllowed: rules.allowHalfDayAbsence,
    former: former?.current ?? null,
  });
  if (refusal) return refusal;
  const whole = countWhole(requested, facts, kept);
  const counted = requested.type === absenceType.Vacation ? withoutDays(whole, sickDays(facts.booked, former?.absenceId)) : whole;
  const { workingDays } = knowsIllness ? counted : whole;
  if (workingDays === 0 && !mayBeOnFreeDays(requested)) return { refusal: 'absence.NoWorkingDays' };
  const before = former ? chargesOf(former) : [];
  const held = former?.current.deductible === true ? former.current.spans : [];
  const available = new Map(
    counted.perYear.map(({ year }) => [
      year,
      facts.available(year) + facts.comingBack(year, requested.deductible ? counted.spans : [], held),
    ]),
  );
  return {
    requested,
    counted,
    before,
    available,
    overlaps: findOverlaps(requested, knowsIllness ? facts.booked : withoutIllness(facts.booked), former),
    shortages: requested.deductible
      ? findShortages(
          available,
          counted.perYear,
          before.map(({ year, taken, reserved }) => ({ year, days: taken + reserved })),
        )
      : [],
    givenBack: vacationDaysIn(
      requested,
      facts.booked.filter(({ absenceId }) => absenceId !== former?.absenceId),
      facts.calendar,
    ),
  };
}

/** The days of a request, also those that sick leave gives back (absence.71). */
export function countWhole(
  requested: RequestedAbsence,
  { calendar, firstOpen }: PersonFacts,
  kept: CountedVersion | undefined,
): CountedDays {
  const counted = countDays(requested, calendar);
  return kept?.portion === requested.portion ? keepClosedDays(counted, kept, firstOpen) : counted;
}

/** Sick leave is counted in calendar days, and people may work elsewhere on a Saturday. */
function mayBeOnFreeDays({ type }: RequestedAbsence): boolean {
  return healthTypes.includes(type) || workingTypes.includes(type);
}

/**
 * What is booked for who may not know of illness: on days of vacation it is not there, and elsewhere it is an absence like any other. Otherwise trying to
 * place vacation on it would name it (absence.79).
 */
function withoutIllness(booked: readonly CountedRow[]): BookedRow[] {
  const vacation = booked.filter(({ type }) => type === absenceType.Vacation).flatMap(({ spans }) => spans);
  return booked.flatMap((row): BookedRow[] => {
    if (!givesVacationBack(row)) return [row];
    const spans = row.spans.flatMap((span) => uncovered(span, vacation));
    const [first, last] = [spans.at(0), spans.at(-1)];
    return first && last ? [{ ...row, type: absenceType.Other, spans, startDate: first.startDate, endDate: last.endDate }] : [];
  });
}

function findOverlaps(requested: RequestedAbsence, booked: readonly BookedRow[], former: AbsenceRow | null): Assessment['overlaps'] {
  return findConflicts(booked, { ...requested, absenceId: former?.absenceId ?? null }).flatMap(({ absenceId, dates }) => {
    // An absence with a pending change is booked in two versions.
    const row = booked.find((each) => each.absenceId === absenceId && each.spans.some((span) => isWithin(span, dates[0])));
    return row ? [{ ...row, dates }] : [];
  });
}

function isWithin({ startDate, endDate }: Span, date = ''): boolean {
  return startDate <= date && date <= endDate;
}

/** Overlapping or missing days. */
export type AssessmentRefusal = Refused<'absence.OverlappingRequests' | 'absence.NotEnoughAvailableAbsenceDays'>;

/** Why the assessed request is refused, with the details that the caller may see; null when it is allowed. */
export function refusalOf(
  { overlaps, shortages }: Pick<Assessment, 'overlaps' | 'shortages'>,
  viewer: AbsenceViewer,
): AssessmentRefusal | null {
  if (overlaps.length > 0) return { refusal: 'absence.OverlappingRequests', details: { overlaps: presentOverlaps(overlaps, viewer) } };
  if (shortages.length > 0) return { refusal: 'absence.NotEnoughAvailableAbsenceDays', details: { years: shortages } };
  return null;
}

/** Why a request has to be confirmed first, because it changes another absence (absence.71); null when it was, or need not be. Nobody confirms what they have not seen. */
export function unconfirmedOf(
  { givenBack }: Pick<Assessment, 'givenBack'>,
  { vacationDaysBack = 0 }: Pick<AbsenceRequest, 'vacationDaysBack'>,
): Refused<'absence.GivesVacationBack'> | null {
  return givenBack === vacationDaysBack ? null : { refusal: 'absence.GivesVacationBack', details: { days: givenBack } };
}

/** Another absence of the same person on the same days. */
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

/** The version to write for an assessment. */
export function versionOf({ requested, counted }: Assessment, number: number): VersionData {
  return {
    ...requested,
    spans: counted.spans,
    number,
    workingDays: counted.workingDays,
    calendarDays: counted.calendarDays,
    daysPerYear: Object.fromEntries(counted.perYear.map(({ year, days }) => [String(year), days])),
  };
}
