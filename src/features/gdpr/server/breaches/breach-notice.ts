import { writtenOrganisationNumber } from '#features/company/contract/organisation-number.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { getBreachNotice as contract } from '../../contract/endpoints-breaches.ts';
import { isLate } from '../../contract/rules/breach-duties.ts';
import { contactText } from '../rules/contact-text.ts';
import { authorityNotice, peopleNotice } from '../rules/notice-text.ts';
import { readController } from '../store-company.ts';
import { readNamedPeople, readProtocol } from '../store-protocol.ts';
import { readBreach } from './store-breaches.ts';

/** The notice of a breach to the authority or to people, made of the breach and the protocol. It is read and sent by people, not by the product. */
export const getBreachNotice: Handler<typeof contract> = async (context, { query: { breachId, to, language } }) => {
  const { company, actor, now, fail } = context;
  const breach = (await readBreach(company, breachId)) ?? fail('gdpr.NotFound', 404);
  const { name, organizationNumber, address } = await readController(company);
  const protocol = await readProtocol(company);
  const ids = [protocol?.dataProtectionOfficer, protocol?.contactPerson, protocol?.responsible].flatMap((id) => id ?? []);
  const people = await readNamedPeople(company, ids);
  const person = ids.map((id) => people.get(id)).find((one) => one?.isActive);
  const facts = {
    breach,
    isLate: isLate(breach, now),
    companyName: name,
    controller: [name, organizationNumber && writtenOrganisationNumber(organizationNumber), address].filter(Boolean).join(', '),
    contact: person ? contactText(person) : '',
  };
  const format = { language, timeZone: actor.member.timeZone };
  return to === 'authority' ? authorityNotice(facts, format) : peopleNotice(facts, format);
};
