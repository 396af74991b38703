import { requireRate } from '#kernel/server/rate-limit.ts';
import { twoStepHandler } from '#kernel/server/serve.ts';
import type { beginElectronicId as contract } from '../../contract/endpoints-recipient.ts';
import { storeAttempt } from './attempt-cookie.ts';
import { beginIdentification, type Attempt } from './electronic-id.ts';
import { isReadable, openSigner, refuseState } from './open-signer.ts';

/** Leads to the provider of electronic identities, whose answer only this browser can bring back (signing.58). */
export const beginElectronicId = twoStepHandler<typeof contract, { address: string; attempt: Attempt }>(
  async ({ services, fail, target, call: { language } }) => {
    await requireRate(services, { key: `signing-eid|${target}`, limit: 20, windowSeconds: 3600 });
    return beginIdentification({ services, fail }, language);
  },
  async (context) => {
    const { now, fail, prepared } = context;
    const signer = await openSigner(context);
    refuseState(context, signer, isReadable(signer));
    if (signer.method !== 'electronicId') return fail('signing.NoCodeNeeded');
    storeAttempt(context, prepared.attempt, { recipientId: signer.recipientId, now });
    return { address: prepared.address };
  },
);
