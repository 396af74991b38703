/** An upcoming day, with the birthdays celebrated on it as month and day in one number (0229 = 229). */
export interface ComingDay {
  date: string;
  daysUntil: number;
  monthDays: number[];
}

/** The days from today on. People born on 29 February celebrate on the 28th in other years. */
export function upcomingDays(today: string, count: number): ComingDay[] {
  const start = Date.parse(`${today}T00:00:00Z`);
  return Array.from({ length: count + 1 }, (_unused, daysUntil) => {
    const day = new Date(start + daysUntil * 86_400_000);
    const monthDay = (day.getUTCMonth() + 1) * 100 + day.getUTCDate();
    const isLastOfShortFebruary = monthDay === 228 && new Date(day.getTime() + 86_400_000).getUTCDate() === 1;
    return { date: day.toISOString().slice(0, 10), daysUntil, monthDays: isLastOfShortFebruary ? [228, 229] : [monthDay] };
  });
}

/** Whether a day lies between the first and the last day of somebody's employment, as far as they are known. */
export function isEmployedOn(date: string, { startDate, endDate }: { startDate: string | null; endDate: string | null }): boolean {
  return (startDate === null || startDate <= date) && (endDate === null || date <= endDate);
}
