import {
  absencePortion,
  healthTypes,
  longestAbsenceYears,
  ownHealthDaysBack,
  type AbsencePortion,
  type AbsenceType,
  type WrongDates,
} from '../../contract/kinds.ts';
import { addDays, addYears } from '#kernel/contract/days.ts';
import type { Refused } from '#kernel/server/failure.ts';

interface RequestedDates {
  type: AbsenceType;
  startDate: string;
  endDate: string;
  portion: AbsencePortion;
  today: string;
  /** `administrator`: a user who may register absence for this person. */
  role: 'own' | 'administrator';
  areHalvesAllowed: boolean;
  /** The absence being changed. A start in the past may stay unchanged, and so may half a day. */
  former?: { startDate: string; portion: AbsencePortion } | null;
}

/**
 * Why these dates are refused (absence.20, absence.21), null when they are allowed. They end on or after the start, within a year of it; they
 * start within a year from today. Requests for oneself start today or later, sick leave and care days up to 14 days back; registrations for
 * others up to a year back. Half a day is allowed for single days only.
 */
export function refusedDates(requested: RequestedDates): Refused<'absence.InvalidDates' | 'absence.HalfDayDisabled'> | null {
  const { portion, former } = requested;
  const why = wrongDates(requested);
  if (why) return { refusal: 'absence.InvalidDates', details: { why, days: ownHealthDaysBack } };
  const mayBeHalf = requested.areHalvesAllowed || portion === former?.portion;
  return portion === absencePortion.FullDay || mayBeHalf ? null : { refusal: 'absence.HalfDayDisabled' };
}

/** What is wrong with the dates, as the text of the refusal and the form know it. */
function wrongDates(requested: RequestedDates): WrongDates | null {
  const { startDate, endDate, today, portion, former } = requested;
  if (endDate < startDate) return 'order';
  if (endDate > addYears(startDate, longestAbsenceYears)) return 'long';
  if (startDate > addYears(today, longestAbsenceYears)) return 'far';
  if (startDate < earliestStart(requested) && startDate !== former?.startDate) return whyTooEarly(requested);
  return portion !== absencePortion.FullDay && startDate !== endDate ? 'half' : null;
}

function whyTooEarly({ role, type }: Pick<RequestedDates, 'type' | 'role'>): WrongDates {
  if (role === 'administrator') return 'yearBack';
  return healthTypes.includes(type) ? 'daysBack' : 'past';
}

/** The first allowed start day of such an absence. */
export function earliestStart({ type, today, role }: Pick<RequestedDates, 'type' | 'today' | 'role'>): string {
  if (role === 'administrator') return addYears(today, -1);
  return healthTypes.includes(type) ? addDays(today, -ownHealthDaysBack) : today;
}
