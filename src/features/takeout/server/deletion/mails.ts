import { localeOfLanguage } from '#kernel/contract/locale.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { mailBody } from '#kernel/server/mail/mail-body.ts';
import type { Services } from '#kernel/server/services.ts';
import { mails as en } from '../../texts/en-mails.ts';
import { mails as no } from '../../texts/no-mails.ts';
import { readAdminRecipients } from './store-deletion.ts';

export type Letter = keyof typeof en.letters;

/** The page of the company's settings, for links in mails. */
const settingsPath = '/organisation/settings';

/** Mails all active system admins, or one of them, each in their language. */
export async function mailAdmins(
  services: Pick<Services, 'config' | 'queueMails'>,
  company: Company,
  letter: Letter,
  { name, timeZone, by, day, only }: { name: string; timeZone: string; by?: string | null; day?: Date | null; only?: string },
): Promise<void> {
  const readers = await readAdminRecipients(company, only);
  const mails = readers.map(({ email, language }) => {
    const texts = language === 'no' ? no : en;
    const words = { company: shortened(name), by: shortened(by ?? texts.somebody), day: day ? dayText(day, language, timeZone) : '' };
    const { subject, heading, paragraphs, action, footer } = texts.letters[letter];
    const url = `${services.config.publicUrl}/${localeOfLanguage[language]}${settingsPath}?companyId=${company.id}`;
    const body = mailBody({
      language,
      heading: filled(heading, words),
      paragraphs: paragraphs.map((text) => filled(text, words)),
      action: { label: action, url },
      footer: filled(footer, words),
      isOfCompany: true,
    });
    return { to: email, subject: filled(subject, words), ...body };
  });
  await services.queueMails(company, mails);
}

function dayText(day: Date, language: 'no' | 'en', timeZone: string): string {
  return new Intl.DateTimeFormat(language === 'no' ? 'nb-NO' : 'en-GB', { dateStyle: 'long', timeZone }).format(day);
}

function filled(text: string, words: Record<string, string>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_match, name: string) => words[name] ?? '');
}

/** A subject is one line, and names may be long. */
function shortened(name: string): string {
  const line = name.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
}
