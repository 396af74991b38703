import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { currentUser } from '#features/account/contract/endpoints.ts';
import { getCompany, setDirector } from '#features/company/contract/endpoints.ts';
import { limitCompany } from '#testing/limit-company.ts';
import { roleKeys } from '#kernel/contract/permissions.ts';
import type { RoleKey } from '#kernel/contract/permissions.ts';
import { rolesBelowFull, rolesLacking } from '#testing/role-table.ts';
import { testServer } from '#testing/server.ts';
import type { TestCompany } from '#testing/server.ts';
import * as endpoints from '../contract/endpoints.ts';
import { accessControl } from '../contract/index.ts';
import { roleIds } from '#features/rights/contract/role-ids.ts';
import { addPerson, openAccessControl } from '#testing/people-of.ts';
import type { PersonOptions } from '#testing/people-of.ts';

const server = await testServer();
const byName = accessControl.endpoints;

async function openCompany(): Promise<TestCompany> {
  const company = await server.newCompany();
  await openAccessControl(server, company);
  return company;
}
const add = (company: TestCompany, options?: PersonOptions) => addPerson(server, company, options);
const setRole = ({ admin }: TestCompany, companyUserId: string | undefined, role: string, more: object = {}) =>
  admin.call(endpoints.setRole, { body: { companyUserId, roleId: role in roleIds ? roleIds[role as RoleKey] : role, ...more } });
const roleIn = (json: Record<string, unknown>) => (json['user'] as { role: string } | undefined)?.role;

describe('the gate of each call answers with its own code', () => {
  const codes = {
    getAvailableRoles: 'accesscontrol.NotAllowedToSeeRoles',
    getUserList: 'accesscontrol.NotAllowedToSeeUserList',
    getCompanyHierarchy: 'accesscontrol.NotAllowedToSeeHierarchy',
    setHierarchy: 'accesscontrol.NotAllowedToSetHierarchy',
    updateReporting: 'accesscontrol.NotAllowedToUpdateReportingManager',
    setRole: 'accesscontrol.NotAllowedToUpdateRole',
    upgrade: 'accesscontrol.NotAllowedToUpdateRole',
    downgrade: 'accesscontrol.NotAllowedToUpdateRole',
    acknowledgeAccessControlWelcomeScreen: 'common.Forbidden',
  } as const;

  test.each(Object.entries(codes) as [keyof typeof codes, string][])('%s: %s', async (name, code) => {
    const company = await openCompany();
    const companyUserId = await add(company);
    const body = { companyUserId, roleId: roleIds.employee, reportingToCompanyUserId: null, directedByCompanyUserId: companyUserId };
    const input = { body: { ...body, changes: [{ companyUserId, reportingToCompanyUserId: null }] } };
    for (const role of rolesLacking('AccessControl')) {
      const answer = await (await company.person(role)).call(byName[name], input);
      expect([role, answer.status, answer.codes]).toEqual([role, 403, [code]]);
    }
  });
});

describe('roles', () => {
  test('are told in their order, with levels and words in both languages', async () => {
    const company = await server.newCompany();
    const { json } = await company.admin.call(endpoints.getAvailableRoles);
    const roles = json['roles'] as {
      key: RoleKey;
      roleId: string;
      isGrantable: boolean;
      permissions: { feature: string; accessLevel: string }[];
    }[];
    expect(roles.map(({ key }) => key)).toEqual(roleKeys);
    expect(roles[3]).toMatchObject({ roleId: roleIds.manager, isExternal: false, sortOrder: 4, name: { no: 'Leder', en: 'Team lead' } });
    expect(roles[3]?.permissions).toContainEqual({ feature: 'people', accessLevel: 'team' });
    expect(roles.every(({ isGrantable }) => isGrantable)).toBe(true);
    const hr = await company.person('hradmin');
    const seen = (await hr.call(endpoints.getAvailableRoles)).json['roles'] as typeof roles;
    expect(seen.filter(({ isGrantable }) => !isGrantable).map(({ key }) => key)).toEqual(['systemadmin', 'gdpr']);
  });
});

