import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Caller } from '#testing/caller.ts';
import { testServer } from '#testing/server.ts';
import { exportCompanyUsers, getCompanyUsersFilter, updateCompanyUser } from '../contract/endpoints.ts';
import { profileTools } from '../testing/profile.ts';

const server = await testServer();
const { within, add } = profileTools(server);
const take = (who: Caller, body: object = {}, headers: Record<string, string> = {}) =>
  who.call(
    exportCompanyUsers,
    { body: { activeOnlyCompanyUsers: true, columns: ['lastName', 'salaryAmount'], format: 'csv', ...body } },
    headers,
  );
const lines = (bytes: Buffer) => bytes.toString().replace('\ufeff', '').trim().split(/\r?\n/);

test('has no remarks about whoever takes it out', async () => {
  const company = await server.newCompany();
  const [own, other] = [await company.person('hradmin', { lastName: 'Vik' }), await company.person('employee', { lastName: 'Moe' })];
  for (const { companyUserId: id } of [own, other]) {
    const body = { id, companyId: company.companyId, version: 1, notes: 'Bør følges opp' };
    expect((await company.admin.call(updateCompanyUser, { body })).codes).toEqual([]);
  }
  const remarkOf = (rows: string[], lastName: string) => rows.find((row) => row.includes(lastName))?.includes('Bør følges opp');
  const rows = lines((await take(own, { columns: ['lastName', 'notes'] })).bytes);
  expect([remarkOf(rows, 'Vik'), remarkOf(rows, 'Moe')]).toEqual([false, true]);
});

test('holds the chosen columns in Norwegian order, in the language of the screen', async () => {
  const company = await server.newCompany();
  await add(company);
  const columns = ['firstName', 'lastName', 'mobilePhoneNumber', 'birthday', 'salaryAmount', 'socialSecurityNumber', 'emergencyContacts'];
  const english = await take(company.admin, { columns }, { 'accept-language': 'en-GB' });
  expect(english.headers['content-disposition']).toContain('People-2026-11-21.csv');
  expect(lines(english.bytes)[0]).toContain('First name');
  const rows = lines((await take(company.admin, { columns })).bytes);
  expect(rows[0]).toContain('Fornavn');
  expect(rows).toHaveLength(3);
  expect(rows[2]).toContain('Ødegård');
  expect(rows[2]).toContain('01819012365');
  expect(rows[2]).toContain('Ola Ødegård, +47 91234568');
});

test.each([
  ['xlsx', 'PK'],
  ['pdf', '%PDF'],
  ['md', '#'],
])('comes as %s', async (format, start) => {
  const company = await server.newCompany();
  const answer = await take(company.admin, { format });
  expect([answer.status, answer.bytes.subarray(0, start.length).toString()]).toEqual([200, start]);
});

test('also holds those who are pending or gone, when asked, and follows the filter', async () => {
  const company = await server.newCompany();
  await add(company, { emailAddress: null, lastName: 'Borte', state: 'inactive' });
  await add(company, { emailAddress: null, lastName: 'Drift', department: 'Salg' });
  const columns = ['lastName'];
  expect(lines((await take(company.admin, { columns })).bytes).slice(1)).toEqual(['Drift', 'Nordmann']);
  expect(lines((await take(company.admin, { columns, activeOnlyCompanyUsers: false })).bytes).slice(1)).toEqual([
    'Borte',
    'Drift',
    'Nordmann',
  ]);
  expect(lines((await take(company.admin, { columns, filter: { departments: ['Salg'] } })).bytes).slice(1)).toEqual(['Drift']);
});

test.each([
  ['hradmin', ['active', 'inactive', 'pending'], ['Aktiv', 'Borte', 'Nordmann', 'Ny', 'Selv']],
  ['officeadmin', ['active', 'inactive'], ['Aktiv', 'Borte', 'Nordmann', 'Selv']],
  ['manager', ['active'], ['Aktiv']],
  ['accountant', ['active', 'inactive', 'pending'], ['Aktiv', 'Borte', 'Nordmann', 'Ny', 'Selv']],
] as const)('holds for %s the people in the states %j, whose lists they may see', async (role, states, names) => {
  const company = await server.newCompany();
  const who = await company.person(role, { lastName: 'Selv' });
  const line = { emailAddress: null, reportingToCompanyUserId: role === 'manager' ? (who.companyUserId ?? '') : null };
  await add(company, { ...line, lastName: 'Aktiv' });
  await add(company, { ...line, lastName: 'Ny', state: 'pending' });
  await add(company, { ...line, lastName: 'Borte', state: 'inactive' });
  expect((await who.call(getCompanyUsersFilter)).json).toMatchObject({ exportStates: states });
  expect(lines((await take(who, { columns: ['lastName'], activeOnlyCompanyUsers: false })).bytes).slice(1)).toEqual(names);
});

