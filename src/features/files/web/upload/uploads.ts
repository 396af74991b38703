import { onCompanyLeft } from '#kernel/web/company-left.ts';
import { fetchPart } from '#kernel/web/parts.ts';
import { createStore } from '#kernel/web/store.ts';
import type { FileCalls } from '../file-calls.ts';
import type { FilePlace } from '../file-place.ts';
import { trayNeeded } from './tray-needed.ts';
import { createUploadQueue, isInProgress } from './upload-queue.ts';

/** Told whenever a file has been kept: pages that are open ask again. */
export const keptCount = createStore(0);

/** The uploads of this tab; they go on while one moves about in the app. */
export const uploads = createUploadQueue({
  check: async ({ place, file, folder }, signal) => (await callsOf(place)).validate(file, folder, { signal }),
  send: async ({ place, file, folder }, options) => (await callsOf(place)).upload(file, folder, options),
  onKept: () => keptCount.set(keptCount.get() + 1),
});

/** The tray stands on every page; what sends a file comes with the first one. */
async function callsOf(place: FilePlace): Promise<FileCalls> {
  const { fileCalls } = await fetchPart(() => import('../file-calls.ts'));
  return fileCalls(place);
}

onCompanyLeft(() => {
  uploads.cancelAll();
  uploads.clear();
});

/** Closing the tab would cut off what is on its way. */
function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

uploads.items.subscribe(() => {
  trayNeeded.set(uploads.items.get().length > 0);
  if (uploads.items.get().some(isInProgress)) window.addEventListener('beforeunload', askBeforeLeaving);
  else window.removeEventListener('beforeunload', askBeforeLeaving);
});
