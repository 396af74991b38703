import type { Clock } from '#kernel/server/clock.ts';

interface CachedValue<Value> {
  value: Value;
  until: Date;
}

/** The value at a place, made when it is missing or expired; a value that was `used` and refused is made again. */
export type ValueCache<Value> = (place: string, make: () => Promise<CachedValue<Value>>, used?: Value) => Promise<Value>;

/** Beyond that the oldest are dropped. */
const maxValues = 1000;

/** Caches values until they expire; concurrent calls share one. */
export function createValueCache<Value>(clock: Clock): ValueCache<Value> {
  const known = new Map<string, { making: Promise<CachedValue<Value>>; made?: CachedValue<Value> }>();
  const isGood = (made: CachedValue<Value>, used: Value | undefined) => made.until > clock.now() && made.value !== used;
  return async (place, make, used) => {
    const before = known.get(place);
    if (before && (!before.made || isGood(before.made, used))) return (await before.making).value;
    const entry: { making: Promise<CachedValue<Value>>; made?: CachedValue<Value> } = { making: make() };
    known.delete(place);
    known.set(place, entry);
    for (const oldest of known.keys()) if (known.size > maxValues) known.delete(oldest);
    try {
      entry.made = await entry.making;
    } catch (error) {
      if (known.get(place) === entry) known.delete(place);
      throw error;
    }
    return entry.made.value;
  };
}
