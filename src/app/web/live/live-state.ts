import { createStore } from '#kernel/web/store.ts';

/** The state of the live connection; `lost` when it has stopped reconnecting (shell.29). */
export const liveState = createStore<'off' | 'connecting' | 'live' | 'lost'>('off');

/** Refetches all visible data, and tries to connect; for the button beside the mark. */
export const refreshNow = createStore<() => void>(() => undefined);
