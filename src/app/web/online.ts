import { createStore, useStore } from '#kernel/web/store.ts';

/** Whether the last call was answered at all. */
export const online = createStore(true);

export const useOnline = (): boolean => useStore(online);
