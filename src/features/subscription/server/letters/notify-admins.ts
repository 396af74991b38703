import { notifyPeople } from '#features/notifications/server/public.ts';
import { localeOfLanguage } from '#kernel/contract/locale.ts';
import { dayIn } from '#kernel/server/clock.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { mailBody } from '#kernel/server/mail/mail-body.ts';
import type { Services } from '#kernel/server/services.ts';
import { mails as en } from '../../texts/en-mails.ts';
import { mails as no } from '../../texts/no-mails.ts';
import { readAdministrators, type Administrators } from '../store-administrators.ts';

export type Letter = keyof typeof en.letters;

const subscriptionPath = '/organisation/subscription';

interface LetterWords {
  day?: Date;
  words?: Readonly<Record<string, string>>;
}

/** Tells every active systemadmin in the product and, in their language, by mail; these mails cannot be muted (subscription.31). */
export async function notifyAdmins(
  services: Services,
  company: Company,
  letter: Letter,
  { day, words = {} }: LetterWords = {},
): Promise<void> {
  const { companyName, timeZone, administrators } = await readAdministrators(company);
  await showInProduct({ services, company }, { letter, words, administrators, timeZone, ...(day && { day }) });
  const mails = administrators.map(({ email, language }) => {
    const texts = language === 'no' ? no : en;
    const given = { ...words, company: shortened(companyName), day: day ? dayText(day, language, timeZone) : '' };
    const { subject, heading, paragraphs } = texts.letters[letter];
    const body = mailBody({
      language,
      heading: filled(heading, given),
      paragraphs: paragraphs.map((text) => filled(text, given)),
      action: {
        label: texts.action,
        url: `${services.config.publicUrl}/${localeOfLanguage[language]}${subscriptionPath}?companyId=${company.id}`,
      },
      footer: filled(texts.footer, given),
      isOfCompany: true,
    });
    return { to: email, subject: filled(subject, given), ...body };
  });
  await services.queueMails(company, mails);
}

/** As a report on the company that leads to the page of the subscription; mail is not sent by it. */
async function showInProduct(
  { services, company }: { services: Services; company: Company },
  {
    letter,
    day,
    words = {},
    administrators,
    timeZone,
  }: LetterWords & Pick<Administrators, 'administrators' | 'timeZone'> & { letter: Letter },
): Promise<void> {
  const { invoice } = words;
  const subject = {
    key: `subscription:${letter}:${invoice ?? ''}`,
    date: dayIn(timeZone, services.clock.now()),
    companyUserId: null,
    facts: { subscription: { news: letter, ...(invoice !== undefined && { invoice }) }, ...(day && { day: dayIn(timeZone, day) }) },
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
