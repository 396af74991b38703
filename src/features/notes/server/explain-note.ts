import type { Explainer } from '#features/access-control/server/public.ts';
import { accessToNotesOf, noteOwners } from './note-owner.ts';
import { maySeeNote } from './policy.ts';
import { readAnyNote } from './store-note.ts';

/** Why a user sees a note: they created it, or they have full access to its record and it is not a personal reminder. */
export const explainNote: Explainer['explain'] = async ({ company, services }, member, noteId) => {
  const note = await readAnyNote(company, noteId);
  const owner = note && services.registers.of(noteOwners).get(note.kind);
  const access = owner && (await accessToNotesOf(company, owner, { member, relatedId: note.relatedId }));
  if (!access) return undefined;
  const sees = maySeeNote({ companyUserId: member.companyUserId, access }, note);
  if (note.createdByCompanyUserId === member.companyUserId) return { sees, reasons: [{ kind: 'creator' }] };
  const role = { kind: 'role', role: member.role, feature: owner.feature, level: member.levels[owner.feature] } as const;
  return { sees, reasons: note.notificationDate === null ? [role] : [role, { kind: 'personal' }] };
};
