import type { Database } from './database/database.ts';

interface CachedAnswer<Value> {
  value: Value;
  changeNumber: number;
  until: number;
}

interface CacheQuery {
  database: Database;
  key: string;
  /** The number of the newest change of the company's records of this kind. */
  changeNumber: number;
  now: Date;
}

// Changes may commit in a different order than they were numbered, so entries expire after half a minute.
const cacheMilliseconds = 30_000;

/** Caches values derived from a company's records of one kind until one of them changes, with a maximum number of entries per process. */
export function cacheUntilChanged<Value>(most: number) {
  const answers = new WeakMap<Database, Map<string, CachedAnswer<Value>>>();
  return async ({ database, key, changeNumber, now }: CacheQuery, workOut: () => Promise<Value>): Promise<Value> => {
    const held = answers.get(database) ?? new Map<string, CachedAnswer<Value>>();
    answers.set(database, held);
    const known = held.get(key);
    if (known?.changeNumber === changeNumber && known.until > now.getTime()) return known.value;
    const value = await workOut();
    if (held.size >= most) held.clear();
    held.set(key, { value, changeNumber, until: now.getTime() + cacheMilliseconds });
    return value;
  };
}
