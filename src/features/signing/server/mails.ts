import { createTranslator } from 'use-intl/core';
import type { OwnMail } from '#features/notifications/server/public.ts';
import { intlLocale, localeOfLanguage, type Language } from '#kernel/contract/locale.ts';
import { mailBody } from '#kernel/server/mail/mail-body.ts';
import type { DeliveryReport, Mail, Services } from '#kernel/server/services.ts';
import { enMails } from '../texts/en-mails.ts';
import { noMails } from '../texts/no-mails.ts';

const translators = {
  en: createTranslator({ locale: intlLocale.en, messages: enMails }),
  no: createTranslator({ locale: intlLocale.no, messages: noMails }),
};

/** What mails about a request name. */
export interface MailWords {
  name: string;
  company: string;
  requester: string;
}

/** Names are one line of a subject, and may be long. */
function lineOf(text: string): string {
  const line = text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
}

const wordsOf = <Words extends Record<string, string>>(words: Words): Words =>
  // Each value is a text still.
  Object.fromEntries(Object.entries(words).map(([key, value]) => [key, lineOf(value)])) as Words;

interface Letter {
  to: string;
  language: Language;
  words: MailWords;
  url: string;
  report?: DeliveryReport;
}

export type InvitingKind = 'invitation' | 'reminder' | 'annulment';

interface InvitationText {
  words: MailWords;
  note: string;
  dueDate: string | null;
}

/** Asks somebody to sign. Notes are shown as they were written. */
export function invitingMail(kind: InvitingKind, letter: Letter & InvitationText): Mail {
  const { subject, heading, paragraphs, action, footer } = invitationTextOf(kind, letter.language, letter);
  return mailOf(letter, { subject, heading, paragraphs, action, footer });
}

/** The same as a part of a notification, whose frame has a link of its own. */
export function invitingText(kind: InvitingKind, language: Language, invitation: InvitationText & { path: string }): OwnMail {
  const { subject, paragraphs, action, footer } = invitationTextOf(kind, language, invitation);
  return { subject, paragraphs, action: { label: action, path: invitation.path }, why: footer };
}

function invitationTextOf(kind: InvitingKind, language: Language, { words, note, dueDate }: InvitationText): Text {
  const t = translators[language];
  const text = wordsOf({ ...words });
  const paragraphs = [
    t(`${kind}.text`, text),
    ...(note === '' ? [] : [t('note', { requester: text.requester, note })]),
    ...(dueDate === null ? [] : [t('dueDate', { day: dayText(dueDate, language) })]),
    t('keepSecret'),
  ];
  return {
    subject: t(`${kind}.subject`, text),
    heading: t(`${kind}.heading`),
    paragraphs,
    action: t(`${kind}.action`),
    footer: t('footer', text),
  };
}

export type EndingKind = 'completed' | 'rejected' | 'cancelled' | 'expired';

interface Ending extends Letter {
  /** Who refused. */
  person?: string;
  reason?: string | null;
  isRequester: boolean;
  /** Of one that expired, whether it can come alive again. */
  canRestart: boolean;
}

/** Says how a request ended. */
export function endingMail(kind: EndingKind, letter: Ending): Mail {
  const { language, words, isRequester, canRestart, person = '', reason } = letter;
  const t = translators[language];
  const text = wordsOf({ ...words, person });
  const why = kind === 'rejected' || kind === 'cancelled' ? kind : undefined;
  const paragraphs = [
    t(`${kind}.text`, text),
    ...(why && reason ? [t(`${why}.reason`, { reason })] : []),
    ...(kind === 'completed' && !isRequester ? [t('completed.available')] : []),
    ...(kind === 'expired' && isRequester && canRestart ? [t('expired.forRequester')] : []),
  ];
  return mailOf(letter, {
    subject: t(`${kind}.subject`, text),
    heading: t(`${kind}.heading`),
    paragraphs,
    action: t(`${kind}.action`),
    footer: isRequester ? t('footerRequester') : t('footer', text),
  });
}

export type RequesterKind = 'failed' | 'unreachable' | 'newLink';

const adviceTexts = {
  remind: 'newLink.remind',
  restart: 'expired.forRequester',
  completed: 'newLink.completed',
  ended: 'newLink.ended',
} as const;
/** What the requester can do for who asks for a new link. */
export type NewLinkAdvice = keyof typeof adviceTexts;

/** Tells the requester what they may have to do something about. */
export function requesterMail(kind: RequesterKind, letter: Letter & { person?: string; advice?: NewLinkAdvice }): Mail {
  const { language, words, person = '', advice } = letter;
  const t = translators[language];
  const text = wordsOf({ ...words, person });
  return mailOf(letter, {
    subject: t(`${kind}.subject`, text),
    heading: t(`${kind}.heading`, text),
    paragraphs: [t(`${kind}.text`, text), ...(advice ? [t(adviceTexts[advice], text)] : [])],
    action: t(`${kind}.action`),
    footer: t('footerRequester'),
  });
}

interface Text {
  subject: string;
  heading: string;
  paragraphs: string[];
  action: string;
  footer: string;
}

function mailOf({ to, language, url, report }: Letter, { subject, heading, paragraphs, action, footer }: Text): Mail {
  const body = mailBody({ language, heading, paragraphs, action: { label: action, url }, footer, isOfCompany: true });
  return { to, subject: subject.slice(0, 240), ...body, ...(report && { report }) };
}

function dayText(day: string, language: Language): string {
  return new Intl.DateTimeFormat(intlLocale[language], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}

/** The page of a request, for those who sign in. */
export function requestLink({ config }: Pick<Services, 'config'>, signingRequestId: string, language: Language): string {
  return `${config.publicUrl}/${localeOfLanguage[language]}/esigning?signingRequestId=${signingRequestId}`;
}
