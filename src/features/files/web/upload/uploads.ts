import { onCompanyLeft } from '#kernel/web/company-left.ts';
import { fetchPart } from '#kernel/web/parts.ts';
import { createStore } from '#kernel/web/store.ts';
import { isLeavingForGood } from '#kernel/web/unsaved-work.ts';
import type { FileCalls } from '../file-calls.ts';
import type { FilePlace } from '../file-place.ts';
import { trayNeeded } from './tray-needed.ts';
import { createUploadQueue, isInProgress, type UploadItem } from './upload-queue.ts';

/** Incremented when a file was stored: open pages refetch. */
export const keptCount = createStore(0);

/** The uploads that were stored and still stand in the list; unlike that, it does not change with every part that is sent. */
export const keptUploads = createStore<readonly UploadItem[]>([]);

/** The uploads of this tab; they continue while the user navigates in the app. */
export const uploads = createUploadQueue({
  check: async ({ place, file, folder }, signal) => (await callsOf(place)).validate(file, folder, { signal }),
  send: async ({ place, file, folder }, options) => (await callsOf(place)).upload(file, folder, options),
  onKept: () => keptCount.set(keptCount.get() + 1),
});

/** The list is on every page; the upload code is loaded with the first file. */
async function callsOf(place: FilePlace): Promise<FileCalls> {
  const { fileCalls } = await fetchPart(() => import('../file-calls.ts'));
  return fileCalls(place);
}

onCompanyLeft(() => {
  uploads.cancelAll();
  uploads.clear();
});

/** Closing the tab would abort running uploads. */
function askBeforeLeaving(event: BeforeUnloadEvent): void {
  if (!isLeavingForGood()) event.preventDefault();
}

uploads.items.subscribe(() => {
  const finished = uploads.items.get().filter(({ state }) => state === 'done');
  if (finished.length !== keptUploads.get().length) keptUploads.set(finished);
  trayNeeded.set(uploads.items.get().length > 0);
  if (uploads.items.get().some(isInProgress)) window.addEventListener('beforeunload', askBeforeLeaving);
  else window.removeEventListener('beforeunload', askBeforeLeaving);
});
