import { useSyncExternalStore } from 'react';

/** A value that components subscribe to and functions can read. */
export interface Store<Value> {
  get: () => Value;
  set: (value: Value) => void;
  subscribe: (listener: () => void) => () => void;
}

export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useStore<Value>({ subscribe, get }: Store<Value>): Value {
  // The same value where nothing is mounted, as in tests.
  return useSyncExternalStore(subscribe, get, get);
}
