import { momentOf } from '#features/notifications/server/public.ts';
import { addDays } from '#kernel/contract/days.ts';
import { addInterval, intervalsUntil } from '#kernel/contract/deadlines.ts';

const month = { number: 1, unit: 'month' } as const;
/** Invoices are dated in this zone, whatever the company's own (subscription.35). */
const invoiceZone = 'Europe/Oslo';

/** The first day after another on which a period of payment begins: months from the anchor, month ends kept (subscription.12). */
export function nextBoundary(anchor: string, after: string): string {
  return addInterval(anchor, month, intervalsUntil(anchor, month, addDays(after, 1)));
}

/** When a day has begun both for the company and for the dates of invoices: before that, its users of the day before are not all counted. */
export function beginningOf(day: string, timeZone: string): Date {
  const moments = [timeZone, invoiceZone].map((zone) => momentOf({ day, time: '00:00' }, zone).getTime());
  return new Date(Math.max(...moments));
}

/** The earliest of the moments at which something is due; null for never. */
export function earliest(moments: readonly (Date | null)[]): Date | null {
  const due = moments.filter((moment) => moment !== null);
  return due.length === 0 ? null : new Date(Math.min(...due.map((moment) => moment.getTime())));
}
