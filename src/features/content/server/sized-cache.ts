/** What was used last, up to a total weight; what was not used for longest goes first. */
export interface SizedCache<Value> {
  get: (key: string) => { value: Value } | undefined;
  set: (key: string, value: Value) => void;
}

export function createSizedCache<Value>(capacity: number, weigh: (value: Value) => number): SizedCache<Value> {
  const kept = new Map<string, { value: Value; weight: number }>();
  let total = 0;
  const drop = (key: string): void => {
    total -= kept.get(key)?.weight ?? 0;
    kept.delete(key);
  };
  return {
    get: (key) => {
      const found = kept.get(key);
      if (!found) return undefined;
      // A Map remembers the order of insertion: what is used goes last.
      kept.delete(key);
      kept.set(key, found);
      return found;
    },
    set: (key, value) => {
      drop(key);
      const weight = weigh(value);
      if (weight > capacity) return;
      kept.set(key, { value, weight });
      total += weight;
      for (const oldest of kept.keys()) {
        if (total <= capacity) break;
        drop(oldest);
      }
    },
  };
}
