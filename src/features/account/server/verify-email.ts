import { requireRate } from '#kernel/server/rate-limit.ts';
import { twoStepHandler } from '#kernel/server/serve.ts';
import type { verifyEmail as contract } from '../contract/endpoints.ts';
import type { Verdict } from './email-code.ts';
import { offerCode, tryCode } from './email-code.ts';
import { proveEmail } from './prove-email.ts';

/** Tries of codes in a day: for one account, and from one IP address, behind which an office may sit (identity.6). */
const triesInADay = { account: 30, address: 300 };
const windowSeconds = 86_400;

/** Without a code: mails one. With a code: verifies the account's address. */
export const verifyEmail = twoStepHandler<typeof contract, Verdict | undefined>(
  // Before the transaction: a wrong attempt counts although the request is refused.
  async ({ actor: { account }, services, now, call }, { body: { code } }) => {
    if (code === undefined || account.emailVerified) return undefined;
    // The address first: what it may not try uses none of the account's tries.
    await requireRate(services, { key: `email-code-try-from|${call.ip}`, limit: triesInADay.address, windowSeconds });
    await requireRate(services, { key: `email-code-try|${account.id}`, limit: triesInADay.account, windowSeconds });
    return services.database.transaction((unit) => tryCode(unit, services, { accountId: account.id, code, now }));
  },
  async ({ company: unit, actor: { account }, services, now, call, audit, fail, prepared: verdict }) => {
    if (account.emailVerified) return { isVerified: true, email: account.email };
    if (verdict === undefined) {
      const wait = await offerCode(unit, services, account, { now, ip: call.ip });
      if (wait > 0) fail('common.TooManyRequests', 429, { details: { retryAfterSeconds: wait } });
      return { isVerified: false, email: account.email };
    }
    if (verdict !== 'right') fail(verdict);
    if (!(await proveEmail(unit, services, account))) fail('authentication.WrongOtp');
    audit({ entity: 'account', entityId: account.id, after: { emailVerified: true } });
    return { isVerified: true, email: account.email };
  },
);