describe('setting a role', () => {
  test('holds at once, and the log says who did it', async () => {
    const company = await openCompany();
    const person = await company.person('employee');
    expect((await person.call(endpoints.getUserList, { body: {} })).status).toBe(403);
    const answer = await setRole(company, person.companyUserId, 'hradmin', { version: 1 });
    expect(answer.json['user']).toMatchObject({
      role: 'hradmin',
      version: 2,
      permissions: { upgrade: false, downgrade: true, setRole: true },
    });
    expect((await person.call(endpoints.getUserList, { body: {} })).status).toBe(200);
    expect((await person.call(currentUser)).json['user']).toMatchObject({ role: 'hradmin', accessesAll: true });
  });

  test('takes an external person out of the line, and the office of director from them', async () => {
    const company = await openCompany();
    const id = await add(company, { reportsTo: company.admin.companyUserId });
    await company.admin.call(setDirector, { body: { directedByCompanyUserId: id } });
    expect((await setRole(company, id, 'accountant')).json['user']).toMatchObject({ isExternal: true, reportingToCompanyUserId: null });
    expect((await company.admin.call(getCompany)).json['company']).toMatchObject({ directedByCompanyUserId: null });
    const lines = await server.database.forCompany(company.companyId, ({ tx }) =>
      sql`
        select detail.before, detail.after
        from audit_log line join audit_detail detail on detail.company_id = line.company_id and detail.audit_id = line.id
        where line.company_id = ${company.companyId}`.execute(tx),
    );
    expect(lines.rows).toContainEqual({ before: { directedByCompanyUserId: id }, after: { directedByCompanyUserId: null } });
  });

  test.each<[string, { options: PersonOptions; leads?: boolean }, string, string]>([
    ['a role that does not exist', { options: {} }, '01930c3e-0000-7000-8000-0000000000ff', 'accesscontrol.RoleDoesNotExist'],
    ['somebody deactivated', { options: { state: 'inactive' } }, 'manager', 'accesscontrol.CannotUpdateUserRole'],
    ['an employee with subordinates', { options: { role: 'manager' }, leads: true }, 'employee', 'accesscontrol.HasSubordinates'],
    [
      'an external person with subordinates',
      { options: { role: 'manager' }, leads: true },
      'gdpr',
      'accesscontrol.ExternalCannotHaveSubordinates',
    ],
  ])('refuses %s', async (_, { options, leads }, role, code) => {
    const company = await openCompany();
    const id = await add(company, options);
    if (leads) await add(company, { firstName: 'Nils', reportsTo: id });
    const answer = await setRole(company, id, role);
    expect([answer.status, answer.codes]).toEqual([400, [code]]);
    if (leads) expect(answer.json['details']).toMatchObject({ count: 1, items: [{ name: 'Nils Moe' }] });
  });

  test('refuses to take the role from the only system admin, also by themselves', async () => {
    const company = await openCompany();
    expect((await setRole(company, company.admin.companyUserId, 'hradmin')).codes).toEqual(['accesscontrol.OnlySystemAdmin']);
    // An admin who cannot sign in does not count.
    await add(company, { role: 'systemadmin' });
    expect((await setRole(company, company.admin.companyUserId, 'hradmin')).codes).toEqual(['accesscontrol.OnlySystemAdmin']);
    await company.person('systemadmin');
    expect((await setRole(company, company.admin.companyUserId, 'hradmin')).status).toBe(200);
  });

  test.each([
    ['hradmin', 'systemadmin', 'accesscontrol.NotAllowedToMakeAdmin'],
    ['hradmin', 'employee', 'accesscontrol.NotAllowedToUpdateRole'],
    ['manager', 'manager', 'accesscontrol.NotAllowedToUpdateRole'],
  ] as const)('%s may not give %s', async (role, wanted, code) => {
    const company = await openCompany();
    const who = await company.person(role);
    const companyUserId = await add(company, { reportsTo: who.companyUserId });
    const answer = await who.call(endpoints.setRole, { body: { companyUserId, roleId: roleIds[wanted] } });
    expect([answer.status, answer.codes]).toEqual([403, [code]]);
  });

  test('a second administrator needs a subscription that allows one', async () => {
    const company = await openCompany();
    await limitCompany(server, company, { administratorLimit: 1 });
    const id = await add(company);
    const refused = await setRole(company, id, 'systemadmin');
    expect([refused.codes, refused.json['details']]).toEqual([['accesscontrol.MultipleAdminsRequireSubscription'], { limit: 1, used: 1 }]);
    await limitCompany(server, company, { administratorLimit: null });
    expect((await setRole(company, id, 'systemadmin')).status).toBe(200);
  });

  test('somebody external takes a place when they become an employee', async () => {
    const company = await openCompany();
    const id = await add(company, { role: 'accountant' });
    await limitCompany(server, company, { userLimit: 1 });
    const refused = await setRole(company, id, 'employee');
    expect([refused.codes, refused.json['details']]).toEqual([['people.UserLimitReached'], { limit: 1, used: 1 }]);
    expect((await setRole(company, id, 'boardmember')).status).toBe(200);
    await limitCompany(server, company, { userLimit: 2 });
    expect((await setRole(company, id, 'employee')).status).toBe(200);
    expect((await setRole(company, id, 'hradmin')).status).toBe(200);
  });

  test('who had read an older version gets the current one', async () => {
    const company = await openCompany();
    const id = await add(company);
    await setRole(company, id, 'manager', { version: 1 });
    const late = await setRole(company, id, 'hradmin', { version: 1 });
    expect([late.status, late.codes]).toEqual([409, ['common.Conflict']]);
    expect(late.json['details']).toMatchObject({ user: { role: 'manager', version: 2 } });
  });
});

