import type { CallContext, MemberActor } from '#kernel/server/call-context.ts';
import type { FileOwner } from './file-owner.ts';
import type { OwnerRights } from './policy.ts';

/** Whoever changes files: a caller, or somebody of the company in whose name work is done. */
export interface FilingCall<Code extends string = never> extends Omit<CallContext<Code>, 'actor' | 'today'> {
  actor: Pick<MemberActor, 'member'>;
}

/** The id of an owner whose kind has one only, as the company itself. */
export const theOnlyOne = '00000000-0000-0000-0000-000000000000';

/** The record that owns files. */
export interface Owner {
  type: FileOwner;
  id: string;
}

/** The stored owner of files. */
export interface OwnerKey {
  ownerKind: string;
  ownerId: string;
}

/** The owner's files with this member's permissions; 404 when the owner does not exist, 403 when nothing is visible. */
export async function openOwner(
  { company, actor, services, fail }: Pick<FilingCall, 'company' | 'actor' | 'services' | 'fail'>,
  { type, id }: Owner,
): Promise<OwnerRights> {
  const rights = (await type.rights(company, actor.member, id, services)) ?? fail('common.NotFound');
  return rights.see === 'none' ? fail('common.Forbidden') : rights;
}

/** The person concerned, or the record that the files belong to, for the audit line of a change to files. */
export function auditSubjectOf({ type, id }: Owner): { companyUserId?: string; ownerId?: string } {
  if (type.personOf) return { companyUserId: type.personOf(id) };
  return id === theOnlyOne ? {} : { ownerId: id };
}
