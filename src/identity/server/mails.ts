import type { Unit } from '#kernel/server/database/unit.ts';
import { localeOfLanguage } from '#kernel/contract/locale.ts';
import type { Language } from '#kernel/contract/locale.ts';
import { mailBody } from '#kernel/server/mail/mail-body.ts';
import type { IdentityServices, LiveKey } from './identity-context.ts';
import { textsIn } from './language.ts';
import { noticeOfKeys, type KeyNotice } from './live-keys.ts';

/** The recipient, and their language. */
interface Reader {
  email: string;
  givenName: string;
  language: Language;
}
type Needs = Pick<IdentityServices, 'config' | 'queueMail'>;

interface Letter {
  subject: string;
  paragraphs: string[];
  action: { label: string; url: string };
  links?: { label: string; url: string }[];
}

/** How long a link to a new password is valid. */
export const linkMinutes = 60;

export function forgotAddress({ config }: Pick<Needs, 'config'>, language: Language): string {
  return `${config.publicUrl}/${localeOfLanguage[language]}/forgot-password`;
}

/** The start of a sign-in: the app redirects to the provider. */
export function signInAddress({ config }: Pick<Needs, 'config'>, language: Language): string {
  return `${config.publicUrl}/${localeOfLanguage[language]}/login`;
}

export async function sendResetLink(services: Needs, unit: Unit, reader: Reader, token: string): Promise<void> {
  const t = textsIn(reader.language);
  await send(services, unit, reader, {
    subject: t('mail.resetSubject'),
    paragraphs: [t('mail.resetText'), t('mail.resetExpiry', { minutes: String(linkMinutes) })],
    action: {
      label: t('mail.chooseNew'),
      url: `${services.config.publicUrl}/${localeOfLanguage[reader.language]}/reset-password?token=${token}`,
    },
  });
}

/** Tells the owner of an address that a sign-up was attempted with it, and how to sign in (identity.7). */
export async function sendAlreadyHere(services: Needs, unit: Unit, reader: Reader): Promise<void> {
  const t = textsIn(reader.language);
  const address = forgotAddress(services, reader.language);
  await send(services, unit, reader, {
    subject: t('mail.takenSubject'),
    paragraphs: [t('mail.takenText'), t('mail.takenForgot', { address }), t('mail.takenOther')],
    action: { label: t('mail.takenAction'), url: signInAddress(services, reader.language) },
  });
}

/** Notifies a user of a new password, and of the API keys that it does not end. */
export async function sendPasswordChanged(services: Needs, unit: Unit, reader: Reader, keys: readonly LiveKey[]): Promise<void> {
  const t = textsIn(reader.language);
  const notice = noticeOfKeys(services.config.publicUrl, reader.language, keys);
  await warn(services, unit, reader, [t('mail.changedSubject'), t('mail.changedText'), notice]);
}

export type Change = 'mfaOn' | 'mfaOff';

/** Notifies a user of a security change, in case somebody else made it. */
export async function sendChanged(services: Needs, unit: Unit, reader: Reader, change: Change): Promise<void> {
  const t = textsIn(reader.language);
  const said = {
    mfaOn: [t('mail.mfaOnSubject'), t('mail.mfaOnText')],
    mfaOff: [t('mail.mfaOffSubject'), t('mail.mfaOffText')],
  } as const;
  await warn(services, unit, reader, said[change]);
}

export async function sendRecoveryCodeUsed(services: Needs, unit: Unit, reader: Reader, left: number): Promise<void> {
  const t = textsIn(reader.language);
  await warn(services, unit, reader, [t('mail.recoverySubject'), t('mail.recoveryText', { left })]);
}

async function warn(
  services: Needs,
  unit: Unit,
  reader: Reader,
  [subject, text, notice]: readonly [subject: string, text: string, notice?: KeyNotice | undefined],
): Promise<void> {
  const t = textsIn(reader.language);
  await send(services, unit, reader, {
    subject,
    paragraphs: [text, t('mail.notYou'), ...(notice ? [notice.text] : [])],
    action: { label: t('mail.chooseNew'), url: forgotAddress(services, reader.language) },
    ...(notice && { links: [notice.link] }),
  });
}

async function send({ queueMail }: Needs, unit: Unit, { email, givenName, language }: Reader, letter: Letter): Promise<void> {
  const t = textsIn(language);
  const { subject, action, links = [] } = letter;
  const paragraphs = [t('mail.greeting', { name: givenName }), ...letter.paragraphs];
  const body = mailBody({ language, heading: subject, paragraphs, action, links, footer: t('mail.footer') });
  await queueMail(unit, { to: email, subject, ...body });
}
