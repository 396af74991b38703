import { twoStepHandler } from '#kernel/server/serve.ts';
import type { completeElectronicId as contract } from '../../contract/endpoints-recipient.ts';
import { appendEvent } from '../append-event.ts';
import { dropAttempt, storedAttempt } from './attempt-cookie.ts';
import { confirmDevice } from './device.ts';
import { identify } from './electronic-id.ts';
import { isReadable, openLockedSigner, refuseState } from './open-signer.ts';
import { showInvitation } from './present-invitation.ts';
import type { ElectronicIdentity } from './store-confirmation.ts';

/** Ends what the provider was asked for; this browser may then read and sign (signing.58). */
export const completeElectronicId = twoStepHandler<typeof contract, ElectronicIdentity>(
  async (before, { body: { state, code, iss } }) => {
    const { services, target, now, fail } = before;
    const attempt = storedAttempt(before, { recipientId: target, state, now }) ?? fail('signing.ElectronicIdFailed');
    return identify({ services, fail }, attempt, { state, code, iss });
  },
  async (context) => {
    const { company, now, prepared: identity, fail } = context;
    dropAttempt(context);
    const signer = await openLockedSigner(context);
    refuseState(context, signer, isReadable(signer));
    const { recipientId, requestId, method } = signer;
    if (method !== 'electronicId') return fail('signing.ElectronicIdFailed');
    await confirmDevice(company, context, { recipientId, method, identity, now });
    await appendEvent(context, requestId, {
      kind: 'confirmed',
      recipientId,
      facts: { method, acr: identity.acr },
      personal: { name: identity.name },
    });
    return showInvitation(context, { isConfirmed: true });
  },
);
