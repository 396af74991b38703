import type { Database } from '#kernel/server/database/database.ts';

interface Held<Value> {
  value: Value;
  changeNumber: number;
  until: number;
}

interface Asked {
  database: Database;
  key: string;
  /** The newest change of the company's people. */
  changeNumber: number;
  now: Date;
}

// Two changes may commit in the other order than they were numbered; after half a minute the answer is made anew.
const heldFor = 30_000;

/** Holds what was worked out of a company's people until one of them changes, at most so many answers in each process. */
export function heldUntilChanged<Value>(most: number) {
  const answers = new WeakMap<Database, Map<string, Held<Value>>>();
  return async ({ database, key, changeNumber, now }: Asked, workOut: () => Promise<Value>): Promise<Value> => {
    const held = answers.get(database) ?? new Map<string, Held<Value>>();
    answers.set(database, held);
    const known = held.get(key);
    if (known?.changeNumber === changeNumber && known.until > now.getTime()) return known.value;
    const value = await workOut();
    if (held.size >= most) held.clear();
    held.set(key, { value, changeNumber, until: now.getTime() + heldFor });
    return value;
  };
}
