import { localeOfLanguage } from '#kernel/contract/locale.ts';
import { mailBody } from '#kernel/server/mail/mail-body.ts';
import { en } from '../texts/en.ts';
import { no } from '../texts/no.ts';
import type { ReminderSender } from './reminder-channels.ts';

/** Mails the creator of a note, without its text: notes on people must not leave the product's access control. */
export const sendReminderMail: ReminderSender['send'] = async (company, services, { emailAddress, language, recordName, path }) => {
  const { reminderMail } = language === 'no' ? no : en;
  const filled = (text: string): string => text.replace('{name}', () => oneLine(recordName));
  const subject = filled(reminderMail.subject);
  const body = mailBody({
    language,
    heading: subject,
    paragraphs: [filled(reminderMail.text)],
    action: { label: reminderMail.action, url: `${services.config.publicUrl}/${localeOfLanguage[language]}${path}` },
    footer: reminderMail.footer,
    isOfCompany: true,
  });
  await services.queueMail(company, { to: emailAddress, subject, ...body });
};

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').slice(0, 150);
}
