import { expect, test } from 'vitest';
import { deactivateCompanyUser, deleteCompanyUser } from '#features/people/contract/endpoints-life.ts';
import type { Caller } from '#testing/caller.ts';
import { roleKeys } from '#kernel/contract/permissions.ts';
import { savedLists } from '#kernel/server/saved-lists.ts';
import { openPage } from '#testing/live-client.ts';
import { logLines } from '#testing/log-lines.ts';
import { roleTable } from '#testing/role-table.ts';
import { testServer } from '#testing/server.ts';
import { deleteView, getSavedViews, saveView } from '../contract/endpoints.ts';
import { maxViews, type SavedView } from '../contract/entities.ts';

const server = await testServer();

interface ViewInput {
  list?: string;
  viewId?: string;
  name?: string;
  query?: string;
  isShared?: boolean;
  read?: { name: string; query: string; isShared: boolean };
}

const save = (who: Caller, wanted: ViewInput = {}) =>
  who.call(saveView, { body: { list: 'people', name: 'Drift', query: 'departments=Drift', isShared: false, ...wanted } });
const saved = async (who: Caller, wanted: ViewInput = {}) => (await save(who, wanted)).json['view'] as SavedView;
const viewsOf = async (who: Caller, list = 'people') => (await who.call(getSavedViews, { query: { list } })).json['views'] as SavedView[];
const namesOf = async (who: Caller, list?: string) => (await viewsOf(who, list)).map(({ name }) => name);
const remove = (who: Caller, viewId: string) => who.call(deleteView, { query: { viewId } });

test('keeps a view under its name, without the page', async () => {
  const { admin } = await server.newCompany();
  const view = await saved(admin, { query: 'page=4&search=ola&departments=Drift' });
  expect(view).toMatchObject({ name: 'Drift', query: 'departments=Drift&search=ola', isShared: false, isOwn: true });
  expect(view.permissions).toEqual({ change: true, delete: true });
  expect(await viewsOf(admin)).toEqual([view]);
});

test('answers by name, and the views of one list only', async () => {
  const { admin } = await server.newCompany();
  for (const name of ['salg', 'Bygg', 'Drift']) await save(admin, { name });
  await save(admin, { list: 'log', name: 'Slettinger', query: 'show=deletions' });
  expect(await namesOf(admin)).toEqual(['Bygg', 'Drift', 'salg']);
  expect(await namesOf(admin, 'log')).toEqual(['Slettinger']);
});

test('is not replaced by who read it before somebody else changed it', async () => {
  const { admin, person } = await server.newCompany();
  const { viewId, name, query, isShared } = await saved(admin, { isShared: true });
  const read = { name, query, isShared };
  const colleague = await person('systemadmin');
  expect((await save(colleague, { viewId, ...read, query: 'departments=Salg', read })).status).toBe(200);
  const late = await save(admin, { viewId, ...read, isShared: false, read });
  expect([late.status, late.codes, late.json['details']]).toMatchObject([
    409,
    ['common.Conflict'],
    { view: { query: 'departments=Salg', isShared: true } },
  ]);
});

test('is its owner’s alone until it is shared', async () => {
  const { admin, person } = await server.newCompany();
  const colleague = await person('hradmin');
  const { viewId } = await saved(admin);
  expect(await namesOf(colleague)).toEqual([]);
  expect((await save(colleague, { viewId, name: 'Andre' })).status).toBe(404);
  expect((await remove(colleague, viewId)).status).toBe(404);
  await save(admin, { viewId, isShared: true });
  expect(await viewsOf(colleague)).toMatchObject([{ name: 'Drift', isOwn: false, permissions: { change: true, delete: true } }]);
});

test('a shared view is read by who opens the list, and changed only by administrators', async () => {
  const { admin, person } = await server.newCompany();
  const reader = await person('employee');
  const { viewId } = await saved(admin, { isShared: true });
  expect(await viewsOf(reader)).toMatchObject([{ viewId, isOwn: false, permissions: { change: false, delete: false } }]);
  expect((await save(reader, { viewId, name: 'Min' })).status).toBe(403);
  expect((await remove(reader, viewId)).status).toBe(403);
  expect((await save(reader, { name: 'Delt', isShared: true })).codes).toEqual(['common.Forbidden']);
  expect((await save(reader, { name: 'Min' })).status).toBe(200);
});

