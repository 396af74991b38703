import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { currentUser } from '#features/account/contract/endpoints.ts';
import { getHistory } from '#features/people/contract/endpoints-life.ts';
import { peopleInvited } from '#features/people/server/public.ts';
import { on } from '#kernel/server/registers.ts';
import type { Caller } from '#testing/caller.ts';
import { rolesBelowFull } from '#testing/role-table.ts';
import { testServer } from '#testing/server.ts';
import type { TestCompany } from '#testing/server.ts';
import * as endpoints from '../contract/endpoints.ts';
import { addPerson, openAccessControl } from '#testing/people-of.ts';
import type { PersonOptions } from '#testing/people-of.ts';

/** The people with an open invitation, by company. */
const invitedTo = new Map<number, string[]>();
const server = await testServer({}, [on(peopleInvited, async ({ id }) => invitedTo.get(id) ?? [])]);

async function openCompany(): Promise<TestCompany> {
  const company = await server.newCompany();
  await openAccessControl(server, company);
  return company;
}
const add = (company: TestCompany, options?: PersonOptions) => addPerson(server, company, options);
const move = (who: Caller, companyUserId: string | undefined, reportingToCompanyUserId: string | null | undefined, more: object = {}) =>
  who.call(endpoints.updateReporting, { body: { companyUserId, reportingToCompanyUserId, ...more } });
type Change = readonly [id: string, manager: string | null, version?: number];
const save = ({ admin }: TestCompany, ...changes: Change[]) =>
  admin.call(endpoints.setHierarchy, {
    body: {
      changes: changes.map(([companyUserId, reportingToCompanyUserId, version]) => ({ companyUserId, reportingToCompanyUserId, version })),
    },
  });
const lineOf = (company: TestCompany, id: string) =>
  server.database.forCompany(company.companyId, async ({ tx }) => {
    const { rows } = await sql<{ manager: string | null }>`select reporting_to as manager from company_user where id = ${id}::uuid`.execute(
      tx,
    );
    return rows[0]?.manager;
  });

describe('another manager', () => {
  test('is set with a dated history, and named when they have no access to their team', async () => {
    const company = await openCompany();
    const [id, employee, leader] = [await add(company), await add(company), await add(company, { role: 'manager' })];
    const first = await move(company.admin, id, employee, { version: 1 });
    expect(first.json).toMatchObject({ user: { reportingToCompanyUserId: employee, reportingToFullName: 'Ola Moe', version: 2 } });
    expect(first.json['managerWithoutTeamAccess']).toBe(employee);
    expect((await move(company.admin, id, leader)).json['managerWithoutTeamAccess']).toBeNull();
    const { json } = await company.admin.call(getHistory, { query: { companyUserId: id } });
    expect(json['history']).toMatchObject([{ validFrom: '2026-11-21', reportingToCompanyUserId: leader }]);
    expect((await move(company.admin, id, null)).json['user']).toMatchObject({ reportingToCompanyUserId: null });
  });

  test.each([
    ['oneself', 'self', 'self', 'accesscontrol.CannotReportToSelf'],
    ['an external manager', 'self', 'external', 'accesscontrol.InvalidReportingManager'],
    ['a manager who has left', 'self', 'gone', 'accesscontrol.InvalidReportingManager'],
    ['a circle', 'self', 'below', 'accesscontrol.ReportingCircleExists'],
    ['a manager for an external person', 'external', 'self', 'accesscontrol.InvalidReportingManager'],
    ['a manager for somebody who has left', 'gone', 'self', 'accesscontrol.FailedToSetManager'],
  ])('refuses %s', async (_, whom, manager, code) => {
    const company = await openCompany();
    const self = await add(company);
    const ids: Record<string, string> = {
      self,
      external: await add(company, { role: 'gdpr' }),
      gone: await add(company, { state: 'inactive' }),
      below: await add(company, { reportsTo: await add(company, { reportsTo: self }) }),
    };
    expect((await move(company.admin, ids[whom], ids[manager])).codes).toEqual([code]);
  });

  test('is set by a team lead within their own tree only', async () => {
    const company = await openCompany();
    const leader = await company.person('manager');
    const [one, outside] = [await add(company, { reportsTo: leader.companyUserId }), await add(company)];
    const two = await add(company, { reportsTo: leader.companyUserId });
    const refused = 'accesscontrol.NotAllowedToUpdateReportingManager';
    expect((await move(leader, two, one)).status).toBe(200);
    expect((await move(leader, two, leader.companyUserId)).status).toBe(200);
    expect((await move(leader, two, outside)).codes).toEqual([refused]);
    expect((await move(leader, two, null)).codes).toEqual([refused]);
    expect((await move(leader, outside, one)).codes).toEqual([refused]);
    expect((await move(leader, leader.companyUserId, company.admin.companyUserId)).codes).toEqual([refused]);
  });

  test('is set by an HR admin, who keeps people', async () => {
    const company = await openCompany();
    const hr = await company.person('hradmin');
    expect((await move(hr, await add(company), hr.companyUserId)).status).toBe(200);
  });

  test('who had read an older version gets the current one', async () => {
    const company = await openCompany();
    const id = await add(company);
    await move(company.admin, id, company.admin.companyUserId, { version: 1 });
    const late = await move(company.admin, id, null, { version: 1 });
    expect([late.status, late.json['details']]).toMatchObject([409, { user: { version: 2 } }]);
  });
});

