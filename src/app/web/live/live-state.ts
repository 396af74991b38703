import { createStore } from '#kernel/web/store.ts';

/** Whether the tab hears of changes by itself; `lost` when it has stopped reconnecting (shell.29). */
export const liveState = createStore<'off' | 'connecting' | 'live' | 'lost'>('off');

/** Asks for everything on the screen again, and tries to connect; for the button beside the mark. */
export const refreshNow = createStore<() => void>(() => undefined);
