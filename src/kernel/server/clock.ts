/** The product's only source of the present moment; tests and simulations move it. */
export interface Clock {
  now: () => Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that stands still until it is moved. */
export function movableClock(start: string): Clock & { set: (moment: string) => void; advance: (milliseconds: number) => void } {
  let moment = new Date(start);
  return {
    now: () => new Date(moment),
    set: (next) => (moment = new Date(next)),
    advance: (milliseconds) => (moment = new Date(moment.getTime() + milliseconds)),
  };
}

/** The calendar day of a moment in a time zone, `YYYY-MM-DD`. */
export function dayIn(timeZone: string, moment: Date): string {
  const format = days.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  days.set(timeZone, format);
  return format.format(moment);
}

// A cache by time zone: making one costs more than the rest of a small call. There are some hundreds of zones.
const days = new Map<string, Intl.DateTimeFormat>();
