import { describe, expect, test } from 'vitest';
import { deleteCompanyUser } from '#features/people/contract/endpoints-life.ts';
import { roleKeys } from '#kernel/contract/permissions.ts';
import { newId } from '#kernel/server/id.ts';
import type { Caller } from '#testing/caller.ts';
import { roleTable } from '#testing/role-table.ts';
import { testServer } from '#testing/server.ts';
import type { TestCompany } from '#testing/server.ts';
import * as endpoints from '../contract/endpoints-item.ts';
import { roleIds } from '#features/rights/contract/role-ids.ts';
import { addPerson } from '#testing/people-of.ts';
import { itemRoles, restrictedItem, restrictedItems } from '../testing/restricted-item.ts';
import { deleteItems, readItemAccess, readItemAccessOf } from './public.ts';
import type { PlacedItem } from './public.ts';

const server = await testServer({}, restrictedItems);
type Grants = Record<string, unknown>[];
const toRole = (role: keyof typeof roleIds, level = 'full') => ({ roleId: roleIds[role], level });

async function withItem(above?: string) {
  const company = await server.newCompany();
  return { company, itemId: await addPerson(server, company, { reportsTo: above }) };
}
const set = (who: Caller, itemId: string, grants: Grants, more: object = {}) =>
  who.call(endpoints.setItemPermissions, { body: { itemType: restrictedItem, itemId, grants, ...more } });
const shown = (json: Record<string, unknown>) => json['itemPermissions'] as Record<string, unknown>;
const sees = async ({ companyId }: TestCompany, who: Caller, role: keyof typeof roleIds, items: readonly PlacedItem[]) =>
  server.database.forCompany(companyId, (company) =>
    readItemAccess(company, { companyUserId: who.companyUserId ?? '', role }, restrictedItem, items),
  );

