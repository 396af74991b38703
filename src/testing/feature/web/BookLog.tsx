import { RecordLog } from '#features/log/web/public.ts';
import type { PartOfRecord } from '#kernel/web/entry.ts';
import { bookKind } from '../contract/book-parts.ts';

/** What happened to a book, as a tab of its page for those who read the log. */
export function BookLog({ recordId }: PartOfRecord) {
  return <RecordLog entity={bookKind} recordId={recordId} />;
}
