import { peopleRights } from '#features/people/contract/rights.ts';
import { leadersOf, viewPerson } from '#features/people/server/public.ts';
import { roleKeys } from '#kernel/contract/permissions.ts';
import { personFileWording } from '../contract/endpoints-people.ts';
import type { FileOwner } from './file-owner.ts';
import { personRights } from './policy.ts';

/** Files of people (files.9). */
export const personFiles: FileOwner = {
  kind: 'person',
  names: personFileWording,
  async rights(company, member, companyUserId) {
    const person = await viewPerson(company, member, companyUserId);
    if (!person) return undefined;
    // Inactive and pending people see only what is their own.
    const visibility = member.state === 'active' || person.visibility === 'own' ? person.visibility : 'none';
    return personRights(member, { ...person, visibility });
  },
  personOf: (companyUserId) => companyUserId,
  audience: async (company, companyUserId) => ({
    roles: roleKeys.filter((role) => ['full', 'viewall'].includes(peopleRights.people.levels[role])),
    companyUserIds: [companyUserId, ...(await leadersOf(company, companyUserId))],
  }),
};
