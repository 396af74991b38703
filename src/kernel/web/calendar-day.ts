/** The date of a point in time in the user's time zone, `YYYY-MM-DD`. */
export function localDay(moment: Date): string {
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

// A cache by time zone: writers of dates cost time to make.
const writers = new Map<string, Intl.DateTimeFormat>();

/** The date of a point in time in a time zone, `YYYY-MM-DD`; without one in the user's own. */
export function dayIn(timeZone: string | null | undefined, moment: Date): string {
  if (!timeZone) return localDay(moment);
  // This locale writes dates as ISO 8601 does.
  const writer = writers.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  writers.set(timeZone, writer);
  return writer.format(moment);
}
