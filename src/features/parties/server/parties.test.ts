import { createServer } from 'node:http';
import { sql } from 'kysely';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import type { RoleKey } from '#kernel/contract/permissions.ts';
import { on } from '#kernel/server/registers.ts';
import type { Caller } from '#testing/caller.ts';
import { testServer } from '#testing/server.ts';
import { createParty, deleteParty, getParty, refreshParty, searchParties, updateParty } from '../contract/endpoints.ts';
import type { FoundParty, Party } from '../contract/entities.ts';
import { addedParty, partyOf } from '../testing/added.ts';
import { partyUses } from './party-uses.ts';

/** The register's answers by number; without one it does not know the number. */
const units = new Map<string, object>();
let isSilent = false;
const register = createServer((request, response) => {
  const unit = units.get(request.url?.split('/').at(-1) ?? '');
  response.writeHead(isSilent ? 500 : unit ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(unit ?? {}));
});
register.listen(0, '127.0.0.1');
await once(register, 'listening');
afterAll(() => register.close());
// A server that listens on a port has an address with it.
const { port } = register.address() as AddressInfo;

const number = '123456785';
const fjordlys = { organisasjonsnummer: number, navn: 'FJORDLYS REGNSKAP AS' };
const used = new Set<string>();
const server = await testServer({ registryUrl: `http://127.0.0.1:${port}` }, [
  on(partyUses, async ({ partyId }) => (used.has(partyId) ? 2 : 0)),
]);
const names = async (who: Caller, query: Record<string, unknown> = {}) =>
  ((await who.call(searchParties, { query })).json['parties'] as FoundParty[]).map(({ name }) => name);

describe('an organisation', () => {
  test('is added as the register has it, with the date of the copy', async () => {
    const { admin } = await server.newCompany();
    units.set(number, fjordlys);
    const party = partyOf(await admin.call(createParty, { body: { kind: 'organisation', registryId: 'NO 123 456 785 MVA' } }));
    expect(party).toMatchObject({
      name: 'FJORDLYS REGNSKAP AS',
      registryId: number,
      register: { state: 'active', company: { name: 'FJORDLYS REGNSKAP AS' }, copiedAt: '2026-11-21T09:00:00.000Z' },
    });
  });

  test('is added once for each number', async () => {
    const { admin } = await server.newCompany();
    units.set(number, fjordlys);
    const { partyId } = await addedParty(admin, { registryId: number, name: 'Fjordlys' });
    const again = await admin.call(createParty, { body: { kind: 'organisation', registryId: number } });
    expect([again.codes, again.json['details']]).toEqual([['parties.AlreadyThere'], { partyId, name: 'Fjordlys' }]);
    const other = await server.newCompany();
    expect((await addedParty(other.admin, { registryId: number, name: undefined })).name).toBe('FJORDLYS REGNSKAP AS');
  });

  test('that the register does not know is refused', async () => {
    const { admin } = await server.newCompany();
    const { codes } = await admin.call(createParty, { body: { kind: 'organisation', registryId: '987654325', name: 'Trevare' } });
    expect(codes).toEqual(['parties.RegistryUnknown']);
  });

  test('is added without a copy when the register does not answer, if it has a name', async () => {
    const { admin } = await server.newCompany();
    isSilent = true;
    const input = { kind: 'organisation', registryId: number };
    expect((await admin.call(createParty, { body: input })).fields).toEqual({ name: 'required' });
    const party = await addedParty(admin, input);
    expect(party.register).toBeNull();
    expect((await admin.call(refreshParty, { body: { partyId: party.partyId } })).codes).toEqual(['parties.RegistryUnavailable']);
    isSilent = false;
  });

  test('keeps its name and what the register said before, when it is bankrupt later', async () => {
    const { admin } = await server.newCompany();
    units.set(number, { ...fjordlys, underAvvikling: true });
    const party = await addedParty(admin, { registryId: number, name: 'Fjordlys' });
    expect(party.register?.state).toBe('windingUp');
    units.set(number, { ...fjordlys, konkurs: true });
    server.clock.set('2026-11-21T09:30:00Z');
    const now = partyOf(await admin.call(refreshParty, { body: { partyId: party.partyId, version: party.version } }));
    server.clock.set('2026-11-21T09:00:00Z');
    expect(now).toMatchObject({
      name: 'Fjordlys',
      register: { state: 'bankrupt', company: { name: 'FJORDLYS REGNSKAP AS' }, copiedAt: '2026-11-21T09:30:00.000Z' },
    });
  });

  test('without a number is not asked about', async () => {
    const { admin } = await server.newCompany();
    const { partyId } = await addedParty(admin);
    expect((await admin.call(refreshParty, { body: { partyId } })).codes).toEqual(['parties.NoNumber']);
  });
});

