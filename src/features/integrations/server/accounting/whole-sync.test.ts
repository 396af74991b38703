import { expect, test } from 'vitest';
import { addStaff } from '#features/people/testing/staff.ts';
import { testServer, type TestCompany } from '#testing/server.ts';
import type { AccountingSystem } from '../../contract/kinds.ts';
import { askToCompare, comparisonOf, connectSystem, syncOf } from '../../testing/connected-company.ts';
import { powerOfficeServer } from '../../testing/poweroffice-server.ts';
import { everybody, fatesOf, kari, ola } from '../../testing/sync-tools.ts';
import { tripletexServer } from '../../testing/tripletex-server.ts';
import { uniMicroServer } from '../../testing/unimicro-server.ts';

const tripletex = await tripletexServer();
const poweroffice = await powerOfficeServer();
const unimicro = await uniMicroServer();
const accounting = {
  tripletex: { url: tripletex.url, consumerToken: tripletex.consumerToken },
  poweroffice: { ...poweroffice },
  unimicro: { ...unimicro, identityUrl: unimicro.url },
};
const server = await testServer({ accounting });

const number = '01819012365';

/** Each system with Kari, whose address is only there, and Eva, who is only there. */
const systems = {
  tripletex: {
    key: tripletex.employeeToken,
    others: tripletex,
    add: () => {
      const [{ firstName, lastName, employeeNumber, emailAddress: email }, address] = [kari, { city: 'Oslo' }];
      tripletex.add({ firstName, lastName, employeeNumber, email, address });
      tripletex.add({ firstName: 'Eva', lastName: 'Li', employeeNumber: '30', nationalIdentityNumber: number });
    },
    people: () => [...tripletex.employees.values()].map((one) => `${String(one['firstName'])} ${String(one['email'] ?? '')}`),
  },
  poweroffice: {
    key: poweroffice.clientKey,
    others: poweroffice,
    add: () => {
      const { firstName: FirstName, lastName: LastName, emailAddress: EmailAddress } = kari;
      poweroffice.add({ FirstName, LastName, EmailAddress, Number: 17, MailAddress: { City: 'Oslo' } });
      poweroffice.add({ FirstName: 'Eva', LastName: 'Li', Number: 30, NationalIdNumber: number });
    },
    people: () => [...poweroffice.employees.values()].map((one) => `${String(one['FirstName'])} ${String(one['EmailAddress'] ?? '')}`),
  },
  unimicro: {
    key: unimicro.companyKey,
    others: unimicro,
    add: () => {
      const [email, address] = [
        { ID: 2, EmailAddress: kari.emailAddress },
        { ID: 3, City: 'Oslo' },
      ];
      unimicro.add({
        EmployeeNumber: 17,
        BusinessRelationInfo: { ID: 1, Name: 'Kari Hansen', DefaultEmail: email, InvoiceAddress: address },
      });
      unimicro.add({ EmployeeNumber: 30, SocialSecurityNumber: number, BusinessRelationInfo: { ID: 4, Name: 'Eva Li' } });
    },
    people: () =>
      [...unimicro.employees.values()].map(({ BusinessRelationInfo: info }) => {
        const email = info?.['DefaultEmail'];
        const address = typeof email === 'object' && email !== null && 'EmailAddress' in email ? email.EmailAddress : '';
        return `${String(info?.['Name']).split(' ')[0] ?? ''} ${String(address)}`;
      }),
  },
} as const;

async function connected(system: AccountingSystem): Promise<TestCompany> {
  const company = await server.newCompany();
  await connectSystem(server, company, system, systems[system].key);
  const staff = [{ ...kari, mobilePhoneNumber: '91234567', phoneCountryCode: '+47' }, ola];
  await server.database.forCompany(company.companyId, (unit) => addStaff(unit, staff, server.services.secrets));
  systems[system].others.employees.clear();
  systems[system].add();
  return company;
}

