import { localeOfLanguage, type Language } from '#kernel/contract/locale.ts';
import type { RoleKey } from '#kernel/contract/permissions.ts';
import { mailBody } from '#kernel/server/mail/mail-body.ts';
import type { Secrets } from '#kernel/server/secrets.ts';
import type { Mail, Services } from '#kernel/server/services.ts';
import { en } from '../texts/en.ts';
import { no } from '../texts/no.ts';
import { mailedPath } from './link.ts';

export interface Letter {
  kind: 'invitation' | 'reminder';
  invitationGuid: string;
  email: string;
  role: RoleKey;
  language: Language;
  company: string;
  inviter: string;
  /** Of the company. */
  timeZone: string;
  expiresAt: Date;
}

/** A subject is one line, and names may be long. */
const longestName = 80;

/** The mail with an invitation's link. It does not depend on whether the reader has an account. */
export function invitationMail(services: Pick<Services, 'config' | 'secrets'>, letter: Letter): Mail {
  const { language, email } = letter;
  const { subject, heading, paragraphs, action, footer } = invitationText(services.secrets, letter);
  const url = `${services.config.publicUrl}/${localeOfLanguage[language]}${action.path}`;
  return {
    to: email,
    subject,
    ...mailBody({ language, heading, paragraphs, action: { label: action.label, url }, footer, isOfCompany: true }),
  };
}

/** The mail's text and link. */
export function invitationText(secrets: Secrets, letter: Letter) {
  const { kind, language, company, inviter, role, timeZone, expiresAt } = letter;
  const texts = (language === 'no' ? no : en).mail;
  const day = new Intl.DateTimeFormat(language === 'no' ? 'nb-NO' : 'en-GB', { dateStyle: 'long', timeZone }).format(expiresAt);
  const words = { company: shortened(company), inviter: shortened(inviter), role: texts.roles[role], day };
  return {
    subject: filled(texts[kind].subject, words),
    heading: filled(texts[kind].heading, words),
    paragraphs: [filled(texts[kind].text, words), filled(texts.roleText, words), filled(texts.until, words)],
    action: { label: texts.action, path: mailedPath(secrets, letter) },
    footer: filled(texts.footer, words),
  };
}

function filled(text: string, words: Record<string, string>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => words[name] ?? '');
}

function shortened(name: string): string {
  const line = name.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
  return line.length > longestName ? `${line.slice(0, longestName - 1)}…` : line;
}
