import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { apiKeys, currentUser, memberships, security, sessions, updateUserLanguage } from '#features/account/contract/endpoints.ts';
import { getCompany } from '#features/company/contract/endpoints.ts';
import { getCompanyUser, updateCompanyUser } from '#features/people/contract/endpoints.ts';
import type { RoleKey } from '#kernel/contract/permissions.ts';
import { roleKeys } from '#kernel/contract/permissions.ts';
import type { Endpoint } from '#kernel/contract/endpoint.ts';
import type { Caller } from '#testing/caller.ts';
import type { ExampleInput } from '#testing/caller.ts';
import { testServer } from '#testing/server.ts';
import type { TestCompany } from '#testing/server.ts';
import { getUserList, setRole } from '../contract/endpoints.ts';
import { endViewAs, viewAs, viewMinutes } from '../contract/endpoints-view.ts';
import { endViewInTime } from './view-as/end-view-as.ts';
import { roleIds } from '#features/rights/contract/role-ids.ts';
import { addPerson, openAccessControl } from '#testing/people-of.ts';

const server = await testServer();

async function looking(viewer: RoleKey = 'systemadmin', viewed: RoleKey = 'employee') {
  const company = await server.newCompany();
  await openAccessControl(server, company);
  const admin = viewer === 'systemadmin' ? company.admin : await company.person(viewer);
  const person = await company.person(viewed);
  const begun = await admin.call(viewAs, { body: { companyUserId: person.companyUserId } });
  const viewId = String(begun.json['viewId']);
  const call = (endpoint: Endpoint, input: ExampleInput = {}, headers: Record<string, string> = {}) =>
    admin.call(endpoint, input, { 'x-view-as': viewId, ...headers });
  return { company, admin, person, begun, viewId, call };
}

const lines = ({ companyId }: TestCompany) =>
  server.database.forCompany(companyId, async ({ tx }) => {
    const { rows } = await sql<{ action: string; by: string; via: string; after: Record<string, unknown> | null }>`
      select line.action, line.actor_company_user_id as by, line.via, detail.after
      from audit_log line join audit_detail detail on detail.company_id = line.company_id and detail.audit_id = line.id
      where line.company_id = ${companyId} order by line.at, line.id
    `.execute(tx);
    return rows;
  });

