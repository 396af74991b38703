import type { Handler } from '#kernel/server/serve.ts';
import type { rejectDocument as contract } from '../../contract/endpoints-recipient.ts';
import { rejectRequest } from '../end-request.ts';
import { moveRecipient } from '../move-request.ts';
import { openLockedSigner, refuseState, requireConfirmation } from './open-signer.ts';
import { showInvitation } from './present-invitation.ts';

/** Refuses to sign, which ends the request for everybody (signing.59). */
export const rejectDocument: Handler<typeof contract> = async (context, { body: { reason } }) => {
  const signer = await openLockedSigner(context);
  refuseState(context, signer, signer.state === 'open');
  await requireConfirmation(context, signer);
  // Whoever refuses has read what they were asked, also on a page from before they were invited anew.
  await moveRecipient(context, signer, 'readInvitation');
  await rejectRequest(context, signer, reason);
  return showInvitation(context);
};
