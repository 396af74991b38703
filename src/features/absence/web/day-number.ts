/** Days as whole numbers since 1 January 1970, so that calendars reckon without time zones. */

const millisecondsPerDay = 86_400_000;

export function dayNumber(day: string): number {
  return Math.round(Date.parse(`${day}T00:00:00Z`) / millisecondsPerDay);
}

export function dayText(number: number): string {
  return new Date(number * millisecondsPerDay).toISOString().slice(0, 10);
}

/** 0 = Sunday to 6 = Saturday. */
export function weekdayOf(number: number): number {
  // 1 January 1970 was a Thursday.
  return (((number + 4) % 7) + 7) % 7;
}

export function mondayOf(number: number): number {
  return number - ((weekdayOf(number) + 6) % 7);
}

/** The week's number by ISO 8601: week 1 holds the year's first Thursday. */
export function weekNumber(number: number): number {
  const thursday = mondayOf(number) + 3;
  const firstOfYear = dayNumber(`${dayText(thursday).slice(0, 4)}-01-01`);
  return Math.floor((thursday - firstOfYear) / 7) + 1;
}

export function yearOf(number: number): number {
  return Number(dayText(number).slice(0, 4));
}

/** The first days of the months that touch a stretch of days. */
export function monthsIn(first: number, last: number): number[] {
  const start = new Date(first * millisecondsPerDay);
  const months: number[] = [];
  for (let month = 0; ; month += 1) {
    const day = Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + month, 1) / millisecondsPerDay;
    if (day > last) return months;
    months.push(day);
  }
}
