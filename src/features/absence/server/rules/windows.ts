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
  /** `administrator`: somebody who may register absence for this person. */
  role: 'own' | 'administrator';
  areHalvesAllowed: boolean;
  isRecurring?: boolean;
  /** What is changed. A start in the past may stay as it was, and a half may stay a half. */
  former?: { startDate: string; portion: AbsencePortion } | null;
}

/**
 * Why these dates cannot be asked for (absence.20, absence.21), null when they can. They end at the start or later, within a year of it; they
 * start within a year from today. One asks for oneself from today on, and registers illness and care days up to 14 days back; who registers
 * for others goes back a year. Half a day is one day's.
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

/** The first day on which such an absence may start. */
export function earliestStart({ type, today, role }: Pick<RequestedDates, 'type' | 'today' | 'role'>): string {
  if (role === 'administrator') return addYears(today, -1);
  return healthTypes.includes(type) ? addDays(today, -ownHealthDaysBack) : today;
}
