import type { Unit } from '#kernel/server/database/unit.ts';
import { localeOfLanguage } from '#kernel/contract/locale.ts';
import type { Language } from '#kernel/contract/locale.ts';
import type { IdentityServices } from './desk.ts';
import { textsIn } from './language.ts';
import type { Translate } from './language.ts';
import { html } from './pages/html.ts';

/** To whom, and in which language. */
interface Reader {
  email: string;
  givenName: string;
  language: Language;
}
type Needs = Pick<IdentityServices, 'config' | 'queueMail'>;

interface Letter {
  subject: string;
  paragraphs: string[];
  action?: { text: string; address: string };
  after?: string[];
}

/** How long a link to a new password works. */
export const linkMinutes = 60;

export function forgotAddress({ config }: Pick<Needs, 'config'>, language: Language): string {
  return `${config.publicUrl}/${localeOfLanguage[language]}/forgot-password`;
}

/** Where sign-in begins: the app sends on to the provider. */
export function signInAddress({ config }: Pick<Needs, 'config'>, language: Language): string {
  return `${config.publicUrl}/${localeOfLanguage[language]}/login`;
}

export async function sendResetLink(services: Needs, unit: Unit, reader: Reader, token: string): Promise<void> {
  const t = textsIn(reader.language);
  const address = `${services.config.publicUrl}/${localeOfLanguage[reader.language]}/reset-password?token=${token}`;
  await send(services, unit, reader, {
    subject: t('mail.resetSubject'),
    paragraphs: [t('mail.resetText')],
    action: { text: t('mail.resetAction'), address },
    after: [t('mail.resetExpiry', { minutes: String(linkMinutes) })],
  });
}

/** Tells the owner of an address that somebody tried to sign up with it, and how to sign in (ID-04). */
export async function sendAlreadyHere(services: Needs, unit: Unit, reader: Reader): Promise<void> {
  const t = textsIn(reader.language);
  await send(services, unit, reader, {
    subject: t('mail.takenSubject'),
    paragraphs: [t('mail.takenText')],
    action: { text: t('mail.takenAction'), address: signInAddress(services, reader.language) },
    after: [t('mail.takenForgot', { address: forgotAddress(services, reader.language) }), t('mail.takenOther')],
  });
}

export type Change = 'password' | 'mfaOn' | 'mfaOff';

/** Tells a person what was changed, in case it was somebody else. */
export async function sendChanged(services: Needs, unit: Unit, reader: Reader, change: Change): Promise<void> {
  const t = textsIn(reader.language);
  const said = {
    password: [t('mail.changedSubject'), t('mail.changedText')],
    mfaOn: [t('mail.mfaOnSubject'), t('mail.mfaOnText')],
    mfaOff: [t('mail.mfaOffSubject'), t('mail.mfaOffText')],
  } as const;
  const [subject, text] = said[change];
  await send(services, unit, reader, { subject, paragraphs: [text, notYou(services, t, reader)] });
}

export async function sendRecoveryCodeUsed(services: Needs, unit: Unit, reader: Reader, left: number): Promise<void> {
  const t = textsIn(reader.language);
  await send(services, unit, reader, {
    subject: t('mail.recoverySubject'),
    paragraphs: [t('mail.recoveryText', { left }), notYou(services, t, reader)],
  });
}

function notYou(services: Needs, t: Translate, { language }: Reader): string {
  return t('mail.notYou', { address: forgotAddress(services, language) });
}

async function send({ queueMail }: Needs, unit: Unit, { email, givenName, language }: Reader, letter: Letter): Promise<void> {
  const { subject, action } = letter;
  const before = [textsIn(language)('mail.greeting', { name: givenName }), ...letter.paragraphs];
  const after = letter.after ?? [];
  const text = [...before, ...(action ? [action.address] : []), ...after].join('\n\n');
  const markup = html`${before.map((line) => html`<p>${line}</p>`)}${action && html`<p><a href="${action.address}">${action.text}</a></p>`}${after.map((line) => html`<p>${line}</p>`)}`;
  await queueMail(unit, { to: email, subject, text, html: markup.markup });
}
