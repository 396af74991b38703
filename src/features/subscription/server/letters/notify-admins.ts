import { notifyPeople } from '#features/notifications/server/public.ts';
import { emailKey } from '#kernel/contract/email-address.ts';
import { localeOfLanguage } from '#kernel/contract/locale.ts';
import { dayIn } from '#kernel/server/clock.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { mailBody } from '#kernel/server/mail/mail-body.ts';
import type { Mail, Services } from '#kernel/server/services.ts';
import { mails as en } from '../../texts/en-mails.ts';
import { mails as no } from '../../texts/no-mails.ts';
import { readHome } from '../state/store-periods.ts';
import { readAdministrators, type Administrators } from '../store-administrators.ts';
import { readSubscription } from '../store-subscription.ts';

export type Letter = keyof typeof en.letters;

const textsOf = { no, en } as const;
const subscriptionPath = '/organisation/subscription';
const confirmPath = `${subscriptionPath}/confirm`;

interface LetterWords {
  day?: Date;
  words?: Readonly<Record<string, string>>;
  /** The purchase that it is about, to be tried again: it leads to it instead of to the subscription. */
  purchaseId?: string;
}

/**
 * Tells every active systemadmin in the product and, in their language, by mail, and the recipient of invoices by mail of what concerns those; these
 * mails cannot be muted (subscription.31).
 */
export async function notifyAdmins(
  services: Services,
  company: Company,
  letter: Letter,
  { day, words = {}, purchaseId }: LetterWords = {},
): Promise<void> {
  const { companyName, timeZone, administrators } = await readAdministrators(company);
  const place = purchaseId
    ? `${confirmPath}?companyId=${company.id}&processingId=${purchaseId}`
    : `${subscriptionPath}?companyId=${company.id}`;
  await showInProduct(
    { services, company },
    { letter, words, administrators, timeZone, ...(day && { day }), ...(purchaseId && { purchaseId }) },
  );
  const given = { ...words, company: shortened(companyName) };
  const mails = administrators.map(({ email, language }) => {
    const texts = textsOf[language];
    const action = {
      label: purchaseId ? texts.again : texts.action,
      url: `${services.config.publicUrl}/${localeOfLanguage[language]}${place}`,
    };
    const { paragraphs } = texts.letters[letter];
    return mailOf({ letter, language, timeZone, day, words: given }, { to: email, paragraphs, footer: texts.footer, action });
  });
  await services.queueMails(company, mails);
  await notifyRecipient(services, company, { letter, timeZone, day, words: given, told: administrators.map(({ email }) => email) });
}

/** The recipient of invoices is told as well of what concerns those, unless they are a systemadmin who was told already. */
async function notifyRecipient(
  services: Services,
  company: Company,
  { told, ...about }: Omit<MailFacts, 'language'> & { told: readonly string[] },
): Promise<void> {
  const toRecipient = (language: 'no' | 'en'): Readonly<Partial<Record<Letter, readonly string[]>>> =>
    textsOf[language].recipient.paragraphs;
  if (!toRecipient('no')[about.letter]) return;
  const recipient = (await readSubscription(company))?.recipient;
  if (!recipient || told.some((email) => emailKey(email) === emailKey(recipient.email))) return;
  const { language } = await readHome(company);
  const paragraphs = toRecipient(language)[about.letter] ?? [];
  const { footer } = textsOf[language].recipient;
  await services.queueMails(company, [mailOf({ ...about, language }, { to: recipient.email, paragraphs, footer })]);
}

interface MailFacts {
  letter: Letter;
  language: 'no' | 'en';
  timeZone: string;
  day: Date | undefined;
  words: Readonly<Record<string, string>>;
}

function mailOf(
  { letter, language, timeZone, day, words }: MailFacts,
  mail: { to: string; paragraphs: readonly string[]; footer: string; action?: { label: string; url: string } },
): Mail {
  const given = { ...words, day: day ? dayText(day, language, timeZone) : '' };
  const { subject, heading } = textsOf[language].letters[letter];
  const body = mailBody({
    language,
    heading: filled(heading, given),
    paragraphs: mail.paragraphs.map((text) => filled(text, given)),
    ...(mail.action && { action: mail.action }),
    footer: filled(mail.footer, given),
    isOfCompany: true,
  });
  return { to: mail.to, subject: filled(subject, given), ...body };
}

/** As a report on the company that leads to the page of the subscription, or to the purchase; mail is not sent by it. */
async function showInProduct(
  { services, company }: { services: Services; company: Company },
  {
    letter,
    day,
    words = {},
    purchaseId: purchase,
    administrators,
    timeZone,
  }: LetterWords & Pick<Administrators, 'administrators' | 'timeZone'> & { letter: Letter },
): Promise<void> {
  const { invoice } = words;
  const subject = {
    key: `subscription:${letter}:${invoice ?? purchase ?? ''}`,
    date: dayIn(timeZone, services.clock.now()),
    companyUserId: null,
    facts: {
      subscription: { news: letter, ...(invoice !== undefined && { invoice }), ...(purchase !== undefined && { purchase }) },
      ...(day && { day: dayIn(timeZone, day) }),
    },
  };
  const tellings = administrators.map(({ companyUserId }) => ({
    reason: 'CompanyReport' as const,
    companyUserId,
    channels: [1] as const,
    subject,
  }));
  await notifyPeople(company, services, tellings);
}

function dayText(day: Date, language: 'no' | 'en', timeZone: string): string {
  return new Intl.DateTimeFormat(language === 'no' ? 'nb-NO' : 'en-GB', { dateStyle: 'long', timeZone }).format(day);
}

function filled(text: string, words: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_match, name: string) => words[name] ?? '');
}

/** A subject is one line, and names may be long. */
function shortened(name: string): string {
  const line = name.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
}
