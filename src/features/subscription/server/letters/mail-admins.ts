import { localeOfLanguage } from '#kernel/contract/locale.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { mailBody } from '#kernel/server/mail/mail-body.ts';
import type { Services } from '#kernel/server/services.ts';
import { mails as en } from '../../texts/en-mails.ts';
import { mails as no } from '../../texts/no-mails.ts';
import { readAdministrators } from '../store-administrators.ts';

export type Letter = keyof typeof en.letters;

const subscriptionPath = '/organisation/subscription';

/** Mails every active systemadmin in their language; these mails cannot be muted (subscription.31). */
export async function mailAdmins(
  services: Pick<Services, 'config' | 'queueMails'>,
  company: Company,
  letter: Letter,
  { day, words = {} }: { day?: Date; words?: Readonly<Record<string, string>> } = {},
): Promise<void> {
  const { companyName, timeZone, administrators } = await readAdministrators(company);
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
