import {
  absencePortion,
  absenceType,
  countingStatuses,
  workingTypes,
  type AbsencePortion,
  type AbsenceStatus,
  type AbsenceType,
} from '../../contract/kinds.ts';
import { dayNumber, dayOfNumber } from '#kernel/contract/days.ts';
import { givesVacationBack } from './returned-days.ts';
import type { Span } from './recurrence.ts';

interface PlacedAbsence {
  /** The absence being changed, which does not overlap with itself; null for a new one. */
  absenceId: string | null;
  type: AbsenceType;
  portion: AbsencePortion;
  spans: readonly Span[];
}

export interface BookedAbsence extends PlacedAbsence {
  absenceId: string;
  status: AbsenceStatus;
}

export interface Conflict {
  absenceId: string;
  type: AbsenceType;
  /** The overlapping dates, oldest first. */
  dates: string[];
}

/** The absences of the same person that overlap with the requested one, and the dates (absence.29). */
export function findConflicts(existing: readonly BookedAbsence[], wanted: PlacedAbsence): Conflict[] {
  return existing
    .filter((booked) => countingStatuses.includes(booked.status) && booked.absenceId !== wanted.absenceId && canClash(booked, wanted))
    .map((booked) => ({ absenceId: booked.absenceId, type: booked.type, dates: sharedDates(booked.spans, wanted.spans) }))
    .filter(({ dates }) => dates.length > 0);
}

/**
 * A person who works elsewhere can be absent on the same day, but not work elsewhere twice; two halves of a day do not overlap. Own illness
 * gives vacation back instead (absence.71); a vacation that it met already can still be changed and decided.
 */
function canClash(booked: PlacedAbsence, wanted: PlacedAbsence): boolean {
  if (booked.type === absenceType.Vacation && givesVacationBack(wanted)) return false;
  if (wanted.type === absenceType.Vacation && wanted.absenceId !== null && givesVacationBack(booked)) return false;
  const isOneWorking = workingTypes.includes(booked.type) || workingTypes.includes(wanted.type);
  const areHalves =
    booked.portion !== absencePortion.FullDay && wanted.portion !== absencePortion.FullDay && booked.portion !== wanted.portion;
  return !areHalves && (booked.type === wanted.type || !isOneWorking);
}

function sharedDates(booked: readonly Span[], wanted: readonly Span[]): string[] {
  const shared = new Set<number>();
  for (const one of booked) {
    for (const other of wanted) {
      const last = Math.min(dayNumber(one.endDate), dayNumber(other.endDate));
      const first = Math.max(dayNumber(one.startDate), dayNumber(other.startDate));
      for (let number = first; number <= last; number += 1) shared.add(number);
    }
  }
  return [...shared].toSorted((one, other) => one - other).map(dayOfNumber);
}
