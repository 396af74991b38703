/** The local day and time in a time zone. */
export interface LocalTime {
  day: string;
  /** HH:MM */
  time: string;
}

// A cache, because creating a formatter costs more than using it.
const formats = new Map<string, Intl.DateTimeFormat>();

export function localTime(timeZone: string, moment: Date): LocalTime {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
  formats.set(timeZone, format);
  const shown = format.format(moment);
  return { day: shown.slice(0, 10), time: shown.slice(11, 16) };
}

/** The instant of a local time in a time zone; a time skipped by a clock change is shifted by the same amount. */
export function momentOf({ day, time }: LocalTime, timeZone: string): Date {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  // The second round corrects for a clock change between the guess and the result.
  const guess = asUtc - offsetAt(timeZone, asUtc);
  return new Date(asUtc - offsetAt(timeZone, guess));
}

/** The UTC offset of the zone at a whole minute, in milliseconds. */
function offsetAt(timeZone: string, instant: number): number {
  const { day, time } = localTime(timeZone, new Date(instant));
  return Date.parse(`${day}T${time}:00Z`) - instant;
}
