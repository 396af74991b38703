import { createStore } from '#kernel/web/store.ts';

/** Whether anything has been uploaded since the list was last closed. It stands alone, so that what uploads comes with the first file. */
export const trayNeeded = createStore(false);
