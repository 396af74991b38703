import { twoStepHandler } from '#kernel/server/serve.ts';
import type { Services } from '#kernel/server/services.ts';
import { endSession } from '#kernel/server/session/store.ts';
import type { authToken as contract } from '../contract/endpoints.ts';
import { offerCode } from './email-code.ts';
import { arrivedByMail } from './public.ts';
import type { RoundTrip } from './sign-in.ts';
import { accountOf, finishRoundTrip, idleMinutesOf, startSession } from './sign-in.ts';
import * as store from './store.ts';

/** Completes a sign-in: redeems the provider's code, rotates the session and sets its cookie. The answer contains no credential. */
export const authToken = twoStepHandler<typeof contract, RoundTrip>(
  finishRoundTrip,
  async ({ company: unit, services, call, actor, now, audit, prepared: { proof, returnTo } }) => {
    const accountId = await accountOf(unit, proof, now);
    const account = await store.readAccount(unit, accountId);
    // A user who must verify the address gets the code by mail without asking for it.
    if (!account.emailVerified && !(await comesByMail(services, returnTo, account.email)))
      await offerCode(unit, services, account, { now, ip: call.ip });
    if (actor?.sessionId) await endSession(unit, actor.account.id, actor.sessionId);
    const idleMinutes = await idleMinutesOf(unit, services, accountId);
    const sessionExpirationTimestamp = await startSession(unit, services, call, { accountId, proof, now, idleMinutes });
    audit({ entity: 'account', entityId: accountId, after: { signedIn: true, mfa: proof.mfa } });
    return { token: { sessionExpirationTimestamp }, returnTo };
  },
);

/** The invitation page verifies the address itself (identity.6). */
async function comesByMail(services: Services, returnTo: string, email: string): Promise<boolean> {
  return (await services.hooks.tell(arrivedByMail, { services, returnTo, email })).includes(true);
}
