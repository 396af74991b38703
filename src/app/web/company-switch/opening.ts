import { createStore, useStore } from '#kernel/web/store.ts';

/** The name of the company being opened; meanwhile no data of the previous one is shown. */
export const opening = createStore<string | undefined>(undefined);

export const useOpening = (): string | undefined => useStore(opening);
