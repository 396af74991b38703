import { readCompanyFacts, viewPeople } from '#features/people/server/public.ts';
import { looksAtSelf } from '#kernel/server/actor.ts';
import { theCompany } from '../contract/entities.ts';
import type { TaskOwner } from './task-owner.ts';

/**
 * Tasks about people. Nobody sees what others have to do about themselves; a leader sees what they gave or have to do, as with notes. A
 * deactivated profile is locked.
 */
export const personTasks: TaskOwner = {
  kind: 'person',
  feature: 'people',
  access: { permission: 'EmployeesViewDetails' },
  accessTo: async (company, lookups, options) => {
    const people = await viewPeople(
      company,
      lookups.map(({ member, ownerId }) => ({ member, companyUserId: ownerId })),
      options,
    );
    return people.map((person, place) => {
      const lookup = lookups[place];
      // Nor does an administrator who views as somebody else see what is about themselves.
      if (!person || (lookup && looksAtSelf(lookup.member, lookup.ownerId))) return undefined;
      const { visibility, state, fullName: name } = person;
      const isOpen = state !== 'inactive';
      if (visibility === 'all') return { sees: 'all', mayAdd: true, isOpen, name };
      const isTheirs = visibility === 'records' || visibility === 'team';
      return { sees: isTheirs || visibility === 'own' ? 'own' : 'none', mayAdd: isTheirs, isOpen, name };
    });
  },
  pageOf: (companyUserId) => ({ path: '/people/details', query: { employeeId: companyUserId, tab: 'tasks' } }),
  personOf: (companyUserId) => companyUserId,
};

/** Tasks about the company itself, for those who keep its settings; others see what they gave or have to do. */
export const companyTasks: TaskOwner = {
  kind: 'company',
  feature: 'organisationSettings',
  access: { permission: 'OrganisationView' },
  accessTo: async (company, lookups) => {
    const { name } = await readCompanyFacts(company);
    return lookups.map(({ member: { levels }, ownerId }) => {
      if (ownerId !== theCompany) return undefined;
      const isKeeper = levels.organisationSettings === 'full';
      return { sees: isKeeper ? 'all' : 'own', mayAdd: isKeeper, isOpen: true, name };
    });
  },
  pageOf: () => ({ path: '/organisation', query: { tab: 'tasks' } }),
};
