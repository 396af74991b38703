import { useOpenedRecords } from '#kernel/web/opened-records.ts';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { useCall } from '#kernel/web/use-call.ts';
import { ListSkeleton } from '#ui/ListSkeleton.tsx';
import type { NoteEndpoints } from '../../contract/endpoints.ts';
import { NotesList } from './NotesList.tsx';

interface NotesProps {
  /** The endpoints of the record's kind: `noteEndpoints('/contracts', …)`. */
  endpoints: NoteEndpoints;
  relatedId: string;
}

/** Notes and reminders on one record (notes.9). */
export function Notes({ endpoints, relatedId }: NotesProps) {
  const read = useCall(endpoints.getNotes, { query: { relatedId } });
  // Only notes with a date have notifications.
  useOpenedRecords(read.answer?.notes.filter(({ notificationDate }) => notificationDate !== null).map(({ noteId }) => noteId));
  return (
    <Loaded read={read} skeleton={<ListSkeleton rows={6} />}>
      {(answer) => <NotesList {...answer} endpoints={endpoints} relatedId={relatedId} />}
    </Loaded>
  );
}
