import { personNotes } from '../contract/endpoints.ts';
import { NotesPanel } from './public.ts';

/** Notes on a person, as a tab of the profile (people.26). */
export function PersonNotes({ companyUserId }: { companyUserId: string }) {
  return <NotesPanel key={companyUserId} endpoints={personNotes} relatedId={companyUserId} />;
}
