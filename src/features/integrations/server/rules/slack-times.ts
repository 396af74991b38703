import { addDays, weekdayOf } from '#kernel/contract/days.ts';
import type { SlackJobKind } from '../../contract/kinds-slack.ts';

/** When each message goes out, by the company's clock (integrations.31). */
export const slackTimes: Readonly<Record<SlackJobKind, string>> = { absenceTomorrow: '16:00', birthdaysToday: '07:00' };

/** How late a message may be: after that what it says is old, and it is not sent. */
const maxLateMinutes = 120;

const [sunday, friday] = [0, 5];

/** What a message on absence tells on a day: tomorrow; on Fridays also Monday; on Sundays only what has changed for Monday since Friday. */
export function awayDays(today: string): { tomorrow: string; monday?: string; since?: string } {
  const tomorrow = addDays(today, 1);
  const weekday = weekdayOf(today);
  if (weekday === friday) return { tomorrow, monday: addDays(today, 3) };
  return weekday === sunday ? { tomorrow, since: addDays(today, -2) } : { tomorrow };
}

/** The last moment at which a message of this time is sent. */
export const latestMoment = (at: Date): Date => new Date(at.getTime() + maxLateMinutes * 60_000);
