import type { Explainer } from '#features/access-control/server/public.ts';
import { personNotesOwner } from './person-notes.ts';
import { maySeeNote } from './policy.ts';
import { readNote } from './store-note.ts';

/** Why a user sees a note on a person: they created it, or they have full access to the record and it is not a personal reminder. */
export const explainNote: Explainer['explain'] = async ({ company }, member, noteId) => {
  const note = await readNote(company, 'person', noteId);
  const standing = note && (await personNotesOwner.standing(company, member, note.relatedId));
  if (!note || !standing) return undefined;
  const sees = maySeeNote({ companyUserId: member.companyUserId, standing }, note);
  if (note.createdByCompanyUserId === member.companyUserId) return { sees, reasons: [{ kind: 'creator' }] };
  const role = { kind: 'role', role: member.role, feature: 'people', level: member.levels.people } as const;
  return { sees, reasons: note.notificationDate === null ? [role] : [role, { kind: 'personal' }] };
};