describe('an item', () => {
  test('is open to every role of its kind until somebody restricts it', async () => {
    const { company, itemId } = await withItem();
    const { json } = await company.admin.call(endpoints.getItemPermissions, { query: { itemType: restrictedItem, itemId } });
    expect(shown(json)).toMatchObject({
      version: 0,
      isRestricted: false,
      grants: [],
      restrictedAbove: [],
      roles: itemRoles,
      mayChange: true,
    });
    // The admin can sign in; the item itself is a colleague without access.
    expect(shown(json)['seen']).toEqual({ withAccess: 1, withoutAccess: 1 });
  });

  test('is restricted still when the only one it was restricted to has been erased', async () => {
    const { company, itemId } = await withItem();
    const gone = await addPerson(server, company, { state: 'inactive' });
    expect((await set(company.admin, itemId, [{ companyUserId: gone, level: 'view' }])).codes).toEqual([]);
    const erased = await company.admin.call(deleteCompanyUser, { body: { companyUserId: gone } });
    expect(erased.codes).toEqual([]);
    const { json } = await company.admin.call(endpoints.getItemPermissions, { query: { itemType: restrictedItem, itemId } });
    expect(shown(json)).toMatchObject({ isRestricted: true, grants: [], people: [] });
  });

  test('is seen by those it is restricted to, and by the system admins', async () => {
    const { company, itemId } = await withItem();
    const kari = await company.person('employee');
    const ola = await company.person('employee');
    const hr = await company.person('hradmin');
    const grants = [toRole('hradmin'), { companyUserId: kari.companyUserId, level: 'view' }];
    const answer = await set(hr, itemId, grants);
    expect([answer.status, shown(answer.json)]).toMatchObject([200, { version: 1, grants, seen: { withAccess: 3, withoutAccess: 0 } }]);
    const levels = async (who: Caller, role: keyof typeof roleIds) => (await sees(company, who, role, [{ id: itemId }])).get(itemId);
    expect(await levels(kari, 'employee')).toEqual({ level: 'view', isRestricted: true });
    expect(await levels(ola, 'employee')).toEqual({ level: 'none', isRestricted: true });
    expect(await levels(hr, 'hradmin')).toEqual({ level: 'full', isRestricted: true });
    expect(await levels(company.admin, 'systemadmin')).toEqual({ level: 'full', isRestricted: true });
  });

  test('is not there for whom it is closed, and not to be changed by whom it is only shown', async () => {
    const { company, itemId } = await withItem();
    const office = await company.person('officeadmin');
    const hr = await company.person('hradmin');
    await set(hr, itemId, [toRole('hradmin')]);
    const query = { itemType: restrictedItem, itemId };
    expect((await office.call(endpoints.getItemPermissions, { query })).status).toBe(404);
    expect((await set(office, itemId, [])).status).toBe(404);
    await set(hr, itemId, [toRole('hradmin'), toRole('officeadmin', 'view')]);
    expect((await office.call(endpoints.getItemPermissions, { query })).codes).toEqual(['common.Forbidden']);
    expect((await set(office, itemId, [])).codes).toEqual(['common.Forbidden']);
  });

  test('is refused to each role that may not restrict its kind', async () => {
    const { company, itemId } = await withItem();
    for (const role of roleKeys) {
      const answer = await set(await company.person(role), itemId, []);
      const mayRestrict = roleTable.levelsOf(role).sharedDocuments === 'full';
      const expected = role === 'gdpr' ? 404 : mayRestrict ? 200 : 403;
      expect([role, answer.status]).toEqual([role, expected]);
    }
  });

  test('inherits what closes the one above it', async () => {
    const { company, itemId: above } = await withItem();
    const itemId = await addPerson(server, company, { reportsTo: above });
    const ola = await company.person('employee');
    await set(company.admin, above, [toRole('hradmin')]);
    const opened = await set(company.admin, itemId, [{ everyone: true, level: 'view' }]);
    expect(shown(opened.json)).toMatchObject({ restrictedAbove: [{ itemId: above }], seen: { withAccess: 1, withoutAccess: 0 } });
    const items = [
      { id: itemId, parentId: above },
      { id: above, parentId: null },
    ];
    expect([...(await sees(company, ola, 'employee', items)).values()].map(({ level }) => level)).toEqual(['none', 'none']);
  });

  test('cannot be closed to oneself', async () => {
    const { company, itemId } = await withItem();
    const hr = await company.person('hradmin');
    for (const grants of [[toRole('officeadmin')], [{ everyone: true, level: 'view' }], [toRole('hradmin', 'view')]]) {
      expect((await set(hr, itemId, grants)).codes).toEqual(['accesscontrol.CannotShutOutSelf']);
    }
    const preview = { itemType: restrictedItem, itemId, grants: [toRole('officeadmin')] };
    expect((await hr.call(endpoints.previewItemPermissions, { body: preview })).json).toMatchObject({ isSelfShutOut: true });
  });

  test('refuses an unknown role, an unknown person, a grant to nobody in particular and an unknown kind', async () => {
    const { company, itemId } = await withItem();
    const { admin } = await server.newCompany();
    expect((await set(company.admin, itemId, [{ roleId: 'pope', level: 'view' }])).codes).toEqual(['accesscontrol.RoleDoesNotExist']);
    expect((await set(company.admin, itemId, [{ companyUserId: admin.companyUserId, level: 'view' }])).status).toBe(404);
    expect((await set(company.admin, itemId, [{ level: 'view' }])).status).toBe(400);
    expect((await set(company.admin, itemId, [], { itemType: 'nothing' })).status).toBe(404);
    const preview = { itemType: restrictedItem, itemId, grants: [{ roleId: 'pope', level: 'view' }] };
    expect((await company.admin.call(endpoints.previewItemPermissions, { body: preview })).codes).toEqual([
      'accesscontrol.RoleDoesNotExist',
    ]);
  });

  test('goes to one of two who change it at the same moment', async () => {
    const { company, itemId } = await withItem();
    const answers = await Promise.all(
      [toRole('hradmin'), toRole('officeadmin')].map((grant) => set(company.admin, itemId, [grant], { version: 0 })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const lost = answers.find(({ status }) => status === 409);
    expect(lost?.json['details']).toMatchObject({ itemPermissions: { version: 1 } });
  });

  test('offers the people who may see its kind, by the words of their name', async () => {
    const { company, itemId } = await withItem();
    await addPerson(server, company, { firstName: 'Kari Anne' });
    await addPerson(server, company, { firstName: 'Kari', role: 'gdpr' });
    const find = (search: string) => company.admin.call(endpoints.findItemPeople, { body: { itemType: restrictedItem, itemId, search } });
    expect((await find('moe kar')).json['people']).toMatchObject([{ fullName: 'Kari Anne Moe', role: 'employee' }]);
    expect((await find('%')).json['people']).toEqual([]);
    for (let number = 0; number < 21; number += 1) await addPerson(server, company, { firstName: 'Liv' });
    expect((await find('liv')).json['people']).toHaveLength(20);
  });

  test('is open again once it is forgotten', async () => {
    const { company, itemId } = await withItem();
    const ola = await company.person('employee');
    await set(company.admin, itemId, [toRole('hradmin')]);
    await server.database.forCompany(company.companyId, (unit) => deleteItems(unit, restrictedItem, [itemId]));
    expect((await sees(company, ola, 'employee', [{ id: itemId }])).get(itemId)).toEqual({ level: 'full', isRestricted: false });
  });
});

test('many viewers are judged in one statement, each as they would be alone', async () => {
  const { company, itemId } = await withItem();
  await set(company.admin, itemId, [toRole('hradmin')]);
  const roles = ['systemadmin', 'hradmin', 'employee'] as const;
  const asked = roles.map((role) => ({ viewer: { companyUserId: newId(), role }, item: { id: itemId } }));
  await server.database.forCompany(company.companyId, async (unit) => {
    const before = server.database.statements();
    const access = await readItemAccessOf(unit, restrictedItem, asked);
    expect(server.database.statements() - before).toBe(1);
    const alone = await Promise.all(asked.map(({ viewer, item }) => readItemAccess(unit, viewer, restrictedItem, [item])));
    expect(access).toEqual(alone.map((one) => one.get(itemId)));
    expect(access.map(({ level }) => level)).toEqual(['full', 'full', 'none']);
  });
});

test('a thousand items are judged in one statement', async () => {
  const { company, itemId } = await withItem();
  await set(company.admin, itemId, [toRole('hradmin')]);
  const items = Array.from({ length: 1_000 }, (_, index) => ({
    id: index === 0 ? itemId : `01930c3e-0000-7000-8000-${String(index).padStart(12, '0')}`,
    parentId: index === 0 ? null : itemId,
  }));
  await server.database.forCompany(company.companyId, async (unit) => {
    const before = server.database.statements();
    const access = await readItemAccess(unit, { companyUserId: itemId, role: 'employee' }, restrictedItem, items);
    expect(server.database.statements() - before).toBe(1);
    expect([...access.values()].every(({ level }) => level === 'none')).toBe(true);
  });
});
