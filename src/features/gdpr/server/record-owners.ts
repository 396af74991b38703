import { readItemAccessOf } from '#features/access-control/server/public.ts';
import { notedRecord } from '#features/notes/contract/noted-record.ts';
import type { NoteOwner } from '#features/notes/server/public.ts';
import { notedTreatment } from '../contract/endpoints-notes.ts';
import { textIn } from '../contract/local-text.ts';
import { treatmentKind } from './log-gdpr.ts';
import { isFull, treatmentPermissions } from './policy.ts';
import { readHeld } from './store-owners.ts';

/** Notes on treatments. */
export const treatmentNotesOwner: NoteOwner = {
  ...notedTreatment,
  feature: 'gdpr',
  entity: treatmentKind,
  reason: 'NotesNotificationsMain',
  type: notedRecord.treatment,
  accessTo: async (company, lookups, options) => {
    const found = await readHeld(
      company,
      lookups.map(({ relatedId }) => relatedId),
      options,
    );
    const access = await readItemAccessOf(
      company,
      treatmentKind,
      lookups.map(({ member, relatedId }) => ({
        viewer: member,
        item: { id: relatedId, ownerCompanyUserId: found.get(relatedId)?.employeeId ?? null },
      })),
    );
    return lookups.map(({ member, relatedId }, place) => {
      const treatment = found.get(relatedId);
      const level = access[place]?.level ?? 'none';
      if (!treatment || level === 'none') return undefined;
      const { treatmentName, isFinal: treatmentCompleted } = treatment;
      const properties = { treatmentName, treatmentCompleted };
      const isKept = (isFull(member) && level === 'full') || treatment.employeeId === member.companyUserId;
      const sees: 'all' | 'own' | 'none' = isKept ? 'all' : member.permissions.has('Gdpr') ? 'own' : 'none';
      return { sees, isOpen: treatmentPermissions(member, { ...treatment, level }).notes, name: textIn(treatmentName, 'no'), properties };
    });
  },
  propertiesOf: (treatmentId, { properties }) => ({ treatmentId, ...properties }),
  // A draft is opened where it is completed.
  pageOf: ({ treatmentId = '', treatmentCompleted }) =>
    treatmentCompleted
      ? { path: '/gdpr/treatment/view', query: { treatmentId, tab: 'notes' } }
      : { path: '/gdpr/treatment/edit', query: { treatmentId } },
};
