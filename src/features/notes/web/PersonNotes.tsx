import { personNotes } from '../contract/endpoints.ts';
import { NotesPanel } from './public.ts';

/** Notes on a person (a tab of PE-06). */
export function PersonNotes({ companyUserId }: { companyUserId: string }) {
  return <NotesPanel key={companyUserId} endpoints={personNotes} relatedId={companyUserId} />;
}
