import type { FastifyReply, FastifyRequest } from 'fastify';
import { emailKey } from '#kernel/contract/email-address.ts';
import { rateLimit } from '#kernel/server/rate-limit.ts';
import { readCookie, setCookie } from './cookies.ts';
import type { IdentityContext } from './identity-context.ts';

const minutes = 60;

/**
 * Rate limits by account and by network address, because a whole office may share one address.
 * The windows expire, so nobody is locked out permanently.
 */
const limits = {
  signIn: { account: 10, address: 600, windowSeconds: 10 * minutes },
  code: { account: 8, address: 600, windowSeconds: 10 * minutes },
  create: { account: 5, address: 300, windowSeconds: 60 * minutes },
  forgot: { account: 4, address: 100, windowSeconds: 60 * minutes },
  reset: { account: 10, address: 100, windowSeconds: 60 * minutes },
} as const;
export type LimitedAction = keyof typeof limits;

/** Counts an attempt; returns how many minutes to wait when there were too many. */
export async function minutesToWait(
  context: IdentityContext,
  request: FastifyRequest,
  what: LimitedAction,
  account: string,
): Promise<number | undefined> {
  const { windowSeconds, address, account: perAccount } = limits[what];
  const who = emailKey(account);
  // A browser that this user has used is counted separately: strangers who guess passwords cannot lock the user out.
  const where = isKnownBrowser(context, request, { proof: what === 'code' ? 'code' : 'password', who }) ? 'known' : 'any';
  const tries = [
    { key: `identity|${what}|address|${request.ip}`, limit: address },
    { key: `identity|${what}|account|${where}|${who}`, limit: perAccount },
  ];
  const rates = await Promise.all(tries.map((one) => rateLimit(context.services, { ...one, windowSeconds })));
  const seconds = Math.max(...rates.map(({ retryAfterSeconds }) => retryAfterSeconds));
  return rates.every(({ allowed }) => allowed) ? undefined : Math.ceil(seconds / minutes);
}

/** What was entered correctly in a browser: who knows the password is not yet the owner where a code is asked for. */
type Proof = 'password' | 'code';
const browserCookies: Readonly<Record<Proof, string>> = { password: 'identity_browser', code: 'identity_code_browser' };
const purposes: Readonly<Record<Proof, string>> = { password: 'identity-browser', code: 'identity-code-browser' };
const halfYearSeconds = 180 * 24 * 60 * minutes;

/** Marks this browser as one in which the user of this address has entered the correct password. */
export function rememberBrowser(context: IdentityContext, reply: FastifyReply, email: string): void {
  remember(context, reply, { proof: 'password', who: emailKey(email) });
}

/** Marks it as one in which this user has passed the second step too. */
export function rememberSecondStep(context: IdentityContext, reply: FastifyReply, subject: string): void {
  remember(context, reply, { proof: 'code', who: emailKey(subject) });
}

interface Marked {
  proof: Proof;
  who: string;
}

function remember({ services }: IdentityContext, reply: FastifyReply, marked: Marked): void {
  const secure = services.config.publicUrl.startsWith('https:');
  setCookie(reply, browserCookies[marked.proof], browserMark(services, marked), { secure, maxAgeSeconds: halfYearSeconds });
}

function isKnownBrowser({ services }: IdentityContext, request: FastifyRequest, marked: Marked): boolean {
  return readCookie(request.headers.cookie, browserCookies[marked.proof]) === browserMark(services, marked);
}

function browserMark({ secrets }: IdentityContext['services'], { proof, who }: Marked): string {
  return secrets.digest(who, purposes[proof]);
}
