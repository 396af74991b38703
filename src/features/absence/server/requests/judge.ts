import { healthTypes, workingTypes, type ShownAbsenceType } from '../../contract/kinds.ts';
import { shownType, sightOn, type AbsenceViewer } from '../policy.ts';
import { lacking, type Lack } from '../rules/balance.ts';
import type { DayReader } from '../rules/calendar.ts';
import { desiredCharges } from '../rules/charges.ts';
import { countDays, type CountedDays, type YearDays } from '../rules/count.ts';
import { clashes } from '../rules/overlap.ts';
import { refusedDates } from '../rules/windows.ts';
import type { CompanyRules } from '../settings/read-settings.ts';
import type { BookedRow } from '../store-absence-people.ts';
import type { AbsenceRow, VersionData } from '../store-absence.ts';
import type { Wanted } from './wanted.ts';

/** What has to be known of a person to judge what they want. */
export interface Facts {
  calendar: DayReader;
  booked: readonly BookedRow[];
  /** What is left of a year, everything that is booked taken off. */
  available: (year: number) => number;
}

interface Judging {
  wanted: Wanted;
  facts: Facts;
  rules: CompanyRules;
  today: string;
  role: 'own' | 'administrator';
  /** What is changed. */
  former: AbsenceRow | null;
}

export type DateRefusal = 'absence.InvalidDates' | 'absence.HalfDayDisabled' | 'absence.NoWorkingDays';

/** An absence of the same person that stands in the way. */
interface Overlap {
  absenceId: string;
  startDate: string;
  endDate: string;
  type: ShownAbsenceType;
  dates: string[];
}

/** What a request comes to: its days, what it meets, what it lacks. */
export interface Judged {
  wanted: Wanted;
  counted: CountedDays;
  /** What the absence takes and reserves already, by year. */
  before: YearDays[];
  overlaps: (BookedRow & { dates: string[] })[];
  lacks: Lack[];
}

/** Judges what is wanted by the company's rules; dates that cannot be are refused, the rest is told. */
export function judge(judging: Judging): Judged | { refusal: DateRefusal } {
  const { wanted, facts, rules, today, role, former } = judging;
  const refusal = refusedDates({
    ...wanted,
    today,
    role,
    areHalvesAllowed: rules.allowHalfDayAbsence,
    isRecurring: wanted.recurrence !== null,
    former: former?.current ?? null,
  });
  if (refusal) return { refusal };
  const counted = countDays(wanted, facts.calendar);
  if (counted.workingDays === 0 && !mayBeOnFreeDays(wanted)) return { refusal: 'absence.NoWorkingDays' };
  return { wanted, counted, ...standing(judging, counted) };
}

/** Illness is counted in calendar days, and one may work elsewhere on a Saturday. */
function mayBeOnFreeDays({ type }: Wanted): boolean {
  return healthTypes.includes(type) || workingTypes.includes(type);
}

function standing({ wanted, facts, former }: Judging, { perYear }: CountedDays): Pick<Judged, 'before' | 'overlaps' | 'lacks'> {
  const before = former ? chargedBy(former) : [];
  const found = clashes(facts.booked, { ...wanted, absenceId: former?.absenceId ?? null });
  const available = new Map(perYear.map(({ year }) => [year, facts.available(year)]));
  return {
    before,
    overlaps: found.flatMap(({ absenceId, dates }) => {
      const booked = facts.booked.find((each) => each.absenceId === absenceId);
      return booked ? [{ ...booked, dates }] : [];
    }),
    lacks: wanted.deductible ? lacking(available, perYear, before) : [],
  };
}

/** What an absence takes or reserves, by year. */
function chargedBy({ status, current, proposed }: Pick<AbsenceRow, 'status' | 'current' | 'proposed'>): YearDays[] {
  return desiredCharges(status, costsOf(current), proposed && costsOf(proposed)).map(({ year, taken, reserved }) => ({
    year,
    days: taken + reserved,
  }));
}

/** What a version costs. */
export function costsOf({ deductible, daysPerYear }: Pick<VersionData, 'deductible' | 'daysPerYear'>): {
  deductible: boolean;
  perYear: YearDays[];
} {
  return { deductible, perYear: Object.entries(daysPerYear).map(([year, days]) => ({ year: Number(year), days })) };
}

export interface Refused {
  code: 'absence.OverlappingRequests' | 'absence.NotEnoughAvailableAbsenceDays';
  details: Record<string, unknown>;
}

/** Why what was judged cannot be, with what the message names as the caller may see it; null when it can. */
export function refusedBy({ overlaps, lacks }: Pick<Judged, 'overlaps' | 'lacks'>, viewer: AbsenceViewer): Refused | null {
  if (overlaps.length > 0) return { code: 'absence.OverlappingRequests', details: { overlaps: shownOverlaps(overlaps, viewer) } };
  if (lacks.length > 0) return { code: 'absence.NotEnoughAvailableAbsenceDays', details: { years: lacks } };
  return null;
}

export function shownOverlaps(overlaps: Judged['overlaps'], viewer: AbsenceViewer): Overlap[] {
  return overlaps.map((booked) => ({
    absenceId: booked.absenceId,
    startDate: booked.startDate,
    endDate: booked.endDate,
    type: shownType(sightOn(viewer, booked), booked.type),
    dates: booked.dates,
  }));
}

/** The version that is written of what was judged. */
export function versionOf({ wanted, counted }: Judged, number: number): VersionData {
  return {
    ...wanted,
    number,
    workingDays: counted.workingDays,
    calendarDays: counted.calendarDays,
    daysPerYear: Object.fromEntries(counted.perYear.map(({ year, days }) => [String(year), days])),
  };
}
