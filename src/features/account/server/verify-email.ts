import { randomInt, timingSafeEqual } from 'node:crypto';
import type { Account } from '#kernel/server/actor.ts';
import type { Unit } from '#kernel/server/database/unit.ts';
import { fail as refuse } from '#kernel/server/failure.ts';
import { identityClient } from '#kernel/server/identity-client.ts';
import { inTwoSteps } from '#kernel/server/serve.ts';
import type { Services } from '#kernel/server/services.ts';
import type { verifyEmail as contract } from '../contract/endpoints.ts';
import { en } from '../texts/en.ts';
import { no } from '../texts/no.ts';
import * as store from './store.ts';

/** decisions.md §3: 6 digits, 15 minutes, 5 tries; ID-05: again after 60 seconds. */
const codeMinutes = 15;
const maxTries = 5;
const pauseSeconds = 60;

type Verdict = 'right' | 'authentication.WrongOtp' | 'authentication.OtpExpired';

/** Without a code: mails one. With a code: proves the account's address. */
export const verifyEmail = inTwoSteps<typeof contract, Verdict | undefined>(
  // Before the transaction: a wrong try counts although the call is refused.
  async ({ actor: { account }, services, now }, { body: { code } }) =>
    code === undefined || account.emailVerified
      ? undefined
      : services.database.transaction((unit) => tryCode(unit, services, { accountId: account.id, code, now })),
  async ({ company: unit, actor: { account }, services, now, audit, fail, prepared: verdict }) => {
    if (account.emailVerified) return { isVerified: true, email: account.email };
    if (verdict === undefined) {
      await sendCode(unit, services, account, now);
      return { isVerified: false, email: account.email };
    }
    if (verdict !== 'right') fail(verdict);
    if (!(await tellProvider(unit, services, account.id))) fail('authentication.WrongOtp');
    await prove(unit, account);
    audit({ entity: 'account', entityId: account.id, after: { emailVerified: true } });
    return { isVerified: true, email: account.email };
  },
);

/** The address is now proved. An account that had proved it before is the same person's, and takes over this sign-in (decisions.md §3). */
async function prove(unit: Unit, account: Account): Promise<void> {
  const before = await store.findByVerifiedEmail(unit, account.email);
  if (before) await store.joinAccounts(unit, account.id, before.id);
  else await store.setEmailVerified(unit, account.id);
}

async function sendCode(unit: Unit, services: Services, account: Account, now: Date): Promise<void> {
  const open = await store.lockCode(unit, account.id);
  const wait = open ? pauseSeconds - (now.getTime() - open.sentAt.getTime()) / 1000 : 0;
  if (wait > 0) refuse('common.TooManyRequests', 429, { details: { retryAfterSeconds: Math.ceil(wait) } });
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0');
  const expiresAt = new Date(now.getTime() + codeMinutes * 60_000);
  await store.putCode(unit, { accountId: account.id, digest: digest(services, account.id, code), sentAt: now, expiresAt });
  if (!(await mayProve(unit, services, account.id))) return;
  const texts = account.preferredLanguage === 'nb' ? no : en;
  const text = [texts.verifyMail.text, code, texts.verifyMail.ignore].join('\n\n');
  await services.queueMail(unit, { to: account.email, subject: texts.verifyMail.subject.replace('{code}', code), text });
}

async function tryCode(unit: Unit, services: Services, wish: { accountId: string; code: string; now: Date }): Promise<Verdict> {
  const { accountId, code, now } = wish;
  const open = await store.lockCode(unit, accountId);
  if (!open || open.expiresAt <= now || open.tries >= maxTries) return 'authentication.OtpExpired';
  if (!same(open.digest, digest(services, accountId, code))) {
    await store.countTry(unit, accountId);
    return open.tries + 1 >= maxTries ? 'authentication.OtpExpired' : 'authentication.WrongOtp';
  }
  await store.removeCode(unit, accountId);
  return 'right';
}

function digest(services: Services, accountId: string, code: string): string {
  return services.secrets.digest(`${accountId} ${code}`, 'email code');
}

function same(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(a), Buffer.from(b));
}

/** A sign-up with an address that already has an account is answered like any other, but it can never prove that address (ID-04). */
async function mayProve(unit: Unit, services: Services, accountId: string): Promise<boolean> {
  const { identity } = services;
  if (!identity) return true;
  const answers = await Promise.all(
    (await embeddedSubjects(unit, services, accountId)).map((subject) => identity.mayVerifyEmail(unit, subject)),
  );
  return answers.every(Boolean);
}

/** Tells the embedded provider; false when it knows that the address belongs to somebody else's account. */
async function tellProvider(unit: Unit, services: Services, accountId: string): Promise<boolean> {
  const { identity } = services;
  if (!identity) return true;
  if (!(await mayProve(unit, services, accountId))) return false;
  for (const subject of await embeddedSubjects(unit, services, accountId)) await identity.markEmailVerified(unit, subject);
  return true;
}

function embeddedSubjects(unit: Unit, services: Services, accountId: string): Promise<string[]> {
  const { issuer } = identityClient(services.config, services.secrets);
  return store.subjectsOf(unit, accountId, issuer);
}
