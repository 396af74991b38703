import { addDays } from '#kernel/contract/days.ts';

/** How far ahead a day may be of which people are told today. */
export const furthest = 30;
/** So many days before a day people are told of it, and on the day itself. */
const daysBefore = [furthest, 0] as const;
/** Mornings on which no server ran are made up for, at most a fortnight later. */
export const missedDays = 13;

/** The newest day on which people are told of a day, when it is today or was missed (gdpr.132). What was set afterwards is not told of as if it had been missed. */
export function toldOn(day: string, { setOn, today }: { setOn: string; today: string }): string | undefined {
  const days = daysBefore.map((before) => addDays(day, -before));
  return days.findLast((one) => one <= today && one >= addDays(today, -missedDays) && one >= setOn);
}
