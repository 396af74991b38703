import {
  absencePortion,
  healthTypes,
  longestAbsenceYears,
  ownHealthDaysBack,
  type AbsencePortion,
  type AbsenceType,
} from '../../contract/kinds.ts';
import { addDays, addYears } from '#kernel/contract/days.ts';

interface RequestedDates {
  type: AbsenceType;
  startDate: string;
  endDate: string;
  portion: AbsencePortion;
  today: string;
  /** `administrator`: a user who may register absence for this person. */
  role: 'own' | 'administrator';
  areHalvesAllowed: boolean;
  isRecurring?: boolean;
  /** The absence being changed. A start in the past may stay unchanged, and so may half a day. */
  former?: { startDate: string; portion: AbsencePortion } | null;
}

/**
 * Why these dates are refused (absence.20, absence.21), null when they are allowed. They end on or after the start, within a year of it; they
 * start within a year from today. Requests for oneself start today or later, sick leave and care days up to 14 days back; registrations for
 * others up to a year back. Half a day is allowed for single days only.
 */
export function refusedDates(requested: RequestedDates): 'absence.InvalidDates' | 'absence.HalfDayDisabled' | null {
  const { startDate, endDate, today, portion, former } = requested;
  const isLengthWrong = endDate < startDate || endDate > addYears(startDate, longestAbsenceYears);
  const isStartWrong =
    startDate > addYears(today, longestAbsenceYears) || (startDate < earliestStart(requested) && startDate !== former?.startDate);
  const isHalfWrong = portion !== absencePortion.FullDay && startDate !== endDate && !requested.isRecurring;
  if (isLengthWrong || isStartWrong || isHalfWrong) return 'absence.InvalidDates';
  return portion === absencePortion.FullDay || requested.areHalvesAllowed || portion === former?.portion ? null : 'absence.HalfDayDisabled';
}

/** The first allowed start day of such an absence. */
export function earliestStart({ type, today, role }: Pick<RequestedDates, 'type' | 'today' | 'role'>): string {
  if (role === 'administrator') return addYears(today, -1);
  return healthTypes.includes(type) ? addDays(today, -ownHealthDaysBack) : today;
}
