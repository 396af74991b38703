/** The date of a point in time in the user's time zone, `YYYY-MM-DD`. */
export function localDay(moment: Date): string {
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

/** Today in the user's time zone, `YYYY-MM-DD`. */
export function today(): string {
  return localDay(new Date());
}
