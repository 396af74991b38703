import { NotesPanel } from '#features/notes/web/public.ts';
import type { PartOfRecord } from '#kernel/web/entry.ts';
import { contractNotes } from '../../contract/endpoints-notes.ts';

/** The notes on a contract, as a tab of its page. */
export function ContractNotes({ recordId }: PartOfRecord) {
  return <NotesPanel key={recordId} endpoints={contractNotes} relatedId={recordId} />;
}
