import { lockLines } from '#features/people/server/public.ts';
import { mayGrant } from '#features/access-control/contract/roles.ts';
import type { Actor, Membership } from '#kernel/server/actor.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Services } from '#kernel/server/services.ts';
import type { Invitation } from '../contract/entities.ts';
import { showInvitation } from './show-invitation.ts';
import { readInvitation } from './store.ts';
import type { InvitationRow } from './store.ts';

interface InvitationCall {
  company: Company;
  actor: Actor & { member: Membership };
  services: Services;
  now: Date;
  fail: (code: 'invitations.MissingId' | 'invitations.NotFound' | 'common.Forbidden', status?: number) => never;
}

/** The invitation of a call, held until the commit after the company's lines, as everybody takes them. */
export async function openOwn({ company, actor, fail }: InvitationCall, invitationId: string | undefined): Promise<InvitationRow> {
  if (!invitationId) return fail('invitations.MissingId');
  await lockLines(company);
  const row = (await readInvitation(company, invitationId, { lock: true })) ?? fail('invitations.NotFound', 404);
  if (!mayGrant(actor.member.role, row.role)) fail('common.Forbidden');
  return row;
}

/** The same invitation after the call, as the caller sees it. */
export async function showOwn({ company, actor, services, now }: InvitationCall, id: string): Promise<Invitation> {
  const row = await readInvitation(company, id);
  if (!row) throw new Error('An invitation that is held is not there');
  return showInvitation(row, { companyId: company.id, secrets: services.secrets, inviter: actor.member.role, now });
}
