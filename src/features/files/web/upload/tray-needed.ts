import { createStore } from '#kernel/web/store.ts';

/** Whether anything was uploaded since the list was last closed. In its own file, so that the upload code is loaded with the first file. */
export const trayNeeded = createStore(false);
