import type * as invitations from '#features/invitations/contract/endpoints.ts';
import { addressed } from '#kernel/web/addressed.ts';
import { call } from '#kernel/web/call.ts';
import { CallError } from '#kernel/web/call-error.ts';
import { showError } from '#kernel/web/show-error.ts';

const invite = addressed<typeof invitations.sendInvitationMailToExistingEmployee>({
  method: 'POST',
  path: '/invitations/send-invitation-mail-to-existing-employee',
});

/** Invites somebody who was just added; they are there whatever comes of it. */
export async function inviteNow(companyUserId: string): Promise<boolean> {
  try {
    await call(invite, { body: { companyUserId } });
    return true;
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    showError(error);
    return false;
  }
}
