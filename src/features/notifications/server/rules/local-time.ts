/** The day and time that clocks of a time zone show. */
export interface LocalTime {
  day: string;
  /** HH:MM */
  time: string;
}

// A cache: making one costs more than using it.
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

/** The instant at which clocks of a time zone show this time; where they skip it, as much later. */
export function momentOf({ day, time }: LocalTime, timeZone: string): Date {
  const wished = Date.parse(`${day}T${time}:00Z`);
  // The second round corrects for a change of the clocks between the guess and the moment.
  const guess = wished - offsetAt(timeZone, wished);
  return new Date(wished - offsetAt(timeZone, guess));
}

/** How far clocks of the zone are ahead of UTC at a whole minute, in milliseconds. */
function offsetAt(timeZone: string, instant: number): number {
  const { day, time } = localTime(timeZone, new Date(instant));
  return Date.parse(`${day}T${time}:00Z`) - instant;
}
