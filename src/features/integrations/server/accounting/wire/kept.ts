import type { Clock } from '#kernel/server/clock.ts';

interface Made<Value> {
  value: Value;
  until: Date;
}

/** Gives what is kept at a place, or makes it; what was `used` and is refused is made anew. */
export type Kept<Value> = (place: string, make: () => Promise<Made<Value>>, used?: Value) => Promise<Value>;

/** More are forgotten from the oldest on. */
const mostKept = 1000;

/** Keeps values until their time is over; all who ask at once wait for the same one. */
export function keep<Value>(clock: Clock): Kept<Value> {
  const known = new Map<string, { making: Promise<Made<Value>>; made?: Made<Value> }>();
  const isGood = (made: Made<Value>, used: Value | undefined) => made.until > clock.now() && made.value !== used;
  return async (place, make, used) => {
    const before = known.get(place);
    if (before && (!before.made || isGood(before.made, used))) return (await before.making).value;
    const entry: { making: Promise<Made<Value>>; made?: Made<Value> } = { making: make() };
    known.delete(place);
    known.set(place, entry);
    for (const oldest of known.keys()) if (known.size > mostKept) known.delete(oldest);
    try {
      entry.made = await entry.making;
    } catch (error) {
      if (known.get(place) === entry) known.delete(place);
      throw error;
    }
    return entry.made.value;
  };
}