describe('looking at the product as somebody else', () => {
  test('answers every read as for that person', async () => {
    const { call, person, viewId } = await looking('systemadmin', 'employee');
    const { json } = await call(currentUser);
    expect(json['user']).toMatchObject({ companyUserId: person.companyUserId, role: 'employee', viewAs: { viewId } });
    expect((await call(getUserList)).codes).toEqual(['accesscontrol.NotAllowedToSeeUserList']);
  });

  test('leaves other tabs of the administrator as they are', async () => {
    const { admin } = await looking();
    expect((await admin.call(currentUser)).json['user']).toMatchObject({ role: 'systemadmin', viewAs: null });
    expect((await admin.call(getUserList)).status).toBe(200);
  });

  test('refuses every write, with a company or without', async () => {
    const { call, person } = await looking('systemadmin', 'hradmin');
    const own = { companyUserId: person.companyUserId, version: 1, fields: { city: 'Bergen' } };
    for (const [endpoint, body] of [
      [updateCompanyUser, own],
      [setRole, { companyUserId: person.companyUserId, roleId: roleIds.employee }],
      [viewAs, { companyUserId: person.companyUserId }],
      [updateUserLanguage, { preferredLanguage: 'nb', timestamp: '2026-11-21T08:00:00.000Z' }],
    ] as const) {
      expect([endpoint.path, (await call(endpoint, { body })).codes]).toEqual([endpoint.path, ['common.ReadOnly']]);
    }
  });

  test('offers nothing that would be refused', async () => {
    const { call, person } = await looking('systemadmin', 'hradmin');
    const { json } = await call(getCompanyUser, { query: { companyUserEncrId: person.companyUserId } });
    // Typed by the contract of the answer.
    const { permissions } = json['companyUser'] as { permissions: Record<string, boolean> };
    expect(Object.keys(permissions).filter((name) => permissions[name])).toEqual(['view']);
    // As above.
    const { user } = (await call(currentUser)).json as { user: { permissions: Record<string, boolean> } };
    expect(user.permissions).toMatchObject({ EmployeesEdit: false, OrganisationAdd: false, Employees: true, AccessControl: true });
  });

  test('never shows hidden numbers, nor what is the administrator’s own', async () => {
    const { call, person } = await looking();
    const reveal = await call(getCompanyUser, { query: { companyUserEncrId: person.companyUserId, shouldLog: true } });
    expect(reveal.codes).toEqual(['common.ReadOnly']);
    for (const endpoint of [sessions, security, memberships, apiKeys]) expect((await call(endpoint)).codes).toEqual(['common.ReadOnly']);
  });

  test('ends, and the log says who looked as whom', async () => {
    const { company, admin, person, viewId, call } = await looking();
    await call(getCompanyUser, { query: { companyUserEncrId: person.companyUserId } });
    expect((await call(endViewAs, { body: { viewId } })).status).toBe(200);
    expect((await call(getUserList)).codes).toEqual(['common.ViewEnded']);
    const by = admin.companyUserId;
    expect(await lines(company)).toMatchObject([
      { action: 'access-control.viewAs', by, via: 'session', after: { viewed: person.companyUserId } },
      { action: 'people.getCompanyUser', by, via: `viewAs:${person.companyUserId}`, after: { looked: 'details' } },
      { action: 'access-control.endViewAs', by, via: `viewAs:${person.companyUserId}`, after: { ended: true } },
    ]);
  });

  test('is over after half an hour', async () => {
    const { call, begun, viewId } = await looking();
    expect(begun.json['until']).toBe(new Date(server.clock.now().getTime() + viewMinutes * 60_000).toISOString());
    server.clock.advance(viewMinutes * 60_000 - 1000);
    expect((await call(currentUser)).json['user']).toMatchObject({ viewAs: { viewId } });
    server.clock.advance(1000);
    expect((await call(getCompany)).codes).toEqual(['common.ViewEnded']);
    expect((await call(currentUser)).json['user']).toMatchObject({ role: 'systemadmin', viewAs: null });
    expect((await call(endViewAs, { body: { viewId } })).status).toBe(200);
  });

  test('is ended by its own session only, and once', async () => {
    const { company, admin, viewId, call } = await looking();
    const another = await company.person('systemadmin');
    expect((await another.call(endViewAs, { body: { viewId } })).status).toBe(200);
    expect((await call(getCompany)).status).toBe(200);
    for (const _time of [1, 2]) expect((await admin.call(endViewAs, { body: { viewId } })).status).toBe(200);
    expect((await call(getCompany)).codes).toEqual(['common.ViewEnded']);
    expect((await lines(company)).filter(({ after }) => after?.['ended'])).toHaveLength(1);
  });

  test('is ended by its job when nobody came back, and the log says so once', async () => {
    const { company, admin, person, viewId, call } = await looking();
    const data = { companyId: company.companyId, viewId };
    await endViewInTime(server.services, data);
    await endViewInTime(server.services, data);
    expect((await call(getCompany)).codes).toEqual(['common.ViewEnded']);
    expect((await lines(company)).slice(1)).toMatchObject([
      { action: 'access-control.end-view', by: admin.companyUserId, via: 'system', after: { viewed: person.companyUserId, ended: true } },
    ]);
  });

  test('is over when the administrator’s role is', async () => {
    const { company, admin, call } = await looking('hradmin', 'employee');
    await company.admin.call(setRole, { body: { companyUserId: admin.companyUserId, roleId: roleIds.employee } });
    expect((await call(getCompany)).codes).toEqual(['common.ViewEnded']);
  });

  test('is of one session, one member and one company', async () => {
    const { company, viewId } = await looking();
    const headers = { 'x-view-as': viewId };
    expect((await (await company.person('systemadmin')).call(getCompany, {}, headers)).codes).toEqual(['common.ViewEnded']);
    const other = await server.newCompany();
    expect((await other.admin.call(getCompany, {}, headers)).codes).toEqual(['common.ViewEnded']);
    expect((await other.admin.call(getCompany, {}, { 'x-view-as': 'anything' })).codes).toEqual(['common.ViewEnded']);
  });

  test('is closed to the same administrator in another browser', async () => {
    const { company, admin, viewId, call } = await looking();
    const browser = await server.stranger();
    await server.database.transaction(({ tx }) =>
      sql`update session set account_id = ${admin.accountId}::uuid where account_id = ${browser.accountId}::uuid`.execute(tx),
    );
    const elsewhere = browser.with({ companyId: company.companyId });
    expect((await elsewhere.call(getCompany)).status).toBe(200);
    expect((await elsewhere.call(getCompany, {}, { 'x-view-as': viewId })).codes).toEqual(['common.ViewEnded']);
    expect((await call(getCompany)).status).toBe(200);
  });
});

describe('who may look as whom', () => {
  const begin = async (who: Caller, companyUserId: string | undefined) => who.call(viewAs, { body: { companyUserId } });

  test('a system admin as anybody, an HR admin as those whose role they could give', async () => {
    const company = await server.newCompany();
    const hr = await company.person('hradmin');
    for (const role of roleKeys) {
      const { companyUserId } = await company.person(role);
      const statuses = [(await begin(company.admin, companyUserId)).status, (await begin(hr, companyUserId)).status];
      expect([role, ...statuses]).toEqual([role, 200, role === 'systemadmin' || role === 'gdpr' ? 403 : 200]);
    }
  });

  test('nobody as themselves, nor as somebody who has left', async () => {
    const company = await server.newCompany();
    expect((await begin(company.admin, company.admin.companyUserId)).codes).toEqual(['accesscontrol.CannotViewAs']);
    const left = await addPerson(server, company, { state: 'inactive' });
    expect((await begin(company.admin, left)).codes).toEqual(['accesscontrol.CannotViewAs']);
  });

  test('no team lead and nobody below', async () => {
    const company = await server.newCompany();
    const id = await addPerson(server, company);
    expect((await begin(await company.person('manager'), id)).codes).toEqual(['accesscontrol.CannotViewAs']);
    expect((await begin(await company.person('employee'), id)).codes).toEqual(['common.Forbidden']);
  });
});
