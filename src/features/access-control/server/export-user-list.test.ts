import { expect, test } from 'vitest';
import type { Caller } from '#testing/caller.ts';
import { logLines } from '#testing/log-lines.ts';
import { addPerson, openAccessControl } from '#testing/people-of.ts';
import { testServer } from '#testing/server.ts';
import { exportUserList } from '../contract/endpoints.ts';

const server = await testServer();
const take = (who: Caller, body: object, headers: Record<string, string> = {}) =>
  who.call(exportUserList, { body: { columns: ['name', 'role'], format: 'csv', ...body } }, headers);
const lines = (bytes: Buffer) => bytes.toString().replace('\ufeff', '').trim().split(/\r?\n/);

async function start() {
  const company = await server.newCompany();
  await openAccessControl(server, company);
  const add = (firstName: string, reportsTo?: string) => addPerson(server, company, { firstName, reportsTo });
  return { ...company, add };
}

test('holds the rows and columns that are named, in their order and in the language of the screen', async () => {
  const { admin, add } = await start();
  const [kari, åse] = [await add('Kari'), await add('Åse')];
  await add('Ola');
  const rows = [åse, kari, åse];
  const norwegian = await take(admin, { rows, columns: ['role', 'name', 'access'] });
  expect(norwegian.headers['content-disposition']).toContain('Brukere-2026-11-21.csv');
  expect(lines(norwegian.bytes)).toEqual(['Rolle;Navn;Tilgang', 'Ansatt;Åse Moe;Ingen tilgang', 'Ansatt;Kari Moe;Ingen tilgang']);
  const english = await take(admin, { rows: [kari] }, { 'accept-language': 'en-GB' });
  expect(lines(english.bytes)).toEqual(['Name,Role', 'Kari Moe,Employee']);
  expect((await take(admin, { rows, format: 'xlsx' })).bytes.subarray(0, 2).toString()).toBe('PK');
});

test('writes no name as a formula', async () => {
  const { admin, add } = await start();
  const id = await add('=1+1');
  expect(lines((await take(admin, { rows: [id], columns: ['name'] })).bytes)).toEqual(['Navn', "'=1+1 Moe"]);
});

test('holds only those whom the list shows, and nothing is not found', async () => {
  const { person, add } = await start();
  const boss = await person('manager', { lastName: 'Leder' });
  const [under, other] = [await add('Ola', boss.companyUserId), await add('Ida')];
  expect(lines((await take(boss, { rows: [other, under], columns: ['name'] })).bytes)).toEqual(['Navn', 'Ola Moe']);
  expect((await take(boss, { rows: [other] })).status).toBe(404);
  const employee = await person('employee');
  expect((await take(employee, { rows: [under] })).codes).toEqual(['accesscontrol.NotAllowedToSeeUserList']);
});

test.each([
  ['rows', { rows: [] }],
  ['columns', { columns: [] }],
  ['columns', { columns: ['salary'] }],
  ['format', { format: 'pdf' }],
])('refuses without proper %s', async (_, wrong) => {
  const { admin, add } = await start();
  expect((await take(admin, { rows: [await add('Kari')], ...wrong })).status).toBe(400);
});

test('what was taken out is in the log', async () => {
  const { admin, add } = await start();
  await take(admin, { rows: [await add('Kari')] });
  const logs = await logLines(admin, { areas: ['exports'] }, 'en');
  expect(logs).toHaveLength(1);
  expect(logs[0]?.sentence).toContain('exported a list of users');
  expect(logs[0]?.changes).toContainEqual(expect.objectContaining({ label: 'Number of rows', after: '1' }));
});
