import { readCompanyFacts, readPeopleNames, readReachablePeople } from '#features/people/server/public.ts';
import { languageOfPreferred, type Language } from '#kernel/contract/locale.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { MailWords } from './mails.ts';
import type { RequestRow } from './store-requests.ts';

/** What mails about a request name. Of a requester who is gone, the company is named. */
export async function mailWords(company: Company, { name, requestedBy }: Pick<RequestRow, 'name' | 'requestedBy'>): Promise<MailWords> {
  const facts = await readCompanyFacts(company);
  const names = requestedBy === null ? new Map<string, string>() : await readPeopleNames(company, [requestedBy]);
  return { name, company: facts.name, requester: names.get(requestedBy ?? '') ?? facts.name };
}

/** Where the requester is reached, in their language; undefined when they cannot be. */
export async function requesterAddress(
  company: Company,
  { requestedBy }: Pick<RequestRow, 'requestedBy'>,
): Promise<{ to: string; language: Language } | undefined> {
  if (requestedBy === null) return undefined;
  const people = await readReachablePeople(company, { companyUserIds: [requestedBy], everyone: false, systemAdmins: false });
  const requester = people.find(({ companyUserId }) => companyUserId === requestedBy);
  if (!requester || requester.state !== 'active' || requester.email === null) return undefined;
  return { to: requester.email, language: languageOfPreferred[requester.preferredLanguage] };
}
