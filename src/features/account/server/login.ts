import { inTwoSteps } from '#kernel/server/serve.ts';
import { digestOf, newSecret } from '#kernel/server/session/cookies.ts';
import type { login as contract } from '../contract/endpoints.ts';
import type { Attempt } from './oidc.ts';
import { beginSignIn } from './oidc.ts';
import { safeReturnTo } from './return-to.ts';
import { attemptCookie, attemptMinutes } from './sign-in.ts';
import * as store from './store.ts';

/** Begins a sign-in. State, nonce and verifier stay on the server; the browser holds only the name of the attempt. */
export const login = inTwoSteps<typeof contract, { address: string; attempt: Attempt }>(
  ({ services, call }, { query }) =>
    beginSignIn(services, {
      prompt: query.prompt,
      maxAge: query.maxAge,
      language: query.language ?? call.language,
      mfa: query.mfa === '1',
    }),
  async ({ company: unit, services, call, now, prepared: { address, attempt } }, { query }) => {
    const secret = newSecret();
    const returnTo = safeReturnTo(query.returnTo, services.config.publicUrl);
    const expiresAt = new Date(now.getTime() + attemptMinutes * 60_000);
    await store.insertAttempt(unit, digestOf(secret), { ...attempt, returnTo, maxAge: query.maxAge ?? null }, expiresAt);
    call.setCookie(attemptCookie, secret, { maxAgeSeconds: attemptMinutes * 60 });
    call.redirect(address);
    return {};
  },
);