describe('upgrading and downgrading', () => {
  test('an employee becomes team lead, and back', async () => {
    const company = await openCompany();
    const companyUserId = await add(company);
    expect(roleIn((await company.admin.call(endpoints.upgrade, { body: { companyUserId } })).json)).toBe('manager');
    expect(roleIn((await company.admin.call(endpoints.downgrade, { body: { companyUserId } })).json)).toBe('employee');
  });

  test.each([
    ['upgrade', 'manager'],
    ['upgrade', 'accountant'],
    ['downgrade', 'boardmember'],
  ] as const)('refuses to %s a person who is %s', async (name, role) => {
    const company = await openCompany();
    const companyUserId = await add(company, { role });
    expect((await company.admin.call(byName[name], { body: { companyUserId } })).codes).toEqual(['accesscontrol.CannotUpdateUserRole']);
  });

  test('refuses to downgrade a person with direct reports, and the only system admin', async () => {
    const company = await openCompany();
    const leader = await add(company, { role: 'hradmin' });
    await add(company, { reportsTo: leader });
    const down = (companyUserId: string | undefined) => company.admin.call(endpoints.downgrade, { body: { companyUserId } });
    expect((await down(leader)).codes).toEqual(['accesscontrol.HasSubordinates']);
    expect((await down(company.admin.companyUserId)).codes).toEqual(['accesscontrol.OnlySystemAdmin']);
  });

  test.each(rolesBelowFull('accessControl'))('%s may do neither', async (role) => {
    const company = await openCompany();
    const who = await company.person(role);
    const body = { companyUserId: await add(company, { reportsTo: who.companyUserId }) };
    expect((await who.call(endpoints.upgrade, { body })).codes).toEqual(['accesscontrol.NotAllowedToUpdateRole']);
    expect((await who.call(endpoints.downgrade, { body })).codes).toEqual(['accesscontrol.NotAllowedToUpdateRole']);
  });
});

