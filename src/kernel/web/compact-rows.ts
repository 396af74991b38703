import { createStore, useStore } from './store.ts';

const key = 'samspill.compactRows';

// A cache of what the browser's storage says.
const compact = createStore<boolean | undefined>(undefined);

/** Whether the rows of lists are lower: the reader's choice, kept on the device. */
export function useCompactRows(): boolean {
  return useStore(compact) ?? localStorage.getItem(key) === 'true';
}

export function setCompactRows(isCompact: boolean): void {
  localStorage.setItem(key, String(isCompact));
  compact.set(isCompact);
}
