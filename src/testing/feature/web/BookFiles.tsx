import { FilesPanel } from '#features/files/web/public.ts';
import type { PartOfRecord } from '#kernel/web/entry.ts';
import { bookFiles } from '../contract/book-parts.ts';

/** The files of a book, as a tab of its page. */
export function BookFiles({ recordId }: PartOfRecord) {
  return <FilesPanel place={{ files: bookFiles, ownerId: recordId }} />;
}
