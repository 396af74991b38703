import type { PartOfRecord } from '#kernel/web/entry.ts';
import { personNotes } from '../contract/endpoints.ts';
import { NotesPanel } from './public.ts';

/** Notes on a person, as a tab of the profile (people.26). */
export function PersonNotes({ recordId }: PartOfRecord) {
  return <NotesPanel key={recordId} endpoints={personNotes} relatedId={recordId} />;
}