test('parties are closed to whoever works with contracts only, while these are off', async () => {
  const company = await server.newCompany();
  const [accountant, adviser] = [await company.person('accountant'), await company.person('gdpr')];
  await addedParty(company.admin);
  const statuses = async () => Promise.all([accountant, adviser].map(async (who) => (await who.call(searchParties)).status));
  expect(await statuses()).toEqual([200, 200]);
  await server.database.forCompany(company.companyId, ({ id, tx }) =>
    sql`update company set features_off = '{contracts}' where company_id = ${id}`.execute(tx),
  );
  expect(await statuses()).toEqual([403, 200]);
});

test('a person has no organisation number', async () => {
  const { admin } = await server.newCompany();
  const { fields } = await admin.call(createParty, { body: { kind: 'person', name: 'Kari Berg', registryId: number } });
  expect(fields).toEqual({ registryId: 'invalid' });
});

test('contacts keep their ids while they are there, and their order', async () => {
  const { admin } = await server.newCompany();
  const contacts = [
    { name: 'Eva Dal', title: 'Daglig leder', email: 'eva@example.no' },
    { name: 'Ola Lie', phone: '90123456' },
  ];
  const party = await addedParty(admin, { contacts });
  const [eva, ola] = party.contacts;
  expect([eva?.name, ola?.phone]).toEqual(['Eva Dal', '90123456']);
  const changed = await admin.call(updateParty, {
    body: { partyId: party.partyId, version: party.version, contacts: [ola, { name: 'Ny' }] },
  });
  expect(partyOf(changed).contacts.map(({ name, contactId }) => [name, contactId === ola?.contactId])).toEqual([
    ['Ola Lie', true],
    ['Ny', false],
  ]);
  const stolen = await addedParty(admin, { name: 'Annen', contacts: [{ ...ola }] });
  expect(stolen.contacts[0]?.contactId).not.toBe(ola?.contactId);
  expect((await admin.call(updateParty, { body: { partyId: party.partyId, version: party.version, name: 'Sent' } })).status).toBe(409);
});

test('whoever loses a change made at once is shown the contacts that are stored', async () => {
  const { admin } = await server.newCompany();
  const { partyId, version: first } = await addedParty(admin);
  let version = first;
  for (const name of ['Eva', 'Ola', 'Per', 'Kari', 'Anne']) {
    const body = { partyId, version, contacts: [{ name }] };
    const both = await Promise.all([0, 1].map(() => admin.call(updateParty, { body })));
    const [party] = both.flatMap(({ status, json }) => (status === 409 ? [(json['details'] as { party: Party }).party] : []));
    expect(party?.contacts.map((contact) => contact.name)).toEqual([name]);
    version += 1;
  }
});

test('the search finds names, numbers and contacts, names that begin with the text first', async () => {
  const { admin } = await server.newCompany();
  units.set(number, fjordlys);
  await addedParty(admin, { name: 'Nordfjord AS' });
  await addedParty(admin, { registryId: number, name: 'Fjordlys' });
  await addedParty(admin, { kind: 'person', name: 'Kari Berg', contacts: [{ name: 'Eva Fjord' }] });
  await addedParty(admin, { name: '100 % AS' });
  expect(await names(admin, { text: 'fjord' })).toEqual(['Fjordlys', 'Kari Berg', 'Nordfjord AS']);
  expect(await names(admin, { text: '1234 56' })).toEqual(['Fjordlys']);
  expect(await names(admin, { text: '%' })).toEqual(['100 % AS']);
  expect(await names(admin, { kind: 'person' })).toEqual(['Kari Berg']);
  expect(await names(admin)).toEqual(['100 % AS', 'Fjordlys', 'Kari Berg', 'Nordfjord AS']);
});

test('what something refers to is not deleted', async () => {
  const { admin } = await server.newCompany();
  const { partyId } = await addedParty(admin);
  used.add(partyId);
  const refused = await admin.call(deleteParty, { body: { partyId } });
  expect([refused.codes, refused.json['details']]).toEqual([['parties.InUse'], { count: 2 }]);
  used.delete(partyId);
  expect((await admin.call(deleteParty, { body: { partyId } })).status).toBe(200);
  expect((await admin.call(getParty, { query: { partyId } })).status).toBe(404);
});

test.each<[RoleKey, number, number]>([
  ['hradmin', 200, 200],
  ['officeadmin', 200, 200],
  ['gdpr', 200, 200],
  ['manager', 200, 403],
  ['accountant', 200, 403],
  ['boardmember', 200, 403],
  ['employee', 403, 403],
])('a %s is answered %i for seeing and %i for adding parties', async (role, sees, adds) => {
  const company = await server.newCompany();
  const who = await company.person(role);
  const body = { kind: 'person', name: 'Kari Berg' };
  expect([(await who.call(searchParties, { query: {} })).status, (await who.call(createParty, { body })).status]).toEqual([sees, adds]);
});
