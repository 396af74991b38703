import type { UploadItem } from './upload-queue.ts';

/** Those that were added last come first, in the order in which they are sent. */
export function newestFirst(items: readonly UploadItem[]): UploadItem[] {
  return items.toSorted((one, other) => other.addedWith - one.addedWith || one.id - other.id);
}
