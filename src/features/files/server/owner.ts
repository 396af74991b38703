import type { Membership } from '#kernel/server/actor.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { viewPerson } from '#features/people/server/public.ts';
import { companyRights, personRights } from './policy.ts';
import type { OwnerRights } from './policy.ts';

/** Whose files: a person's, or the company's own when null. */
export interface Owner {
  companyUserId: string | null;
}

/** The owner's files as this member may use them; 404 when there is no such person, 403 when nothing of theirs may be seen. */
export async function openOwner(
  { company, actor, fail }: Pick<CallContext, 'company' | 'actor' | 'fail'>,
  owner: Owner,
): Promise<OwnerRights> {
  const rights = (await ownerRightsOf(company, actor.member, owner)) ?? fail('common.NotFound');
  return rights.see === 'none' ? fail('common.Forbidden') : rights;
}

/** What a member may do with an owner's files; undefined when there is no such owner. */
export async function ownerRightsOf(company: Company, member: Membership, { companyUserId }: Owner): Promise<OwnerRights | undefined> {
  if (companyUserId === null) return companyRights(member);
  const person = await viewPerson(company, member, companyUserId);
  if (!person) return undefined;
  // Those who have left or are on their way in see what is their own and nothing else.
  const sight = member.state === 'active' || person.sight === 'own' ? person.sight : 'none';
  return personRights(member, { ...person, sight });
}

/** What the log says of a change to files: whom it concerns. */
export function auditSubjectOf({ companyUserId }: Owner): { companyUserId?: string } {
  return companyUserId === null ? {} : { companyUserId };
}
