import { NotesPanel } from '#features/notes/web/public.ts';
import type { PartOfRecord } from '#kernel/web/entry.ts';
import { bookNotes } from '../contract/book-parts.ts';

/** The notes on a book, as a tab of its page. */
export function BookNotes({ recordId }: PartOfRecord) {
  return <NotesPanel key={recordId} endpoints={bookNotes} relatedId={recordId} />;
}
