import { createStore } from '#kernel/web/store.ts';

/** Whether the tab hears of changes by itself; `lost` when it has given up coming back (SH-23). */
export const liveState = createStore<'off' | 'connecting' | 'live' | 'lost'>('off');
