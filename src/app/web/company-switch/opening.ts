import { createStore, useStore } from '#kernel/web/store.ts';

/** The company that this tab is opening, by name; until it is there, nothing of the former is on the screen. */
export const opening = createStore<string | undefined>(undefined);

export const useOpening = (): string | undefined => useStore(opening);
