/** The period of a report, and the day on which it is sent. */
export interface ReportPeriod {
  day: string;
  from: string;
  to: string;
  /** 7 = the week before a Monday, 30 = the month before a first. */
  repeatDays: 7 | 30;
}

const dayLength = 86_400_000;
const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

/** The reports sent between two days, inclusive. */
export function reportPeriods({ from, to }: { from: string; to: string }): ReportPeriod[] {
  const periods: ReportPeriod[] = [];
  for (let at = Date.parse(from); at <= Date.parse(to); at += dayLength) {
    const day = new Date(at);
    const last = dayOf(at - dayLength);
    if (day.getUTCDay() === 1) periods.push({ day: dayOf(at), from: dayOf(at - 7 * dayLength), to: last, repeatDays: 7 });
    if (day.getUTCDate() === 1) periods.push({ day: dayOf(at), from: `${last.slice(0, 7)}-01`, to: last, repeatDays: 30 });
  }
  return periods;
}
