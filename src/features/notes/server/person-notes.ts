import { viewPerson } from '#features/people/server/public.ts';
import type { NoteOwner } from './note-owner.ts';

/**
 * Notes on people. Users who see a person's details may write one; users with full access to the record see all of them, except that nobody
 * sees remarks about themselves (people's policy). A deactivated profile is locked.
 */
export const personNotesOwner: NoteOwner = {
  kind: 'person',
  standing: async (company, member, relatedId, options) => {
    const person = await viewPerson(company, member, relatedId, options);
    if (!person) return undefined;
    const { sight, state, fullName } = person;
    const isDetailed = sight === 'all' || sight === 'records' || sight === 'team' || sight === 'own';
    const sees = isDetailed ? 'own' : 'none';
    return { sees: sight === 'all' ? 'all' : sees, isOpen: state !== 'inactive', name: fullName };
  },
  pathOf: (companyUserId) => `/people/details?employeeId=${companyUserId}&tab=notes`,
  personOf: (companyUserId) => companyUserId,
};
