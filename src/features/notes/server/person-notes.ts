import { viewPeople } from '#features/people/server/public.ts';
import { looksAtSelf } from '#kernel/server/actor.ts';
import { notedPerson } from '../contract/endpoints.ts';
import { notedRecord } from '../contract/noted-record.ts';
import type { NoteOwner } from './note-owner.ts';

/**
 * Notes on people. Users who see a person's details may write one; users with full access to the record see all of them, except that nobody
 * sees remarks about themselves (people's policy). A deactivated profile is locked.
 */
export const personNotesOwner: NoteOwner = {
  ...notedPerson,
  feature: 'people',
  entity: 'companyUser',
  reason: 'NotesNotificationsPersonal',
  type: notedRecord.person,
  accessTo: async (company, lookups, options) => {
    const people = await viewPeople(
      company,
      lookups.map(({ member, relatedId }) => ({ member, companyUserId: relatedId })),
      options,
    );
    return people.map((person, place) => {
      if (!person) return undefined;
      const { visibility, state, fullName } = person;
      const isDetailed = visibility === 'all' || visibility === 'records' || visibility === 'team' || visibility === 'own';
      const sees = isDetailed ? 'own' : 'none';
      const lookup = lookups[place];
      const isOwn = lookup !== undefined && looksAtSelf(lookup.member, lookup.relatedId);
      return { sees: visibility === 'all' && !isOwn ? 'all' : sees, isOpen: state !== 'inactive', name: fullName };
    });
  },
  propertiesOf: (companyUserId) => ({ companyUserId }),
  pageOf: ({ companyUserId = '' }) => ({ path: '/people/details', query: { employeeId: companyUserId, tab: 'notes' } }),
  personOf: (companyUserId) => companyUserId,
};
