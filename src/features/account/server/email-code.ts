import { randomInt, timingSafeEqual } from 'node:crypto';
import type { Unit } from '#kernel/server/database/unit.ts';
import { identityClient } from '#kernel/server/identity-client.ts';
import { mailBody } from '#kernel/server/mail/mail-body.ts';
import { countAttempt, uncountAttemptIn } from '#kernel/server/rate-limit.ts';
import type { Services } from '#kernel/server/services.ts';
import { en } from '../texts/en.ts';
import { no } from '../texts/no.ts';
import * as store from './store.ts';

/** 6 digits, 15 minutes, 5 attempts, a new code after 60 seconds (identity.6). */
const codeMinutes = 15;
const maxTries = 5;
const pauseSeconds = 60;
/** Codes that are mailed in a day: for one account, and from one IP address, behind which an office may sit (identity.6). */
const sendsInADay = { account: 10, address: 100 };

export type Verdict = 'right' | 'authentication.WrongOtp' | 'authentication.OtpExpired';

interface Addressee {
  id: string;
  email: string;
  preferredLanguage: 'nb' | 'en-gb';
}

/** Mails a verification code; returns the seconds to wait if one was sent recently, else 0. */
export async function offerCode(
  unit: Unit,
  services: Services,
  account: Addressee,
  { now, ip }: { now: Date; ip: string },
): Promise<number> {
  const open = await store.lockCode(unit, account.id);
  const wait = open ? pauseSeconds - (now.getTime() - open.sentAt.getTime()) / 1000 : 0;
  if (wait > 0) return Math.ceil(wait);
  const tooMany = await waitAfterMany(unit, services, { accountId: account.id, ip });
  if (tooMany > 0) return tooMany;
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0');
  const expiresAt = new Date(now.getTime() + codeMinutes * 60_000);
  await store.putCode(unit, { accountId: account.id, digest: digest(services, account.id, code), sentAt: now, expiresAt });
  if (!(await mayProve(unit, services, account.id))) return 0;
  const { verifyMail } = account.preferredLanguage === 'nb' ? no : en;
  const body = mailBody({
    language: account.preferredLanguage === 'nb' ? 'no' : 'en',
    heading: verifyMail.heading,
    paragraphs: [verifyMail.text, code],
    footer: verifyMail.ignore,
  });
  await services.queueMail(unit, { to: account.email, subject: verifyMail.subject.replace('{code}', code), ...body });
  return 0;
}

/** When another code may be mailed to an account, and how long its last one works; null without one, and for a proved address. */
export async function codeTimesOf(
  unit: Unit,
  { id, emailVerified }: { id: string; emailVerified: boolean },
): Promise<{ againAt: Date; expiresAt: Date } | null> {
  const sent = emailVerified ? undefined : await store.readCodeTimes(unit, id);
  if (!sent) return null;
  // Tried too often, it works no more.
  const expiresAt = sent.tries >= maxTries ? sent.sentAt : sent.expiresAt;
  return { againAt: new Date(sent.sentAt.getTime() + pauseSeconds * 1000), expiresAt };
}

/** The seconds to wait when too many codes were mailed in a day, else 0. What one of the two refuses is not counted for the other. */
async function waitAfterMany(unit: Unit, services: Services, { accountId, ip }: { accountId: string; ip: string }): Promise<number> {
  const windowSeconds = 86_400;
  const ofAccount = { key: `email-code-send|${accountId}`, limit: sendsInADay.account, windowSeconds };
  const byAccount = await countAttempt(unit, services, ofAccount);
  if (!byAccount.allowed) return byAccount.retryAfterSeconds;
  const byAddress = await countAttempt(unit, services, { key: `email-code-send-from|${ip}`, limit: sendsInADay.address, windowSeconds });
  if (!byAddress.allowed) await uncountAttemptIn(unit, services, ofAccount);
  return byAddress.retryAfterSeconds;
}

/** Checks a code; a wrong one is counted, a right one is deleted. */
export async function tryCode(unit: Unit, services: Services, input: { accountId: string; code: string; now: Date }): Promise<Verdict> {
  const { accountId, code, now } = input;
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

/** A sign-up with an address that already has an account is answered like any other, but can never verify that address (identity.7). */
async function mayProve(unit: Unit, services: Services, accountId: string): Promise<boolean> {
  const { identity } = services;
  if (!identity) return true;
  const answers = await Promise.all(
    (await embeddedSubjects(unit, services, accountId)).map((subject) => identity.mayVerifyEmail(unit, subject)),
  );
  return answers.every(Boolean);
}

/** Informs the embedded provider; false when the address belongs to another account there. */
export async function markVerifiedAtProvider(unit: Unit, services: Services, accountId: string): Promise<boolean> {
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
