/** The instant at which clocks of a time zone show this hour of a day. */
export function momentInZone(day: string, hour: number, timeZone: string): Date {
  const wished = Date.parse(`${day}T${String(hour).padStart(2, '0')}:00:00Z`);
  // The second round corrects for a change of the clocks between the guess and the moment.
  const guess = wished - offsetOf(timeZone, wished);
  return new Date(wished - offsetOf(timeZone, guess));
}

/** How far clocks of the zone are ahead of UTC at an instant, in milliseconds. */
function offsetOf(timeZone: string, instant: number): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes): number => Number(parts.find((one) => one.type === type)?.value);
  const shown = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  return shown - Math.floor(instant / 1000) * 1000;
}