describe('the edited chart', () => {
  test('is saved when all is in place: two who change places close no circle', async () => {
    const company = await openCompany();
    const top = await add(company);
    const middle = await add(company, { reportsTo: top });
    const answer = await save(company, [top, middle], [middle, null]);
    expect([answer.status, answer.json]).toMatchObject([200, { saved: [top, middle], skipped: [], managersWithoutTeamAccess: [middle] }]);
    expect([await lineOf(company, top), await lineOf(company, middle)]).toEqual([middle, null]);
  });

  test('is saved in part when a manager was deactivated meanwhile', async () => {
    const company = await openCompany();
    const gone = await add(company, { state: 'inactive' });
    const [one, two] = [await add(company, { firstName: 'Nils' }), await add(company)];
    const answer = await save(company, [one, gone], [two, one]);
    const code = 'accesscontrol.InvalidReportingManager';
    expect([answer.status, answer.codes]).toEqual([207, [code]]);
    expect(answer.json).toMatchObject({ saved: [two], skipped: [{ companyUserId: one, fullName: 'Nils Moe', code }] });
    expect(await lineOf(company, one)).toBeNull();
  });

  test('leaves out who has left or was changed meanwhile', async () => {
    const company = await openCompany();
    const [gone, changed, fine] = [await add(company, { state: 'inactive' }), await add(company), await add(company)];
    const by = company.admin.companyUserId ?? '';
    const answer = await save(company, [gone, by], [changed, by, 7], [fine, by, 1]);
    expect([answer.status, answer.codes]).toEqual([207, ['accesscontrol.FailedToSetManager', 'common.Conflict']]);
    expect(answer.json['saved']).toEqual([fine]);
  });

  test('is refused whole when it closes a circle or somebody reports to themselves', async () => {
    const company = await openCompany();
    const [one, two] = [await add(company), await add(company)];
    const circle = await save(company, [one, two], [two, one]);
    expect([circle.status, circle.codes, circle.json['details']]).toMatchObject([
      400,
      ['accesscontrol.ReportingCircleExists'],
      { count: 2, items: [{ id: one, name: 'Ola Moe' }, { id: two }] },
    ]);
    expect((await save(company, [one, one])).codes).toEqual(['accesscontrol.CannotReportToSelf']);
    expect(await lineOf(company, one)).toBeNull();
  });

  test.each(rolesBelowFull('accessControl'))('is not changed by %s', async (role) => {
    const company = await openCompany();
    const who = await company.person(role);
    const changes = [{ companyUserId: await add(company, { reportsTo: who.companyUserId }), reportingToCompanyUserId: null }];
    expect((await who.call(endpoints.setHierarchy, { body: { changes } })).codes).toEqual(['accesscontrol.NotAllowedToSetHierarchy']);
  });

  test('the feature can be off', async () => {
    const company = await openCompany();
    await server.database.forCompany(company.companyId, ({ tx }) => sql`update company set features_off = '{accesscontrol}'`.execute(tx));
    expect((await company.admin.call(endpoints.getCompanyHierarchy, { body: {} })).codes).toEqual(['accesscontrol.FeatureMissing']);
  });
});

