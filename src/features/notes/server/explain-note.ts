import type { Explainer } from '#features/access-control/server/public.ts';
import { accessToNotes, noteOwners } from './note-owner.ts';
import { maySeeNote } from './policy.ts';
import { readAnyNote } from './store-note.ts';

/** Why a user sees a note: they created it, or they have full access to its record and it is not a personal reminder. */
export const explainNote: Explainer['explain'] = async ({ company, services, asking }, member, noteId) => {
  const note = await readAnyNote(company, noteId);
  const owner = note && services.registers.of(noteOwners).get(note.kind);
  if (!owner) return undefined;
  const { relatedId } = note;
  const [access, own] = await accessToNotes(company, owner, [
    { member, relatedId },
    { member: asking, relatedId },
  ]);
  // What is closed to who asks is not there for them either.
  if (!access || !own || own.sees === 'none') return undefined;
  const sees = maySeeNote({ companyUserId: member.companyUserId, access }, note);
  if (note.createdByCompanyUserId === member.companyUserId) return { sees, reasons: [{ kind: 'creator' }] };
  const role = { kind: 'role', role: member.role, feature: owner.feature, level: member.levels[owner.feature] } as const;
  return { sees, reasons: note.notificationDate === null ? [role] : [role, { kind: 'personal' }] };
};
