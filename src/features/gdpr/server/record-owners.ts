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
  accessTo: async (company, asked, options) => {
    const found = await readHeld(
      company,
      asked.map(({ relatedId }) => relatedId),
      options,
    );
    return asked.map(({ member, relatedId }) => {
      const treatment = found.get(relatedId);
      if (!treatment) return undefined;
      const { treatmentName, isFinal: treatmentCompleted } = treatment;
      const properties = { treatmentName, treatmentCompleted };
      const isKept = isFull(member) || treatment.employeeId === member.companyUserId;
      const sees: 'all' | 'own' | 'none' = isKept ? 'all' : member.permissions.has('Gdpr') ? 'own' : 'none';
      return { sees, isOpen: treatmentPermissions(member, treatment).notes, name: textIn(treatmentName, 'no'), properties };
    });
  },
  propertiesOf: (treatmentId, { properties }) => ({ treatmentId, ...properties }),
  // A draft is opened where it is completed.
  pageOf: ({ treatmentId = '', treatmentCompleted }) =>
    treatmentCompleted
      ? { path: '/gdpr/treatment/view', query: { treatmentId, tab: 'notes' } }
      : { path: '/gdpr/treatment/edit', query: { treatmentId } },
};
