import { call } from '#kernel/web/call.ts';
import { sendInvitationMailToExistingEmployee } from '../contract/endpoints.ts';

/** Invites an existing person. */
export async function invite(companyUserId: string): Promise<void> {
  await call(sendInvitationMailToExistingEmployee, { body: { companyUserId } });
}
