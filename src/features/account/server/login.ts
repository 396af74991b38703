import { returnPath } from '#kernel/contract/return-path.ts';
import { twoStepHandler } from '#kernel/server/serve.ts';
import type { Services } from '#kernel/server/services.ts';
import { digestOf, newSecret } from '#kernel/server/session/cookies.ts';
import type { login as contract } from '../contract/endpoints.ts';
import type { Attempt } from './oidc.ts';
import { beginSignIn } from './oidc.ts';
import { invitedAddress } from './public.ts';
import { attemptCookie, attemptMinutes, attemptsToDrop } from './sign-in.ts';
import * as store from './store.ts';

/** Starts a sign-in. State, nonce and verifier stay on the server; the browser gets only a cookie that identifies the attempt. */
export const login = twoStepHandler<typeof contract, { address: string; attempt: Attempt }>(
  async ({ services, call, fail }, { query }) =>
    beginSignIn(
      { services, fail },
      {
        prompt: query.prompt,
        maxAge: query.maxAge,
        language: query.language ?? call.language,
        mfa: query.mfa === '1',
        email: query.invitationGuid && (await emailOf(services, query.invitationGuid)),
      },
    ),
  async ({ company: unit, services, call, now, prepared: { address, attempt } }, { query }) => {
    const secret = newSecret();
    const returnTo = safeReturnTo(query.returnTo, services.config.publicUrl);
    const expiresAt = new Date(now.getTime() + attemptMinutes * 60_000);
    await store.insertAttempt(unit, digestOf(secret), { ...attempt, returnTo, maxAge: query.maxAge ?? null }, expiresAt);
    for (const name of attemptsToDrop(call.cookies)) call.clearCookie(name);
    call.setCookie(attemptCookie(attempt.state), secret, { maxAgeSeconds: attemptMinutes * 60 });
    call.redirect(address);
    return {};
  },
);

async function emailOf(services: Services, invitationGuid: string): Promise<string | undefined> {
  return (await services.hooks.tell(invitedAddress, { services, invitationGuid })).find((email) => email !== undefined);
}

/** A path of our own to go to after signing in; anything else becomes the front page. */
function safeReturnTo(requested: string | undefined, publicUrl: string): string {
  const path = returnPath(requested);
  if (path === undefined) return '/';
  // The browser resolves it once more; what is stored is what it would make of it.
  const url = new URL(path, publicUrl);
  return url.origin === new URL(publicUrl).origin ? url.pathname + url.search + url.hash : '/';
}
