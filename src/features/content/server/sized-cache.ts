/** A cache limited by total weight that evicts the least recently used entries. */
export interface SizedCache<Value> {
  get: (key: string) => { value: Value } | undefined;
  set: (key: string, value: Value) => void;
}

export function createSizedCache<Value>(capacity: number, weigh: (value: Value) => number): SizedCache<Value> {
  const entries = new Map<string, { value: Value; weight: number }>();
  let total = 0;
  const drop = (key: string): void => {
    total -= entries.get(key)?.weight ?? 0;
    entries.delete(key);
  };
  return {
    get: (key) => {
      const found = entries.get(key);
      if (!found) return undefined;
      // A Map iterates in insertion order, so a used entry is reinserted last.
      entries.delete(key);
      entries.set(key, found);
      return found;
    },
    set: (key, value) => {
      drop(key);
      const weight = weigh(value);
      if (weight > capacity) return;
      entries.set(key, { value, weight });
      total += weight;
      for (const oldest of entries.keys()) {
        if (total <= capacity) break;
        drop(oldest);
      }
    },
  };
}
