import { countingStatuses, workingTypes, type AbsencePortion, type AbsenceStatus, type AbsenceType } from '../../contract/kinds.ts';
import { dayNumber, dayOfNumber } from './days.ts';
import type { Span } from './recurrence.ts';

interface When {
  /** What is being changed does not clash with itself; null for a new one. */
  absenceId: string | null;
  type: AbsenceType;
  portion: AbsencePortion;
  spans: readonly Span[];
}

export interface Booked extends When {
  absenceId: string;
  status: AbsenceStatus;
}

export interface Clash {
  absenceId: string;
  type: AbsenceType;
  /** The dates on which both cannot be, oldest first. */
  dates: string[];
}

/** Which absences of the same person cannot be together with the wanted one, and on which dates (decisions.md §6). */
export function clashes(existing: readonly Booked[], wanted: When): Clash[] {
  return existing
    .filter((booked) => countingStatuses.includes(booked.status) && booked.absenceId !== wanted.absenceId && areRivals(booked, wanted))
    .map((booked) => ({ absenceId: booked.absenceId, type: booked.type, dates: sharedDates(booked.spans, wanted.spans) }))
    .filter(({ dates }) => dates.length > 0);
}

/** One who works elsewhere can be away besides, but not work elsewhere twice; two halves of a day fit. */
function areRivals(booked: When, wanted: When): boolean {
  const isOneWorking = workingTypes.includes(booked.type) || workingTypes.includes(wanted.type);
  const areHalves = booked.portion !== 0 && wanted.portion !== 0 && booked.portion !== wanted.portion;
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

/** Which of two kinds on one day is shown and counted: being away before working elsewhere, off-site before at home (O7). */
export function winsOver(one: AbsenceType, other: AbsenceType): boolean {
  return rankOf(one) > rankOf(other);
}

function rankOf(type: AbsenceType): number {
  if (!workingTypes.includes(type)) return 2;
  return type === 9 ? 1 : 0;
}
