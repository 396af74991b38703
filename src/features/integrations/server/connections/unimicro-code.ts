import { randomInt, timingSafeEqual } from 'node:crypto';
import { createTranslator } from 'use-intl/core';
import { intlLocale, type Language } from '#kernel/contract/locale.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { mailBody } from '#kernel/server/mail/mail-body.ts';
import type { Mail, Services } from '#kernel/server/services.ts';
import { enCodeMail } from '../../texts/en-code-mail.ts';
import { noCodeMail } from '../../texts/no-code-mail.ts';
import { countTry, lockCode, putCode } from './store-codes.ts';

/** Of the one-time code with which a mailbox is proved (integrations.12). */
export const codeRules = { minutes: 10, tries: 5, sendsInAnHour: 3, lookUpsInADay: 5, triesInADay: 25, addressMinutes: 15 } as const;

type Secrets = Pick<Services, 'secrets'>;
/** Whose a sealed address or a code is: one account in one company, for the organisation number that was looked up. A company can be given another number. */
export interface CodeOwner {
  companyId: number;
  accountId: string;
  registryId: string;
}

const addressPlace = ({ companyId, accountId, registryId }: CodeOwner): string =>
  `${companyId}|unimicro_code|${accountId}|${registryId}|address`;

/** An administrator’s address, which only this account can use, in this company and for 15 minutes. */
export function sealAddress({ secrets }: Secrets, owner: CodeOwner, email: string, now: Date): string {
  const until = now.getTime() + codeRules.addressMinutes * 60_000;
  return secrets.encrypt(JSON.stringify({ email, until }), addressPlace(owner));
}

/** The address that was sealed; undefined when it is another’s, too old, or none. */
export function openAddress({ secrets }: Secrets, owner: CodeOwner, sealed: string, now: Date): string | undefined {
  try {
    // What `sealAddress` has sealed.
    const { email, until } = JSON.parse(secrets.decrypt(sealed, addressPlace(owner))) as { email: string; until: number };
    return now.getTime() < until ? email : undefined;
  } catch {
    return undefined;
  }
}

/** A new code, which replaces an earlier one. */
export async function makeCode(
  company: Company,
  services: Secrets,
  owner: CodeOwner,
  now: Date,
): Promise<{ code: string; expiresAt: Date }> {
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0');
  const expiresAt = new Date(now.getTime() + codeRules.minutes * 60_000);
  const digest = digestOf(services, owner, code);
  await putCode(company, { accountId: owner.accountId, digest, sentAt: now, expiresAt });
  return { code, expiresAt };
}

export type CodeVerdict = 'right' | 'authentication.WrongOtp' | 'authentication.OtpExpired';

/** Checks a code. A wrong one is counted, in a transaction that is kept although the call is refused; a right one stays until it has connected. */
export async function validateCode(
  company: Company,
  services: Secrets,
  { owner, code, now }: { owner: CodeOwner; code: string; now: Date },
): Promise<CodeVerdict> {
  const { accountId } = owner;
  const open = await lockCode(company, accountId);
  if (!open || open.expiresAt <= now || open.tries >= codeRules.tries) return 'authentication.OtpExpired';
  const digest = digestOf(services, owner, code);
  if (timingSafeEqual(Buffer.from(open.digest), Buffer.from(digest))) return 'right';
  await countTry(company, accountId);
  return open.tries + 1 >= codeRules.tries ? 'authentication.OtpExpired' : 'authentication.WrongOtp';
}

function digestOf({ secrets }: Secrets, { companyId, accountId, registryId }: CodeOwner, code: string): string {
  return secrets.digest(`${companyId} ${accountId} ${registryId} ${code}`, 'unimicro code');
}

const translators = {
  en: createTranslator({ locale: intlLocale.en, messages: enCodeMail }),
  no: createTranslator({ locale: intlLocale.no, messages: noCodeMail }),
};

/** The mail to an administrator: who asks, for what, and the code. */
export function codeMail(language: Language, to: string, facts: { code: string; name: string; company: string }): Mail {
  const t = translators[language];
  const body = mailBody({
    language,
    heading: t('heading', facts),
    paragraphs: [t('text', facts), facts.code, t('what', facts)],
    footer: t('footer', facts),
    isOfCompany: true,
  });
  return { to, subject: t('subject', facts), ...body };
}
