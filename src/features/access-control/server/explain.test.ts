import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { getCompanyUser } from '#features/people/contract/endpoints.ts';
import { roleKeys } from '#kernel/contract/permissions.ts';
import { testServer } from '#testing/server.ts';
import type { TestCompany } from '#testing/server.ts';
import { explain } from '../contract/endpoints-explain.ts';
import type { Explanation } from '../contract/entities-explain.ts';
import { setItemPermissions } from '../contract/endpoints-item.ts';
import { roleIds } from '#features/rights/contract/role-ids.ts';
import { addPeople, addPerson } from '#testing/people-of.ts';
import { restrictedItem, restrictedItems } from '../testing/restricted-item.ts';

const server = await testServer({}, restrictedItems);

async function why({ admin }: TestCompany, companyUserId: string | undefined, itemType: string, itemId: string): Promise<Explanation> {
  const { json } = await admin.call(explain, { query: { companyUserId, itemType, itemId } });
  return json['explanation'] as Explanation;
}

describe('why somebody sees a person', () => {
  test('their role, and the chain of a leader', async () => {
    const company = await server.newCompany();
    const lead = await company.person('manager');
    const between = await addPerson(server, company, { firstName: 'Eva', reportsTo: lead.companyUserId });
    const below = await addPerson(server, company, { firstName: 'Ola', reportsTo: between });
    const seen = await why(company, lead.companyUserId, 'person', below);
    expect(seen.sees).toBe(true);
    expect(seen.reasons).toMatchObject([
      { kind: 'role', role: 'manager', feature: 'people', level: 'team' },
      { kind: 'line', chain: [{ id: below }, { id: between }, { id: lead.companyUserId }] },
    ]);
  });

  test('agrees with the profile for every role, for colleagues, external people and leavers', async () => {
    const company = await server.newCompany();
    const looked = await addPeople(server, company, [{}, { role: 'accountant' }, { state: 'inactive' }]);
    for (const role of roleKeys) {
      const viewer = await company.person(role);
      for (const id of [...looked, viewer.companyUserId ?? '']) {
        const { sees, reasons } = await why(company, viewer.companyUserId, 'person', id);
        const { status } = await viewer.call(getCompanyUser, { query: { companyUserEncrId: id } });
        // A role without access to profiles cannot open its own either, although the explanation says that it is the user's own.
        const opens = status === 200 || (status === 403 && reasons.some(({ kind }) => kind === 'own'));
        expect([role, id, sees]).toEqual([role, id, opens]);
      }
    }
  });

  test('nobody sees anything who cannot sign in', async () => {
    const company = await server.newCompany();
    const id = await addPerson(server, company, { role: 'hradmin' });
    expect(await why(company, id, 'person', company.admin.companyUserId ?? '')).toMatchObject({
      sees: false,
      reasons: [{ kind: 'noSignIn' }, { kind: 'role', level: 'full' }],
    });
  });
});

describe('why somebody sees an item', () => {
  test('each restriction from the item upwards, and what lets them through', async () => {
    const company = await server.newCompany();
    const above = await addPerson(server, company, { firstName: 'Above' });
    const itemId = await addPerson(server, company, { firstName: 'Item', reportsTo: above });
    const [kari, hr] = [await company.person('employee'), await company.person('hradmin')];
    const set = (id: string, grants: object[]) =>
      company.admin.call(setItemPermissions, { body: { itemType: restrictedItem, itemId: id, grants } });
    await set(above, [{ roleId: roleIds.hradmin, level: 'full' }]);
    await set(itemId, [
      { everyone: true, level: 'view' },
      { companyUserId: kari.companyUserId, level: 'full' },
    ]);
    expect(await why(company, kari.companyUserId, restrictedItem, itemId)).toMatchObject({
      sees: false,
      reasons: [
        { kind: 'role', role: 'employee' },
        { kind: 'restriction', isAbove: false, by: 'person', level: 'full' },
        { kind: 'restriction', isAbove: true, item: { name: 'Above' }, by: 'nobody', level: 'none' },
      ],
    });
    expect(await why(company, hr.companyUserId, restrictedItem, itemId)).toMatchObject({
      sees: true,
      reasons: [{ kind: 'role' }, { by: 'everyone', level: 'view' }, { by: 'role', level: 'full' }],
    });
    expect((await why(company, company.admin.companyUserId, restrictedItem, itemId)).reasons).toMatchObject([
      { kind: 'role' },
      { by: 'systemadmin' },
      { by: 'systemadmin' },
    ]);
  });

  test('nobody whose role has nothing of the kind', async () => {
    const company = await server.newCompany();
    const itemId = await addPerson(server, company);
    const gdpr = await company.person('gdpr');
    expect(await why(company, gdpr.companyUserId, restrictedItem, itemId)).toMatchObject({
      sees: false,
      reasons: [{ kind: 'role', level: 'none' }],
    });
  });
});

test('nothing is said of an item that is closed to who asks', async () => {
  const company = await server.newCompany();
  const itemId = await addPerson(server, company, { firstName: 'Item' });
  const hr = await company.person('hradmin');
  const query = { companyUserId: company.admin.companyUserId, itemType: restrictedItem, itemId };
  expect((await hr.call(explain, { query })).status).toBe(200);
  const grants = [{ roleId: roleIds.systemadmin, level: 'full' }];
  expect((await company.admin.call(setItemPermissions, { body: { itemType: restrictedItem, itemId, grants } })).status).toBe(200);
  expect((await hr.call(explain, { query })).status).toBe(404);
});

test('only those who keep all people may ask, and only about what is there', async () => {
  const company = await server.newCompany();
  const query = { companyUserId: company.admin.companyUserId, itemType: 'person', itemId: company.admin.companyUserId };
  const lead = await company.person('manager');
  expect((await lead.call(explain, { query })).codes).toEqual(['common.Forbidden']);
  expect((await (await company.person('hradmin')).call(explain, { query })).status).toBe(200);
  expect((await company.admin.call(explain, { query: { ...query, itemType: 'nothing' } })).status).toBe(404);
});

test('the people that one of ten thousand may open are one query', async () => {
  const company = await server.newCompany();
  const lead = await company.person('manager');
  const ids = await addPeople(
    server,
    company,
    Array.from({ length: 100 }, () => ({ reportsTo: lead.companyUserId })),
  );
  await addPeople(
    server,
    company,
    Array.from({ length: 9_900 }, (_, index) => ({ reportsTo: ids[index % 100] })),
  );
  // Like autovacuum does in a long-running installation.
  await server.database.transaction(({ tx }) => sql`analyze company_user`.execute(tx));
  await server.database.forCompany(company.companyId, async (unit) => {
    const member = await server.services.findMembership(unit, lead.accountId ?? '');
    if (!member) throw new Error('The team lead is not there');
    const before = server.database.statements();
    expect((await server.services.accessingCompanyUserIds(unit, member)).length).toBe(10_001);
    expect(server.database.statements() - before).toBe(1);
  });
});
