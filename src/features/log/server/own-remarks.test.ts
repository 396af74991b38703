import { expect, test } from 'vitest';
import { getCompanyUser, updateCompanyUser } from '#features/people/contract/endpoints.ts';
import type { Caller } from '#testing/caller.ts';
import { testServer } from '#testing/server.ts';
import { countNewLogs, exportLogs, getPaginatedLogs } from '../contract/endpoints.ts';
import type { LogLine } from '../contract/entities.ts';

const server = await testServer();

/** An HR Admin about whom a System Admin has written remarks. */
async function remarked() {
  const { admin, companyId, person } = await server.newCompany();
  const hr = await person('hradmin');
  const read = await admin.call(getCompanyUser, { query: { companyUserEncrId: hr.companyUserId } });
  // Typed by the contract of the answer.
  const { version } = read.json['companyUser'] as { version: number };
  const body = { id: hr.companyUserId, companyId, version, notes: 'Vurderes oppsagt', position: 'Sjef' };
  expect((await admin.call(updateCompanyUser, { body })).status).toBe(200);
  return { admin, hr, companyId };
}

const find = async (who: Caller, search: string) => {
  const { json } = await who.call(getPaginatedLogs, { body: { filter: { search }, language: 'no' } });
  // Typed by the contract of the answer.
  return json as { logs: LogLine[]; totalEntries: number };
};

test('says to whom remarks are about that they changed, and not what they say', async () => {
  const { admin, hr } = await remarked();
  const changes = async (who: Caller) =>
    (await find(who, 'Sjef')).logs
      .filter(({ action }) => action === 'people.updateCompanyUser')
      .map((line) => line.changes.map(({ field, before, after }) => [field, before, after]));
  expect(await changes(hr)).toEqual([
    [
      ['position', null, 'Sjef'],
      ['changed', null, 'Merknader'],
    ],
  ]);
  expect((await changes(admin)).flat()).toContainEqual(['notes', null, 'Vurderes oppsagt']);
});

test('finds nothing by what remarks about the reader say, in pages, counts and files', async () => {
  const { admin, hr } = await remarked();
  expect((await find(admin, 'oppsagt')).totalEntries).toBe(1);
  expect((await find(hr, 'oppsagt')).totalEntries).toBe(0);
  const filter = { search: 'oppsagt' };
  expect((await hr.call(countNewLogs, { body: { since: null, filter } })).json).toMatchObject({ count: 0 });
  const file = async (who: Caller) =>
    (await who.call(exportLogs, { body: { format: 'csv', columns: ['about', 'changes'], language: 'no' } })).bytes.toString();
  expect(await file(admin)).toContain('Vurderes oppsagt');
  expect(await file(hr)).not.toContain('oppsagt');
});

test('reads remarks about others', async () => {
  const { hr, companyId, admin } = await remarked();
  const read = await hr.call(getCompanyUser, { query: { companyUserEncrId: admin.companyUserId } });
  const { version } = read.json['companyUser'] as { version: number };
  await hr.call(updateCompanyUser, { body: { id: admin.companyUserId, companyId, version, notes: 'Vil slutte' } });
  expect((await find(hr, 'Vil slutte')).totalEntries).toBe(1);
  expect((await find(admin, 'Vil slutte')).totalEntries).toBe(0);
});
