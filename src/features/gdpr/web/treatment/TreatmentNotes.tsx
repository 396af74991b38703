import { NotesPanel } from '#features/notes/web/public.ts';
import type { PartOfRecord } from '#kernel/web/entry.ts';
import { treatmentNotes } from '../../contract/endpoints-notes.ts';

/** The notes on a treatment, as a tab of its page. */
export function TreatmentNotes({ recordId }: PartOfRecord) {
  return <NotesPanel key={recordId} endpoints={treatmentNotes} relatedId={recordId} />;
}
