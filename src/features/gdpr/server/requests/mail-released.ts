import { readCompanyFacts, readReachablePeople } from '#features/people/server/public.ts';
import { languageOfPreferred, localeOfLanguage } from '#kernel/contract/locale.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import { mailBody } from '#kernel/server/mail/mail-body.ts';
import { releasedMail as en } from '../../texts/en-released.ts';
import { releasedMail as no } from '../../texts/no-released.ts';

/** Tells somebody who has left by mail that their takeout was released: notifications reach only who is here (gdpr.101). */
export async function mailReleased({ company, services }: Pick<CallContext, 'company' | 'services'>, companyUserId: string): Promise<void> {
  const people = await readReachablePeople(company, { companyUserIds: [companyUserId], everyone: false, systemAdmins: false });
  const person = people.find((each) => each.companyUserId === companyUserId);
  if (person?.state !== 'inactive' || person.email === null) return;
  const language = languageOfPreferred[person.preferredLanguage];
  const { name } = await readCompanyFacts(company);
  const texts = { no, en }[language];
  const filled = (text: string) => text.replaceAll('{company}', () => name.replaceAll(/\s+/g, ' '));
  const body = mailBody({
    language,
    heading: texts.heading,
    paragraphs: texts.paragraphs.map(filled),
    action: {
      label: texts.action,
      url: `${services.config.publicUrl}/${localeOfLanguage[language]}/my-settings?companyId=${company.id}`,
    },
    footer: filled(texts.footer),
    isOfCompany: true,
  });
  await services.queueMail(company, { to: person.email, subject: filled(texts.subject), ...body });
}
