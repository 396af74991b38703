import type { Membership } from '#kernel/server/actor.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { viewPerson } from '#features/people/server/public.ts';
import { companyRights, personRights } from './policy.ts';
import type { OwnerRights } from './policy.ts';

/** The owner of files: a person, or the company itself when null. */
export interface Owner {
  companyUserId: string | null;
}

/** The owner's files with this member's permissions; 404 when the person does not exist, 403 when nothing is visible. */
export async function openOwner(
  { company, actor, fail }: Pick<CallContext, 'company' | 'actor' | 'fail'>,
  owner: Owner,
): Promise<OwnerRights> {
  const rights = (await ownerRightsOf(company, actor.member, owner)) ?? fail('common.NotFound');
  return rights.see === 'none' ? fail('common.Forbidden') : rights;
}

/** A member's permissions on an owner's files; undefined when there is no such owner. */
export async function ownerRightsOf(company: Company, member: Membership, { companyUserId }: Owner): Promise<OwnerRights | undefined> {
  if (companyUserId === null) return companyRights(member);
  const person = await viewPerson(company, member, companyUserId);
  if (!person) return undefined;
  // Inactive and pending people see only what is their own.
  const sight = member.state === 'active' || person.sight === 'own' ? person.sight : 'none';
  return personRights(member, { ...person, sight });
}

/** The person concerned, for the audit line of a change to files. */
export function auditSubjectOf({ companyUserId }: Owner): { companyUserId?: string } {
  return companyUserId === null ? {} : { companyUserId };
}