describe('the chart', () => {
  type Rows = { id: string; role?: string; isActive: boolean }[];
  const chart = async (who: Caller, includeDeactivated = false) => {
    const { json } = await who.call(endpoints.getCompanyHierarchy, { body: { includeDeactivated } });
    return json['people'] as Rows;
  };

  test('holds everybody internal, and those who have left on request', async () => {
    const company = await openCompany();
    const [here, gone] = [await add(company), await add(company, { state: 'inactive' })];
    await add(company, { role: 'accountant' });
    expect(new Set((await chart(company.admin)).map(({ id }) => id))).toEqual(new Set([here, company.admin.companyUserId]));
    expect((await chart(company.admin, true)).find(({ id }) => id === gone)).toMatchObject({ isActive: false, role: 'employee' });
  });

  test.each([
    ['systemadmin', true],
    ['hradmin', false],
    ['manager', false],
  ] as const)('says whether %s may change it', async (role, edit) => {
    const company = await openCompany();
    const { json } = await (await company.person(role)).call(endpoints.getCompanyHierarchy, { body: {} });
    expect(json['permissions']).toEqual({ edit });
  });

  test('tells a team lead of role and access in their own line only', async () => {
    const company = await openCompany();
    const leader = await company.person('manager');
    const below = await add(company, { reportsTo: leader.companyUserId });
    await add(company, { state: 'inactive', reportsTo: leader.companyUserId });
    const rows = await chart(leader, true);
    const told = rows.filter(({ role }) => role).map(({ id }) => id);
    expect(new Set(told)).toEqual(new Set([leader.companyUserId, below]));
    expect(rows).toHaveLength(3);
  });
});

describe('the user list', () => {
  test('tells of a last sign-in in its own company alone, at most an hour old', async () => {
    const [one, other] = [await openCompany(), await openCompany()];
    const person = await one.person('employee');
    const elsewhere = await add(other);
    await server.database.forCompany(other.companyId, ({ tx }) =>
      sql`update company_user set account_id = ${person.accountId}::uuid where id = ${elsewhere}::uuid`.execute(tx),
    );
    const seen = async () => [
      (await list(one.admin)).get(person.companyUserId ?? '')?.['lastLogin'],
      (await list(other.admin)).get(elsewhere)?.['lastLogin'],
    ];
    const first = server.clock.now();
    const open = async (minutes: number, companyId: number | undefined, headers: Record<string, string> = {}) => {
      server.clock.set(new Date(first.getTime() + minutes * 60_000).toISOString());
      expect((await person.with({ companyId: companyId ?? 0 }).call(currentUser, {}, headers)).status).toBe(200);
    };
    await open(0, one.companyId);
    expect(await seen()).toEqual([first.toISOString(), null]);
    await open(60, one.companyId);
    expect(await seen()).toEqual([first.toISOString(), null]);
    // A page that was left open asks again by itself.
    await open(61, one.companyId, { 'x-background': '1' });
    expect(await seen()).toEqual([first.toISOString(), null]);
    await open(61, other.companyId);
    await open(61, one.companyId);
    const hourLater = server.clock.now().toISOString();
    expect(await seen()).toEqual([hourLater, hourLater]);
    server.clock.set(first.toISOString());
  });

  const list = async (who: Caller) => {
    const { json } = await who.call(endpoints.getUserList, { body: {} });
    return new Map((json['users'] as { id: string }[]).map((user) => [user.id, user as Record<string, unknown>]));
  };

  test('tells role, access, manager, last sign-in and second factor', async () => {
    const company = await openCompany();
    const person = await company.person('hradmin', { reportsTo: company.admin.companyUserId ?? '' });
    const [invited, plain] = [await add(company), await add(company, { role: 'gdpr', state: 'pending' })];
    await add(company, { state: 'inactive' });
    invitedTo.set(company.companyId, [invited]);
    await person.call(currentUser);
    const users = await list(company.admin);
    expect(users.size).toBe(4);
    expect(users.get(person.companyUserId ?? '')).toMatchObject({
      role: 'hradmin',
      userAccess: 'hasAccess',
      reportingToFullName: 'Kari Nordmann',
      lastLogin: server.clock.now().toISOString(),
      mfaEnabled: false,
      permissions: { setRole: true, updateReporting: true, upgrade: false, downgrade: true, resetMfa: false },
    });
    expect(users.get(invited)).toMatchObject({ userAccess: 'invited', permissions: { resetMfa: false, upgrade: true } });
    expect(users.get(plain)).toMatchObject({
      userAccess: 'none',
      isPending: true,
      isExternal: true,
      permissions: { updateReporting: false },
    });
  });

  test('gives a viewer no actions on roles', async () => {
    const company = await openCompany();
    const hr = await company.person('hradmin');
    const permissions = { setRole: false, upgrade: false, downgrade: false, updateReporting: true, resetMfa: false };
    expect((await list(hr)).get(company.admin.companyUserId ?? '')).toMatchObject({ permissions });
  });

  test('of a team lead is their own line', async () => {
    const company = await openCompany();
    const leader = await company.person('manager');
    const below = await add(company, { reportsTo: leader.companyUserId });
    await add(company);
    expect(new Set((await list(leader)).keys())).toEqual(new Set([leader.companyUserId, below]));
  });
});
