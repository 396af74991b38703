/** The hours between which people are not written to without a second thought (sms.12). */
export const quietHours = { from: 21, to: 8 } as const;

/** Whether an hour of the day, 0 to 23, is one of them. */
export function isQuietHour(hour: number): boolean {
  return hour >= quietHours.from || hour < quietHours.to;
}

/** The hour that a moment is in a time zone. */
export function hourIn(moment: Date, timeZone: string): number {
  return Number(new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone }).format(moment));
}
