import type { Handler } from '#kernel/server/serve.ts';
import type { getInvitation as contract } from '../../contract/endpoints-recipient.ts';
import { moveRecipient } from '../move-request.ts';
import { openSigner } from './open-signer.ts';
import { presentInvitation, showInvitation } from './present-invitation.ts';

/** Shows the request; the first look is kept. */
export const getInvitation: Handler<typeof contract> = async (context) => {
  const signer = await openSigner(context);
  const isFirstLook = signer.state === 'open' && signer.status !== 'Read_Invitation' && signer.status !== 'Opened';
  if (!isFirstLook) return { invitation: await presentInvitation(context, signer) };
  await moveRecipient(context, signer, 'readInvitation');
  return showInvitation(context);
};
