import type { Notification } from '../../contract/notification.ts';

/** The day of a moment where the reader is, YYYY-MM-DD. */
export function localDay(moment: Date): string {
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

/** Newest first, as they come, one group for each day. */
export function byDay(told: readonly Notification[]): { day: string; told: Notification[] }[] {
  const days: { day: string; told: Notification[] }[] = [];
  for (const one of told) {
    const day = localDay(new Date(one.notificationDate));
    const last = days.at(-1);
    if (last?.day === day) last.told.push(one);
    else days.push({ day, told: [one] });
  }
  return days;
}
