import { z } from 'zod';
import { endsBeforeStart } from '#kernel/contract/days.ts';
import { field } from '#kernel/contract/errors.ts';
import { Day } from '#kernel/contract/values.ts';
import type { Recurrence } from '../../contract/entities.ts';

const number = z.union([z.number(), z.string()]);

/** The recurrence fields of the form; weekdays by `Date`'s numbers. */
export const Repetition = z.object({
  daysOfWeek: z.array(z.string()),
  interval: number,
  ends: z.enum(['until', 'times']),
  endDate: z.string(),
  occurrences: number,
});
export type Repetition = z.output<typeof Repetition>;

export interface Fault {
  path: readonly string[];
  message: string;
}

export const emptyRepetition: Repetition = { daysOfWeek: [], interval: 1, ends: 'until', endDate: '', occurrences: 10 };
/** Monday first. */
export const weekdays = ['1', '2', '3', '4', '5', '6', '0'] as const;
/** Their keys in the texts. */
export const weekdayNames = {
  '1': 'monday',
  '2': 'tuesday',
  '3': 'wednesday',
  '4': 'thursday',
  '5': 'friday',
  '6': 'saturday',
  '0': 'sunday',
} as const;

export function repetitionOf(recurrence: Recurrence | null): Repetition {
  if (!recurrence) return emptyRepetition;
  const { daysOfWeek, interval, endDate, occurrences } = recurrence;
  return {
    daysOfWeek: namedDays(daysOfWeek),
    interval,
    ends: endDate === null && occurrences !== null ? 'times' : 'until',
    endDate: endDate ?? '',
    occurrences: occurrences ?? emptyRepetition.occurrences,
  };
}

/** The weekdays of a recurrence, Monday first. */
export function namedDays(daysOfWeek: Recurrence['daysOfWeek']): (typeof weekdays)[number][] {
  const named = new Set(Object.entries(daysOfWeek).flatMap(([day, isNamed]) => (isNamed ? [day] : [])));
  return weekdays.filter((day) => named.has(day));
}

/** A recurrence in the contract's form; undefined while it is incomplete. */
export function recurrenceFrom(repetition: Repetition, startDate: string): Recurrence | undefined {
  if (repetitionFaults(repetition, startDate).length > 0) return undefined;
  const { daysOfWeek, interval, ends, endDate, occurrences } = repetition;
  const has = (day: string): boolean => daysOfWeek.includes(day);
  return {
    daysOfWeek: { 0: has('0'), 1: has('1'), 2: has('2'), 3: has('3'), 4: has('4'), 5: has('5'), 6: has('6') },
    interval: Number(interval),
    startDate,
    endDate: ends === 'until' ? endDate : null,
    occurrences: ends === 'times' ? Number(occurrences) : null,
  };
}

export function repetitionFaults({ daysOfWeek, interval, ends, endDate, occurrences }: Repetition, startDate: string): Fault[] {
  const faults: Fault[] = [];
  const add = (name: keyof Repetition, message: string): void => void faults.push({ path: ['recurrence', name], message });
  if (daysOfWeek.length === 0) add('daysOfWeek', field('select'));
  if (!isFromOneTo(interval, 52)) add('interval', field('tooLarge', { length: 52 }));
  if (ends === 'times' && !isFromOneTo(occurrences, 366)) add('occurrences', field('tooLarge', { length: 366 }));
  if (ends === 'until' && endDate === '') add('endDate', field('required'));
  else if (ends === 'until' && !Day.safeParse(endDate).success) add('endDate', field('dateFormat'));
  else if (ends === 'until' && endsBeforeStart(startDate, endDate)) add('endDate', field('endBeforeStart'));
  return faults;
}

function isFromOneTo(value: number | string, most: number): boolean {
  const count = Number(value);
  return Number.isInteger(count) && count >= 1 && count <= most;
}
