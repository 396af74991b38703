import type { Unit } from '#kernel/server/database/unit.ts';
import { newId } from '#kernel/server/id.ts';
import type { Call } from '#kernel/server/serve.ts';
import type { Services } from '#kernel/server/services.ts';
import { digestOf, newSecret, sessionCookieName } from '#kernel/server/session/cookies.ts';
import { insertSession } from '#kernel/server/session/store.ts';
import type { Proof, ProviderCall } from './oidc.ts';
import { redeem } from './oidc.ts';
import * as store from './store.ts';

/** A cookie ties a round trip to the browser that began it. Each has its own, since several tabs may sign in at once. */
const attemptPrefix = 'sign-in-';
export const attemptMinutes = 10;
/** More round trips than these are not under way in one browser: the oldest were given up. */
const mostAttempts = 6;
/** 8 hours idle, 24 hours absolute (identity.12). */
const usualIdleMinutes = 8 * 60;
const absoluteMinutes = 24 * 60;

export interface RoundTrip {
  proof: Proof;
  returnTo: string;
}

/** The name of the cookie of a round trip: its state comes back in the provider's answer. */
export function attemptCookie(state: string): string {
  return attemptPrefix + state.slice(0, 16);
}

/** Cookies of round trips that make way for one more. A browser names its oldest cookies first. */
export function attemptsToDrop(cookies: Call['cookies']): string[] {
  const known = Object.keys(cookies).filter((name) => name.startsWith(attemptPrefix));
  return known.slice(0, Math.max(0, known.length + 1 - mostAttempts));
}

/** Finishes the round trip that this browser began; the attempt is spent whatever comes of it. Runs before the call's transaction. */
export async function finishRoundTrip(
  { services, call, now, fail }: ProviderCall<'authentication.AttemptExpired' | 'authentication.SignInFailed'> & { call: Call; now: Date },
  { query }: { query: { callbackUrl: string; maxAge?: number | undefined } },
): Promise<RoundTrip> {
  const cookie = attemptCookie(stateOf(query.callbackUrl));
  const secret = call.cookies[cookie];
  const attempt = secret ? await services.database.transaction((unit) => store.takeAttempt(unit, digestOf(secret), now)) : undefined;
  if (!attempt) return fail('authentication.AttemptExpired');
  call.clearCookie(cookie);
  if (!query.callbackUrl.startsWith(`${services.config.publicUrl}/callback?`)) return fail('authentication.SignInFailed');
  const proof = await redeem({ services, fail }, query.callbackUrl, attempt, attempt.maxAge ?? query.maxAge);
  return { proof, returnTo: attempt.returnTo };
}

function stateOf(callbackUrl: string): string {
  return new URL(callbackUrl).searchParams.get('state') ?? '';
}

/** The account of a proved sign-in: the one it has, the one with the same verified address, or a new one (identity.5). */
export async function accountOf(unit: Unit, proof: Proof, now: Date): Promise<string> {
  const known = await store.findByIdentity(unit, proof.issuer, proof.subject);
  if (!known) return accountAtFirst(unit, proof, now);
  const proves = proof.emailVerified && known.email.toLowerCase() === proof.email.toLowerCase();
  // Another account may have proved the address meanwhile; then this one stays unproved until its own code joins them.
  if (proves && !(await store.findByVerifiedEmail(unit, proof.email))) await store.setEmailVerified(unit, known.id);
  return known.id;
}

/** Whoever comes for the first time may come in two tabs at once: one of them makes the account, the other finds it. */
async function accountAtFirst(unit: Unit, proof: Proof, now: Date): Promise<string> {
  await store.lockAddress(unit, proof.email);
  const justMade = await store.findByIdentity(unit, proof.issuer, proof.subject);
  if (justMade) return justMade.id;
  const same = proof.emailVerified ? await store.findByVerifiedEmail(unit, proof.email) : undefined;
  const accountId = same?.id ?? (await store.insertAccount(unit, { ...proof, preferredLanguage: languageOf(proof.locale), now }));
  await store.insertIdentity(unit, proof.issuer, proof.subject, accountId);
  return accountId;
}

function languageOf(locale: string | undefined): 'nb' | 'en-gb' {
  return locale?.toLowerCase().startsWith('en') ? 'en-gb' : 'nb';
}

/** Starts a session under a fresh secret and sets its cookie; the secret before it is gone with its session. */
export async function startSession(
  unit: Unit,
  services: Services,
  call: Call,
  who: { accountId: string; proof: Proof; now: Date; idleMinutes: number },
): Promise<Date> {
  const secret = newSecret();
  const expires = await insertSession(unit, {
    digest: digestOf(secret),
    id: newId(),
    accountId: who.accountId,
    issuer: who.proof.issuer,
    subject: who.proof.subject,
    idToken: who.proof.idToken,
    mfa: who.proof.mfa,
    authenticatedAt: who.proof.authenticatedAt,
    now: who.now,
    idleMinutes: who.idleMinutes,
    absoluteMinutes,
    userAgent: call.userAgent,
    ip: call.ip,
  });
  await store.noteSignIn(unit, who.accountId, who.now);
  call.setCookie(sessionCookieName(services.config.publicUrl), secret, {});
  return expires;
}

/** The shortest session length among the account's companies holds for all of it (identity.13). */
export async function idleMinutesOf(unit: Unit, services: Services, accountId: string): Promise<number> {
  await services.database.actAs(unit, accountId);
  const companies = await services.listMemberships(unit, accountId);
  return Math.min(usualIdleMinutes, ...companies.map((company) => company.sessionLengthMinutes ?? usualIdleMinutes));
}
