import { inTwoSteps } from '#kernel/server/serve.ts';
import { accountCookieName, sessionCookieName } from '#kernel/server/session/cookies.ts';
import { endSession, findSessionOf } from '#kernel/server/session/store.ts';
import type { logout as contract } from '../contract/endpoints.ts';
import { endSessionAddress } from './oidc.ts';

/** Ends the session and answers where the provider ends its own; signing out twice is no error. */
export const logout = inTwoSteps<typeof contract, string>(
  async ({ services, actor }, { body }) => {
    const sessionId = actor?.sessionId;
    const session = sessionId ? await services.database.transaction((unit) => findSessionOf(unit, sessionId)) : undefined;
    const backTo = `${services.config.publicUrl}/${body.language}/logout-redirect`;
    return endSessionAddress(services, session?.idToken ?? null, backTo);
  },
  async ({ company: unit, actor, services, call, prepared: endSessionUrl }) => {
    if (actor?.sessionId) await endSession(unit, actor.account.id, actor.sessionId);
    call.clearCookie(sessionCookieName(services.config.publicUrl));
    call.clearCookie(accountCookieName);
    return { endSessionUrl };
  },
);
