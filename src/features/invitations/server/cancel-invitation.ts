import { invitedPeople } from '#features/people/server/public.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { cancelInvitation as contract } from '../contract/endpoints.ts';
import { openOwn, showOwn } from './open-own.ts';
import { settle } from './settle.ts';
import { detach } from './store.ts';

/** Withdraws an invitation. Somebody who was only ever invited goes with it, and their seat is free. */
export const cancelInvitation: Handler<typeof contract> = async (context, { body: { invitationId } }) => {
  const { company, actor, services, now, today, fail, audit } = context;
  const row = await openOwn(context, invitationId);
  if (row.status === 'Cancelled') return { invitation: await showOwn(context, row.id) };
  if (!(await settle(context, row, 'withdraw'))) fail('invitations.Used');
  const { companyUserId } = row;
  if (companyUserId && row.isNewcomer) {
    const event = { company, services, companyUserId, by: actor.member.companyUserId, now, today, audit };
    // Parted from the person before, so that the link can go on saying that it was withdrawn.
    await invitedPeople.erase(event, () => detach(company, row.id));
  }
  return { invitation: await showOwn(context, row.id) };
};