test.each(['tripletex', 'poweroffice', 'unimicro'] as const)('with %s everybody is compared, added and levelled', async (system) => {
  const { people } = systems[system];
  const company = await connected(system);
  const compared = await comparisonOf(server, company, { system });
  expect([compared.both.length, compared.onlyExternal.length]).toEqual([1, 1]);
  const sync = await syncOf(server, company, everybody(compared, company), system);
  expect(fatesOf(sync)).toEqual(['addHere Eva Li added', 'addThere Ola Moe added', 'level Kari Hansen updated']);
  expect(people()).toEqual(['Kari kari@firma.no', 'Eva ', 'Ola ola@firma.no']);
  const again = await comparisonOf(server, company, { system, anew: true });
  expect(again.both.map(({ matchedBy }) => matchedBy)).toEqual(['link', 'link', 'link']);
  const second = await syncOf(server, company, { ...everybody(again, company), addToSamspillExternalIds: [] }, system);
  expect(second.counts).toMatchObject({ added: 0, updated: 0, failed: 0 });
});

test.each(['tripletex', 'poweroffice', 'unimicro'] as const)('with %s nobody is added twice when answers are lost', async (system) => {
  const { others, people } = systems[system];
  const company = await connected(system);
  const compared = await comparisonOf(server, company, { system });
  const end = others.fail({ when: /POST .*mployees?$/i, times: 1, mishap: 'cut' });
  const sync = await syncOf(server, company, everybody(compared, company), system);
  end();
  expect(fatesOf(sync)[1]).toMatch(/^addThere Ola Moe (?:added|updated|unchanged)/);
  expect(people().filter((line) => line.startsWith('Ola'))).toHaveLength(1);
});

test.each(['tripletex', 'poweroffice', 'unimicro'] as const)(
  'with %s a comparison of many ends though every fifth call is too many',
  async (system) => {
    const { others } = systems[system];
    const company = await connected(system);
    for (let count = 0; count < 3000; count += 1) others.add({});
    const end = others.fail({ every: 5, mishap: { status: 429, headers: { 'retry-after': '2' } } });
    const { status, json } = await askToCompare(server, company, company.admin, { system });
    end();
    expect([status, json['state']]).toEqual([200, 'done']);
  },
);

test('with unimicro two last names are no difference, are written whole, and are found again after a lost answer', async () => {
  const company = await server.newCompany();
  await connectSystem(server, company, 'unimicro', unimicro.companyKey);
  const staff = [
    { firstName: 'Kari', lastName: 'Berg Hansen', employeeNumber: '41' },
    { firstName: 'Ola', lastName: 'Lie Moe', employeeNumber: '42' },
    { firstName: 'Per', lastName: 'Dal Foss', employeeNumber: '43' },
  ];
  await server.database.forCompany(company.companyId, (unit) => addStaff(unit, staff, server.services.secrets));
  unimicro.employees.clear();
  unimicro.add({ EmployeeNumber: 41, BusinessRelationInfo: { ID: 1, Name: 'Kari Berg Hansen' } });
  unimicro.add({ EmployeeNumber: 42, BusinessRelationInfo: { ID: 2, Name: 'Ole Lie Moe' } });
  const compared = await comparisonOf(server, company, { system: 'unimicro' });
  expect(compared.both.map(({ differences }) => differences.map(({ field, there }) => [field, there]))).toEqual([
    [],
    [['firstName', 'Ole']],
  ]);
  const end = unimicro.fail({ when: /POST .*mployees?$/i, times: 1, mishap: 'cut' });
  const sync = await syncOf(server, company, everybody(compared, company), 'unimicro');
  end();
  expect(fatesOf(sync)).toEqual(['addThere Per Dal Foss added', 'level Kari Berg Hansen unchanged', 'level Ola Lie Moe updated']);
  const names = [...unimicro.employees.values()].map(({ BusinessRelationInfo: info }) => info?.['Name']);
  expect(names).toEqual(['Kari Berg Hansen', 'Ola Lie Moe', 'Per Dal Foss']);
  const again = await comparisonOf(server, company, { system: 'unimicro', anew: true });
  expect(again.both.flatMap(({ differences }) => differences)).toEqual([]);
});

test.each([
  ['tripletex', 'integrations.InvalidToken'],
  ['poweroffice', 'integrations.InvalidToken'],
  // It is the company that is closed, the installation is still let in.
  ['unimicro', 'integrations.NoPermission'],
] as const)('with %s a revoked key is named', async (system, code) => {
  const company = await connected(system);
  systems[system].others.revoke();
  expect((await askToCompare(server, company, company.admin, { system })).codes).toEqual([code]);
});
