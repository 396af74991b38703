import { twoStepHandler } from '#kernel/server/serve.ts';
import { accountCookieName, sessionCookieName } from '#kernel/server/session/cookies.ts';
import { endSession, findSessionOf } from '#kernel/server/session/store.ts';
import type { logout as contract } from '../contract/endpoints.ts';
import { endSessionAddress } from './oidc.ts';
import { nextAddress } from './security.ts';

/** Ends the session and returns the provider's logout address, and the page for a new password (shell.4) or a new account (identity.38); signing out twice is allowed. */
export const logout = twoStepHandler<typeof contract, { endSessionUrl: string; nextUrl: string | null }>(
  async ({ services, actor, fail }, { body }) => {
    const nextUrl = body.next ? (nextAddress(services, body.next, body.language) ?? fail('authentication.NotSupportedByProvider')) : null;
    const sessionId = actor?.sessionId;
    const session = sessionId ? await services.database.transaction((unit) => findSessionOf(unit, sessionId)) : undefined;
    const backTo = `${services.config.publicUrl}/${body.language}/logout-redirect`;
    return { endSessionUrl: await endSessionAddress({ services, fail }, session?.idToken ?? null, backTo), nextUrl };
  },
  async ({ company: unit, actor, services, call, prepared: addresses }) => {
    if (actor?.sessionId) await endSession(unit, actor.account.id, actor.sessionId);
    call.clearCookie(sessionCookieName(services.config.publicUrl));
    call.clearCookie(accountCookieName);
    return addresses;
  },
);
