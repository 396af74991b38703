import { readCompanyFacts, readReachablePeople } from '#features/people/server/public.ts';
import { languageOfPreferred, localeOfLanguage } from '#kernel/contract/locale.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import { mailBody } from '#kernel/server/mail/mail-body.ts';
import { releasedMail as en } from '../../texts/en-released.ts';
import { releasedMail as no } from '../../texts/no-released.ts';

type MailCall = Pick<CallContext, 'company' | 'services'>;
type Person = Awaited<ReturnType<typeof readReachablePeople>>[number];

/** Who a takeout is released to, when they have an account by which they are told and sign in (gdpr.101). */
export async function findReleased(company: MailCall['company'], companyUserId: string): Promise<Person | undefined> {
  const people = await readReachablePeople(company, { companyUserIds: [companyUserId], everyone: false, systemAdmins: false });
  return people.find((each) => each.companyUserId === companyUserId && each.email !== null);
}

/** Tells somebody who has left by mail that their takeout was released: notifications reach only who is here (gdpr.101). */
export async function mailReleased({ company, services }: MailCall, person: Person): Promise<void> {
  if (person.state !== 'inactive' || person.email === null) return;
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
