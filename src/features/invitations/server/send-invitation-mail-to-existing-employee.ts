import type { Handler } from '#kernel/server/serve.ts';
import type { sendInvitationMailToExistingEmployee as contract } from '../contract/endpoints.ts';
import { invitePerson } from './invite-person.ts';
import { presentInvitation } from './present-invitation.ts';
import { readInvitation } from './store.ts';

/** Invites an existing person without access. */
export const sendInvitationMailToExistingEmployee: Handler<typeof contract> = async (context, { body: { companyUserId } }) => {
  const { company, actor, services, now } = context;
  const row = await readInvitation(company, await invitePerson(context, companyUserId));
  if (!row) throw new Error('An invitation that was just made is not there');
  return { invitation: presentInvitation(row, { companyId: company.id, secrets: services.secrets, inviter: actor.member.role, now }) };
};
