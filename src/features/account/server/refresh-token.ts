import { twoStepHandler } from '#kernel/server/serve.ts';
import { endSession } from '#kernel/server/session/store.ts';
import type { refreshToken as contract } from '../contract/endpoints.ts';
import type { RoundTrip } from './sign-in.ts';
import { accountOf, finishRoundTrip, idleMinutesOf, startSession } from './sign-in.ts';

/** Completes a silent or fresh sign-in (step-up). Another user's sign-in does not take over this session. */
export const refreshToken = twoStepHandler<typeof contract, RoundTrip>(
  finishRoundTrip,
  async ({ company: unit, services, call, actor, now, audit, fail, prepared: { proof, returnTo } }) => {
    const accountId = await accountOf(unit, proof, now);
    if (accountId !== actor.account.id) fail('authentication.SignInFailed');
    if (actor.sessionId) await endSession(unit, accountId, actor.sessionId);
    const idleMinutes = await idleMinutesOf(unit, services, accountId);
    const sessionExpirationTimestamp = await startSession(unit, services, call, { accountId, proof, now, idleMinutes });
    audit({ entity: 'account', entityId: accountId, after: { signedInAgain: true, mfa: proof.mfa } });
    return { token: { sessionExpirationTimestamp }, returnTo };
  },
);
