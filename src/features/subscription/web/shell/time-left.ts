/** How much of a trial is left, and how near its end is (subscription.9). */
export interface TimeLeft {
  state: 'active' | 'warning' | 'expired';
  days: number;
  /** Two digits. */
  hours: string;
}

const hour = 3_600_000;
const warningDays = 5;

/** The days until the end, the one under way among them: all of them in the first minute. */
export const daysBegun = (endsAt: string, now: Date): number => Math.max(0, Math.ceil((Date.parse(endsAt) - now.getTime()) / (24 * hour)));

/** Whole days and hours until the end; both are 0 in the last hour, when the trial counts as over. */
export function timeLeft(endsAt: string, now: Date): TimeLeft {
  const hours = Math.max(0, Math.floor((Date.parse(endsAt) - now.getTime()) / hour));
  const days = Math.floor(hours / 24);
  const state = hours <= 0 ? 'expired' : days < warningDays ? 'warning' : 'active';
  return { state, days, hours: String(hours % 24).padStart(2, '0') };
}
