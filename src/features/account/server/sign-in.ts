import { emailKey } from '#kernel/contract/email-address.ts';
import type { Unit } from '#kernel/server/database/unit.ts';
import { newId } from '#kernel/server/id.ts';
import type { Call } from '#kernel/server/serve.ts';
import type { Services } from '#kernel/server/services.ts';
import { digestOf, newSecret, sessionCookieName } from '#kernel/server/session/cookies.ts';
import { insertSession } from '#kernel/server/session/store.ts';
import type { Proof, ProviderCall } from './oidc.ts';
import { redeem } from './oidc.ts';
import * as store from './store.ts';

/** A cookie binds a sign-in to the browser that started it. Each sign-in has its own, since several tabs may sign in at once. */
const attemptPrefix = 'sign-in-';
export const attemptMinutes = 10;
/** The maximum number of open sign-ins in one browser; older ones were abandoned. */
const maxAttempts = 6;
/** 8 hours idle, 24 hours absolute (identity.12). */
const usualIdleMinutes = 8 * 60;
const absoluteMinutes = 24 * 60;

export interface RoundTrip {
  proof: Proof;
  returnTo: string;
}

/** The name of the cookie of a sign-in: its state is returned in the provider's callback. */
export function attemptCookie(state: string): string {
  return attemptPrefix + state.slice(0, 16);
}

/** Cookies of old sign-ins to remove before adding one. A browser sends its oldest cookies first. */
export function attemptsToDrop(cookies: Call['cookies']): string[] {
  const known = Object.keys(cookies).filter((name) => name.startsWith(attemptPrefix));
  return known.slice(0, Math.max(0, known.length + 1 - maxAttempts));
}

/** Completes the sign-in that this browser started; the attempt is used up whether it succeeds or not. Runs before the request's transaction. */
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

/** The account of a sign-in: the linked one, the one with the same verified address, or a new one (identity.5). */
export async function accountOf(unit: Unit, proof: Proof, now: Date): Promise<string> {
  const known = await store.findByIdentity(unit, proof.issuer, proof.subject);
  if (!known) return accountAtFirst(unit, proof, now);
  const proves = proof.emailVerified && emailKey(known.email) === emailKey(proof.email);
  // Another account may have verified the address in the meantime; then this one stays unverified until its own code joins them.
  if (proves && !(await store.findByVerifiedEmail(unit, proof.email))) await store.setEmailVerified(unit, known.id);
  return known.id;
}

/** A first sign-in may run in two tabs at once: one of them creates the account, the other finds it. */
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

/** Starts a session with a new secret and sets its cookie; the previous session is deleted. */
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

/** The shortest session length among the account's companies applies to the whole session (identity.13). */
export async function idleMinutesOf(unit: Unit, services: Services, accountId: string): Promise<number> {
  await services.database.actAs(unit, accountId);
  const companies = await services.listMemberships(unit, accountId);
  return Math.min(usualIdleMinutes, ...companies.map((company) => company.sessionLengthMinutes ?? usualIdleMinutes));
}
