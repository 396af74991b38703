import { lockReportingLines } from '#features/people/server/public.ts';
import { mayGrant } from '#features/rights/contract/roles.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import type { Invitation } from '../contract/entities.ts';
import { presentInvitation } from './present-invitation.ts';
import { readInvitation } from './store.ts';
import type { InvitationRow } from './store.ts';

type InvitationCall = CallContext<'invitations.MissingId' | 'invitations.NotFound'>;

/** The invitation of a request, locked until the commit; the company's reporting lines are locked first, as everywhere. */
export async function openInvitation({ company, actor, fail }: InvitationCall, invitationId: string | undefined): Promise<InvitationRow> {
  if (!invitationId) return fail('invitations.MissingId');
  await lockReportingLines(company);
  const row = (await readInvitation(company, invitationId, { lock: true })) ?? fail('invitations.NotFound', 404);
  if (!mayGrant(actor.member.role, row.role)) fail('common.Forbidden');
  return row;
}

/** The invitation, read again after the change, in the form of the answer. */
export async function reloadInvitation({ company, actor, services, now }: InvitationCall, id: string): Promise<Invitation> {
  const row = await readInvitation(company, id);
  if (!row) throw new Error('An invitation that is held is not there');
  return presentInvitation(row, { companyId: company.id, secrets: services.secrets, inviter: actor.member.role, now });
}