test.each([...server.services.registers.of(savedLists).values()])(
  'views of $name are shared by those with $sharing, and kept by those with $permission',
  async ({ name: list, permission, sharing }) => {
    const { person } = await server.newCompany();
    for (const role of roleKeys) {
      const held = roleTable.permissionsOf(role);
      const who = await person(role);
      const mayShare = held.has(sharing);
      const status = held.has(permission) ? (mayShare ? 200 : 403) : 404;
      expect([role, (await save(who, { list, name: role, isShared: true })).status]).toEqual([role, status]);
      const { json } = await who.call(getSavedViews, { query: { list } });
      expect([role, json['mayShare']]).toEqual([role, held.has(permission) ? mayShare : undefined]);
    }
  },
);

test.each([
  ['no list of the product', 'equipment', 'systemadmin'],
  ['a list that one may not open', 'log', 'employee'],
  ['a list of users that one may not open', 'users', 'officeadmin'],
] as const)('there are no views of %s', async (_name, list, role) => {
  const { person } = await server.newCompany();
  const who = await person(role);
  expect((await who.call(getSavedViews, { query: { list } })).status).toBe(404);
  expect((await save(who, { list })).codes).toEqual(['common.NotFound']);
});

test('a view that is shared or deleted is told to the open pages of those who see the list', async () => {
  const { admin, person } = await server.newCompany();
  const reader = await person('employee');
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { hub, lines: told } = await openPage(address, reader);
  const { viewId } = await saved(admin, { isShared: true });
  const line = expect.stringContaining(`savedView ${viewId}`);
  await expect.poll(told, { interval: 20 }).toEqual([line]);
  await remove(admin, viewId);
  await expect.poll(told, { interval: 20 }).toEqual([line, line]);
  await hub.stop();
});

test('refuses a second view of the same name in a list, in any letters', async () => {
  const { admin, person } = await server.newCompany();
  const { viewId } = await saved(admin);
  const other = await saved(admin, { name: 'Salg' });
  expect((await save(admin, { name: 'DRIFT' })).codes).toEqual(['savedviews.DuplicateName']);
  expect((await save(admin, { viewId: other.viewId, name: 'drift' })).codes).toEqual(['savedviews.DuplicateName']);
  expect((await save(admin, { viewId, name: 'DRIFT' })).status).toBe(200);
  expect((await save(admin, { list: 'log' })).status).toBe(200);
  expect((await save(await person('hradmin'))).status).toBe(200);
});

test('refuses the same name that two tabs save at once', async () => {
  const { admin } = await server.newCompany();
  const answers = await Promise.all([save(admin), save(admin)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  expect(await namesOf(admin)).toEqual(['Drift']);
});

test('refuses more views of a list than the most, and an empty name', async () => {
  const { admin } = await server.newCompany();
  for (let number = 0; number < maxViews; number += 1) await save(admin, { name: `Visning ${number}` });
  expect((await save(admin)).codes).toEqual(['savedviews.TooManyViews']);
  expect((await save(admin, { list: 'log', name: 'x'.repeat(60) })).status).toBe(200);
  expect((await save(admin, { list: 'log', name: 'x'.repeat(61) })).status).toBe(400);
  expect((await save(admin, { list: 'log', name: '  ' })).status).toBe(400);
});

test('a view that is no longer shared is its owner’s alone again', async () => {
  const { admin, person } = await server.newCompany();
  const colleague = await person('hradmin');
  const { viewId } = await saved(colleague, { isShared: true });
  await save(admin, { viewId, isShared: false });
  expect(await namesOf(admin)).toEqual([]);
  expect(await namesOf(colleague)).toEqual(['Drift']);
});

test('own views go with a person who is deleted, shared ones stay', async () => {
  const { admin, person } = await server.newCompany();
  const leaver = await person('hradmin');
  const own = await saved(leaver, { name: 'Min' });
  await saved(leaver, { name: 'Vår', isShared: true });
  const body = { companyUserId: leaver.companyUserId };
  await admin.call(deactivateCompanyUser, { body });
  expect((await admin.call(deleteCompanyUser, { body })).status).toBe(200);
  expect(await viewsOf(admin)).toMatchObject([{ name: 'Vår', isOwn: false, permissions: { change: true, delete: true } }]);
  expect((await remove(admin, own.viewId)).status).toBe(404);
  const [shared] = await viewsOf(admin);
  await save(admin, { viewId: shared?.viewId ?? '', name: 'Vår' });
  expect(await viewsOf(admin)).toMatchObject([{ name: 'Vår', isOwn: true, isShared: false }]);
});

test('the log says what was saved and deleted', async () => {
  const { admin } = await server.newCompany();
  const { viewId } = await saved(admin);
  await remove(admin, viewId);
  const logs = await logLines(admin, {}, 'en');
  const said = logs.map(({ sentence }) => sentence).filter((sentence) => sentence.includes('Drift'));
  expect(said).toEqual([expect.stringContaining('deleted the view “Drift”'), expect.stringContaining('saved the view “Drift”')]);
});