describe('the welcome screen', () => {
  const acknowledge = (company: TestCompany, id: string | undefined) =>
    company.admin.call(endpoints.acknowledgeAccessControlWelcomeScreen, { body: { directedByCompanyUserId: id } });

  test('is acknowledged once, and names the director', async () => {
    const company = await server.newCompany();
    const body = { companyUserId: await add(company), roleId: roleIds.manager, changes: [] as object[] };
    body.changes = [{ companyUserId: body.companyUserId, reportingToCompanyUserId: null }];
    for (const name of ['getUserList', 'getCompanyHierarchy', 'setRole', 'upgrade', 'downgrade', 'setHierarchy'] as const) {
      const early = await company.admin.call(byName[name], { body });
      expect([name, early.status, early.codes]).toEqual([name, 400, ['accesscontrol.NotAcknowledged']]);
    }
    const director = await add(company);
    const settings = async () => (await company.admin.call(endpoints.getAccessSettings)).json['settings'];
    expect(await settings()).toMatchObject({ isAcknowledged: false, directedByCompanyUserId: null });
    expect((await acknowledge(company, director)).status).toBe(200);
    expect(await settings()).toMatchObject({ isAcknowledged: true, directedByCompanyUserId: director });
    expect((await company.admin.call(getCompany)).json['company']).toMatchObject({
      directedByCompanyUserId: director,
      accessControlAcknowledged: true,
    });
    expect((await company.admin.call(endpoints.getUserList, { body: {} })).status).toBe(200);
    expect((await acknowledge(company, director)).codes).toEqual(['accesscontrol.AlreadyAcknowledged']);
  });

  test.each<[string, PersonOptions]>([
    ['external', { role: 'boardmember' }],
    ['deactivated', { state: 'inactive' }],
    ['pending', { state: 'pending' }],
  ])('refuses a director who is %s, and so does the company', async (_, options) => {
    const company = await server.newCompany();
    const id = await add(company, options);
    expect((await acknowledge(company, id)).codes).toEqual(['accesscontrol.InvalidDirector']);
    const set = await company.admin.call(setDirector, { body: { directedByCompanyUserId: id } });
    expect(set.codes).toEqual(['accesscontrol.InvalidDirector']);
  });

  test('who only keeps the settings does not name the director', async () => {
    const company = await server.newCompany();
    const director = await add(company);
    for (const role of ['officeadmin', 'hradmin'] as const) {
      const answer = await (await company.person(role)).call(setDirector, { body: { directedByCompanyUserId: director } });
      expect([role, answer.codes]).toEqual([role, ['common.Forbidden']]);
    }
  });

  test.each(rolesBelowFull('accessControl'))('%s does not acknowledge it', async (role) => {
    const company = await server.newCompany();
    const who = await company.person(role);
    const answer = await who.call(endpoints.acknowledgeAccessControlWelcomeScreen, {
      body: { directedByCompanyUserId: company.admin.companyUserId },
    });
    expect(answer.codes).toEqual(['common.Forbidden']);
  });

  test('another director can be named later', async () => {
    const company = await openCompany();
    const id = await add(company);
    const answer = await company.admin.call(setDirector, { body: { directedByCompanyUserId: id } });
    expect(answer.json['company']).toMatchObject({ directedByCompanyUserId: id, version: 2 });
    const again = await company.admin.call(setDirector, { body: { directedByCompanyUserId: id } });
    expect(again.json['company']).toMatchObject({ version: 2 });
  });

  test('of two who name different directors at once, the later is shown whom the other named', async () => {
    const company = await openCompany();
    const [first, second] = [await add(company, { firstName: 'Ola' }), await add(company)];
    const name = (directedByCompanyUserId: string) => company.admin.call(setDirector, { body: { directedByCompanyUserId, version: 1 } });
    expect((await name(first)).codes).toEqual([]);
    const late = await name(second);
    expect([late.status, late.codes]).toEqual([409, ['common.Conflict']]);
    expect(late.json['details']).toMatchObject({ company: { directedByCompanyUserId: first, version: 2 } });
  });
});
