import { emailKey } from '#kernel/contract/email-address.ts';
import type { Account } from '#kernel/server/actor.ts';
import type { Config } from '#kernel/server/config.ts';

/** Whether an account belongs to the vendor's support: only a verified address counts. */
export function isSupport({ email, emailVerified }: Account, { supportEmails }: Config): boolean {
  return emailVerified && supportEmails.includes(emailKey(email));
}