test('holds only those who were selected, and of them only those one may take out', async () => {
  const company = await server.newCompany();
  const boss = await company.person('manager', { lastName: 'Leder' });
  await add(company, { emailAddress: null, lastName: 'Under', reportingToCompanyUserId: boss.companyUserId ?? '' });
  await add(company, { emailAddress: null, lastName: 'Annen' });
  const idOf = async (lastName: string) => {
    const { rows } = await within(company, ({ tx }) =>
      sql<{ id: string }>`select id from company_user where last_name = ${lastName}`.execute(tx),
    );
    return rows[0]?.id ?? '';
  };
  const companyUserIds = [await idOf('Under'), await idOf('Annen'), crypto.randomUUID()];
  const namesOf = async (who: Caller, ids: readonly string[]) =>
    lines((await take(who, { columns: ['lastName'], activeOnlyCompanyUsers: false, companyUserIds: ids })).bytes).slice(1);
  expect(await namesOf(company.admin, companyUserIds)).toEqual(['Annen', 'Under']);
  expect(await namesOf(boss, companyUserIds)).toEqual(['Under']);
  expect((await take(company.admin, { companyUserIds: [] })).status).toBe(400);
});

test('holds the open list as it is shown: its state, order and columns', async () => {
  const company = await server.newCompany();
  const boss = await company.person('manager', { firstName: 'Bo', lastName: 'Leder' });
  await add(company, { emailAddress: null, lastName: 'Gone', state: 'inactive' });
  await add(company, { emailAddress: null, lastName: 'Alm', state: 'inactive', reportingToCompanyUserId: boss.companyUserId ?? '' });
  const shown = { columns: ['reportingToFullName', 'lastName'], state: 'inactive' };
  expect(lines((await take(company.admin, { ...shown, sortBy: 'lastName', sortDirection: 'desc' })).bytes).slice(1)).toEqual([
    ';Gone',
    'Bo Leder;Alm',
  ]);
  expect(lines((await take(company.admin, { ...shown, sortBy: 'reportingToFullName' })).bytes).slice(1)).toEqual(['Bo Leder;Alm', ';Gone']);
  expect((await take(boss, { columns: ['lastName'], state: 'inactive' })).status).toBe(403);
  expect((await take(boss, { columns: ['lastName'], state: 'active' })).status).toBe(200);
});

test.each([
  ['accountant', 'socialSecurityNumber', 200],
  ['accountant', 'allergies', 403],
  ['officeadmin', 'startDate', 200],
  ['officeadmin', 'salaryAmount', 403],
  ['manager', 'startDate', 200],
  ['manager', 'secondaryEmail', 403],
  ['employee', 'lastName', 403],
] as const)('%s takes out %s: %d', async (role, column, status) => {
  const company = await server.newCompany();
  expect((await take(await company.person(role), { columns: [column] })).status).toBe(status);
});

test('a leader takes out the own line only', async () => {
  const company = await server.newCompany();
  const boss = await company.person('manager');
  await add(company, { lastName: 'Under', reportingToCompanyUserId: boss.companyUserId ?? '' });
  expect(lines((await take(boss, { columns: ['lastName'] })).bytes).slice(1)).toEqual(['Under']);
});

test('that something was taken out stands in the log', async () => {
  const company = await server.newCompany();
  await take(company.admin);
  const after = await within(company, async ({ tx }) => {
    const { rows } = await sql<{ after: object }>`
      select after from audit_detail join audit_log on audit_log.id = audit_detail.audit_id where action = 'people.exportCompanyUsers'
    `.execute(tx);
    return rows[0]?.after;
  });
  expect(after).toEqual({ columns: ['lastName', 'salaryAmount'], format: 'csv', rows: 1 });
});
