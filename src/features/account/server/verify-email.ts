import { twoStepHandler } from '#kernel/server/serve.ts';
import type { verifyEmail as contract } from '../contract/endpoints.ts';
import type { Verdict } from './email-code.ts';
import { offerCode, tryCode } from './email-code.ts';
import { proveEmail } from './prove-email.ts';

/** Without a code: mails one. With a code: verifies the account's address. */
export const verifyEmail = twoStepHandler<typeof contract, Verdict | undefined>(
  // Before the transaction: a wrong attempt counts although the request is refused.
  async ({ actor: { account }, services, now }, { body: { code } }) =>
    code === undefined || account.emailVerified
      ? undefined
      : services.database.transaction((unit) => tryCode(unit, services, { accountId: account.id, code, now })),
  async ({ company: unit, actor: { account }, services, now, audit, fail, prepared: verdict }) => {
    if (account.emailVerified) return { isVerified: true, email: account.email };
    if (verdict === undefined) {
      const wait = await offerCode(unit, services, account, now);
      if (wait > 0) fail('common.TooManyRequests', 429, { details: { retryAfterSeconds: wait } });
      return { isVerified: false, email: account.email };
    }
    if (verdict !== 'right') fail(verdict);
    if (!(await proveEmail(unit, services, account))) fail('authentication.WrongOtp');
    audit({ entity: 'account', entityId: account.id, after: { emailVerified: true } });
    return { isVerified: true, email: account.email };
  },
);
