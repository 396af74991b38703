import { addStaff } from '#features/people/testing/staff.ts';
import type { Config } from '#kernel/server/config.ts';
import type { TestCompany, TestServer } from '#testing/server.ts';
import type { AccountingSystem } from '../contract/kinds.ts';
import { connectSystem } from './connected-company.ts';
import { powerOfficeServer, type PowerOfficeServer } from './poweroffice-server.ts';
import { kari, ola } from './sync-tools.ts';
import { tripletexServer, type TripletexServer } from './tripletex-server.ts';
import { uniMicroServer, type UniMicroServer } from './unimicro-server.ts';

const number = '01819012365';

/** The three systems as servers that judge. */
export async function threeSystems() {
  const servers = { tripletex: await tripletexServer(), poweroffice: await powerOfficeServer(), unimicro: await uniMicroServer() };
  const { tripletex, poweroffice, unimicro } = servers;
  const { url, tokenUrl, applicationKey, subscriptionKey } = poweroffice;
  const accounting: Config['accounting'] = {
    tripletex: { url: tripletex.url, consumerToken: tripletex.consumerToken },
    poweroffice: { url, tokenUrl, applicationKey, subscriptionKey },
    unimicro: { url: unimicro.url, identityUrl: unimicro.url, clientId: unimicro.clientId, keyFile: unimicro.keyFile },
  };
  const systems = { tripletex: inTripletex(tripletex), poweroffice: inPowerOffice(poweroffice), unimicro: inUniMicro(unimicro) };

  /** A company with Kari and Ola that is connected to a system with Kari, whose address is only there, and Eva, who is only there. */
  async function connected(server: TestServer, system: AccountingSystem): Promise<TestCompany> {
    const company = await server.newCompany();
    await connectSystem(server, company, system, systems[system].key);
    const staff = [{ ...kari, mobilePhoneNumber: '91234567', phoneCountryCode: '+47' }, ola];
    await server.database.forCompany(company.companyId, (unit) => addStaff(unit, staff, server.services.secrets));
    systems[system].others.employees.clear();
    systems[system].add();
    return company;
  }

  return { ...servers, accounting, systems, connected };
}

/** Each with its key, the two people of `connected`, and everybody there in a line each. */
const inTripletex = (others: TripletexServer) => ({
  key: others.employeeToken,
  others,
  add: () => {
    const [{ firstName, lastName, employeeNumber, emailAddress: email }, address] = [kari, { city: 'Oslo' }];
    others.add({ firstName, lastName, employeeNumber, email, address });
    others.add({ firstName: 'Eva', lastName: 'Li', employeeNumber: '30', nationalIdentityNumber: number });
  },
  people: () => [...others.employees.values()].map((one) => `${String(one['firstName'])} ${String(one['email'] ?? '')}`),
});

const inPowerOffice = (others: PowerOfficeServer) => ({
  key: others.clientKey,
  others,
  add: () => {
    const { firstName: FirstName, lastName: LastName, emailAddress: EmailAddress } = kari;
    others.add({ FirstName, LastName, EmailAddress, Number: 17, MailAddress: { City: 'Oslo' } });
    others.add({ FirstName: 'Eva', LastName: 'Li', Number: 30, NationalIdNumber: number });
  },
  people: () => [...others.employees.values()].map((one) => `${String(one['FirstName'])} ${String(one['EmailAddress'] ?? '')}`),
});

const inUniMicro = (others: UniMicroServer) => ({
  key: others.companyKey,
  others,
  add: () => {
    const [email, address] = [
      { ID: 2, EmailAddress: kari.emailAddress },
      { ID: 3, City: 'Oslo' },
    ];
    others.add({ EmployeeNumber: 17, BusinessRelationInfo: { ID: 1, Name: 'Kari Hansen', DefaultEmail: email, InvoiceAddress: address } });
    others.add({ EmployeeNumber: 30, SocialSecurityNumber: number, BusinessRelationInfo: { ID: 4, Name: 'Eva Li' } });
  },
  people: () =>
    [...others.employees.values()].map(({ BusinessRelationInfo: info }) => {
      const email = info?.['DefaultEmail'];
      const address = typeof email === 'object' && email !== null && 'EmailAddress' in email ? email.EmailAddress : '';
      return `${String(info?.['Name']).split(' ')[0] ?? ''} ${String(address)}`;
    }),
});
