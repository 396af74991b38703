import { eraseNewcomer } from '#features/people/server/public.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { cancelInvitation as contract } from '../contract/endpoints.ts';
import { openInvitation, reloadInvitation } from './open-invitation.ts';
import { applyInvitationEvent } from './apply-invitation-event.ts';
import { detach } from './store.ts';

/** Withdraws an invitation. A person who never accepted is deleted with it, which frees their seat. */
export const cancelInvitation: Handler<typeof contract> = async (context, { body: { invitationId } }) => {
  const { company, actor, services, now, today, fail, audit } = context;
  const row = await openInvitation(context, invitationId);
  if (row.status === 'Cancelled') return { invitation: await reloadInvitation(context, row.id) };
  if (!(await applyInvitationEvent(context, row, 'withdraw'))) fail('invitations.Used');
  const { companyUserId } = row;
  if (companyUserId && row.isNewcomer) {
    const event = { company, services, companyUserId, by: actor.member.companyUserId, now, today, audit };
    // Detached from the person first, so that the link can still say that it was withdrawn.
    await eraseNewcomer(event, () => detach(company, row.id));
  }
  return { invitation: await reloadInvitation(context, row.id) };
};
