import { whenCompanyLeft } from '#kernel/web/company-left.ts';
import { createStore } from '#kernel/web/store.ts';
import { fileCalls } from '../file-calls.ts';
import { createUploadQueue, isOnItsWay } from './upload-queue.ts';

/** Told whenever a file has been kept: pages that are open ask again. */
export const keptCount = createStore(0);

/** The uploads of this tab; they go on while one moves about in the app. */
export const uploads = createUploadQueue({
  check: ({ place, file, folder }, signal) => fileCalls(place).validate(file, folder, { signal }),
  send: ({ place, file, folder }, options) => fileCalls(place).upload(file, folder, options),
  onKept: () => keptCount.set(keptCount.get() + 1),
});

whenCompanyLeft(() => {
  uploads.cancelAll();
  uploads.clear();
});

/** Closing the tab would cut off what is on its way. */
function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

uploads.items.subscribe(() => {
  if (uploads.items.get().some(isOnItsWay)) window.addEventListener('beforeunload', askBeforeLeaving);
  else window.removeEventListener('beforeunload', askBeforeLeaving);
});
