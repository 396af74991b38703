import { readCompanyFacts, readPeopleNames, readReachablePeople } from '#features/people/server/public.ts';
import { languageOfPreferred, type Language } from '#kernel/contract/locale.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { enMails } from '../texts/en-mails.ts';
import { noMails } from '../texts/no-mails.ts';
import type { MailWords } from './mails.ts';
import type { RequestRow } from './store-requests.ts';

/** What stands in the place of somebody who was erased. */
export const erasedNames: Readonly<Record<Language, string>> = { no: noMails.erased, en: enMails.erased };

/** Why requests of somebody who is erased are cancelled. */
export const erasureReasons: Readonly<Record<Language, string>> = { no: noMails.personErased, en: enMails.personErased };

/** What mails about a request name. Of a requester who is gone, the company is named. */
export async function mailWords(company: Company, { name, requestedBy }: Pick<RequestRow, 'name' | 'requestedBy'>): Promise<MailWords> {
  const facts = await readCompanyFacts(company);
  const names = requestedBy === null ? new Map<string, string>() : await readPeopleNames(company, [requestedBy]);
  return { name, company: facts.name, requester: names.get(requestedBy ?? '') ?? facts.name };
}

interface Addressee {
  companyUserId: string;
  to: string;
  language: Language;
}

/** Where the requester is reached, in their language; who has left or cannot be reached is stood in for by the system admins (signing.24). */
export async function requesterAddresses(company: Company, { requestedBy }: Pick<RequestRow, 'requestedBy'>): Promise<Addressee[]> {
  const companyUserIds = requestedBy === null ? [] : [requestedBy];
  const people = await readReachablePeople(company, { companyUserIds, everyone: false, systemAdmins: true });
  const reached = people
    .filter(({ state }) => state === 'active')
    .flatMap(({ email, ...one }) => (email === null ? [] : { ...one, email }));
  const requester = reached.filter(({ companyUserId }) => companyUserId === requestedBy);
  const recipients = requester.length > 0 ? requester : reached.filter(({ role }) => role === 'systemadmin');
  return recipients.map(({ companyUserId, email, preferredLanguage }) => ({
    companyUserId,
    to: email,
    language: languageOfPreferred[preferredLanguage],
  }));
}
