import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { newId } from '#kernel/server/id.ts';
import { testDatabase } from '#kernel/testing/database.ts';
import { roleTable } from '#testing/role-table.ts';
import { addStaff, writeContextFor, testCompany } from '../testing/staff.ts';
import { addFounder, createMembershipPorts, membersByPerson } from './public.ts';
import { mergeInteraction } from './store-interaction.ts';

const { database } = await testDatabase();
const membershipPorts = createMembershipPorts(roleTable);
const account = {
  id: newId(),
  email: 'ase@fjordlys.no',
  emailVerified: true,
  firstName: 'Åse',
  lastName: 'Ødegård',
  preferredLanguage: 'nb' as const,
};
await database.transaction((unit) =>
  sql`insert into account (id, email, created_at) values (${account.id}::uuid, ${account.email}, now())`.execute(unit.tx),
);
const companyId = await testCompany(database, 'Fjordlys AS');
const founderId = await database.forCompany(companyId, (company) => addFounder(writeContextFor(company), account));

test('the founder is system admin with every right of the table', async () => {
  const member = await database.forCompany(companyId, (company) => membershipPorts.findMembership(company, account.id));
  expect(member).toMatchObject({
    companyUserId: founderId,
    role: 'systemadmin',
    state: 'active',
    isExternal: false,
    timeZone: 'Europe/Oslo',
  });
  expect(member?.levels.people).toBe('full');
  expect(member?.permissions.has('EmployeesEdit')).toBe(true);
  expect(member?.features.has('absenceCalendar')).toBe(true);
});

test('members are found by who they are, and nobody beside them', async () => {
  await database.forCompany(companyId, async (company) => {
    await addStaff(company, [{ firstName: 'Nils', lastName: 'Li' }]);
    expect([...(await membersByPerson({ company, services: { roleTable } }, [founderId])).keys()]).toEqual([founderId]);
    expect(await membersByPerson({ company, services: { roleTable } }, [])).toEqual(new Map());
  });
});

test('an account is a stranger where it does not belong', async () => {
  const elsewhere = await testCompany(database);
  expect(await database.forCompany(elsewhere, (company) => membershipPorts.findMembership(company, account.id))).toBeUndefined();
});

test('an account finds its own companies by name, and no one else’s', async () => {
  const other = await testCompany(database, 'Aaby Rør AS');
  await database.forCompany(other, (company) =>
    addStaff(company, [{ firstName: 'Åse', lastName: 'Ødegård', state: 'inactive', accountId: account.id }]),
  );
  await testCompany(database, 'Fremmed AS');
  const own = await database.transaction((unit) => membershipPorts.listMemberships(unit, account.id), { accountId: account.id });
  expect(own.map(({ companyName, state }) => [companyName, state])).toEqual([
    ['Fjordlys AS', 'active'],
    ['Aaby Rør AS', 'inactive'],
  ]);
  const asNobody = await database.transaction((unit) => membershipPorts.listMemberships(unit, account.id));
  expect(asNobody).toEqual([]);
});

test('a leader opens the whole line below, an employee only themselves', async () => {
  await database.forCompany(await testCompany(database), async (company) => {
    const [top = ''] = await addStaff(company, [{ firstName: 'Top', lastName: 'A', role: 'manager' }]);
    const [middle = ''] = await addStaff(company, [{ firstName: 'Mid', lastName: 'B', role: 'manager', reportingToCompanyUserId: top }]);
    const [low = ''] = await addStaff(company, [{ firstName: 'Low', lastName: 'C', reportingToCompanyUserId: middle }]);
    await addStaff(company, [{ firstName: 'Side', lastName: 'D' }]);
    const member = await database.forCompany(companyId, (own) => membershipPorts.findMembership(own, account.id));
    if (!member) expect.fail('no membership');
    const opens = (companyUserId: string, people: 'team' | 'personal') =>
      membershipPorts.accessingCompanyUserIds(company, { ...member, companyUserId, levels: { ...member.levels, people } });
    expect(await opens(top, 'team')).toEqual([top, middle, low]);
    expect(await opens(low, 'personal')).toEqual([low]);
  });
});

test('what the web remembers is merged key by key and forgotten by null', async () => {
  await database.forCompany(companyId, async (company) => {
    expect(await membershipPorts.interactionData(company, account.id)).toEqual({});
    await mergeInteraction(company, founderId, { columns: ['team'], width: null });
    expect(await membershipPorts.interactionData(company, account.id)).toEqual({ columns: ['team'] });
    await mergeInteraction(company, founderId, { seen: true });
    await mergeInteraction(company, founderId, { columns: null });
    expect(await membershipPorts.interactionData(company, account.id)).toEqual({ seen: true });
  });
});
