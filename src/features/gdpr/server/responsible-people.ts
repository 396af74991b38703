import { membersByPerson } from '#features/people/server/public.ts';
import { roleKeys } from '#kernel/contract/permissions.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Membership } from '#kernel/server/actor.ts';
import type { Services } from '#kernel/server/services.ts';
import { mayOwn } from './policy.ts';
import { readNamedPeople, readPeopleOfRoles, readProtocol } from './store-protocol.ts';

type Restriction = (viewer: Pick<Membership, 'companyUserId' | 'role'>, ownerCompanyUserId: string | null) => 'none' | 'view' | 'full';

/** Who is told of something: its responsible person, else those of the protocol, else everybody who keeps the area. */
export interface ResponsiblePeople {
  /** With a restriction, the first of these to whom it leaves the record. */
  of: (responsibleId: string | null, restriction?: Restriction) => string[];
  /** Everybody who keeps the area, and the people of the protocol. */
  keepers: readonly string[];
  /** Whether somebody can sign in, with access to the area or without. */
  isReached: (companyUserId: string) => boolean;
}

/** The keepers of the area who are here and can sign in; a constant number of statements. */
export async function readResponsiblePeople(
  { company, services }: { company: Company; services: Pick<Services, 'roleTable'> },
  responsibleIds: readonly string[],
): Promise<ResponsiblePeople> {
  const { roleTable } = services;
  const full = roleKeys.filter((role) => roleTable.permissionsOf(role).has('GdprEdit'));
  const everybody = (await readPeopleOfRoles(company, full)).map(({ companyUserId }) => companyUserId);
  const protocol = await readProtocol(company);
  const named = [protocol?.responsible, protocol?.dataProtectionOfficer].flatMap((id) => id ?? []);
  const ids = [...new Set([...responsibleIds, ...named, ...everybody])];
  const members = await membersByPerson({ company, services }, ids);
  const people = await readNamedPeople(company, ids);
  const isReached = (id: string) => people.get(id)?.canSignIn === true && members.get(id)?.features.has('gdpr') === true;
  const isHere = (id: string) => {
    const member = members.get(id);
    return isReached(id) && member !== undefined && mayOwn(member);
  };
  const ofProtocol = [...new Set(named)].filter(isHere);
  const rest = everybody.filter(isHere);
  return {
    of: (responsibleId, restriction) => {
      const sees = (id: string) => {
        const member = members.get(id);
        return !restriction || (member !== undefined && restriction(member, responsibleId) !== 'none');
      };
      const responsible = responsibleId !== null && isHere(responsibleId) ? [responsibleId] : [];
      return [responsible, ofProtocol, rest].map((some) => some.filter(sees)).find((some) => some.length > 0) ?? [];
    },
    keepers: [...new Set([...ofProtocol, ...rest])],
    isReached,
  };
}
