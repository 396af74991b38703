import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { currentUser } from '#features/account/contract/endpoints.ts';
import { getCompany, updateCompanySettings } from '#features/company/contract/endpoints.ts';
import {
  createCompanyUser,
  exportCompanyUsers,
  getActiveCompanyUsers,
  getCompanyUser,
  getCompanyUsersFilter,
} from '#features/people/contract/endpoints.ts';
import type { Endpoint } from '#kernel/contract/endpoint.ts';
import type { ExampleInput } from '#testing/caller.ts';
import { dayIn } from '#kernel/server/clock.ts';
import { rolesLacking } from '#testing/role-table.ts';
import { testServer } from '#testing/server.ts';
import type { TestCompany } from '#testing/server.ts';
import { enterAsSupport, getSupportVisits, leaveAsSupport, restMinutes, visitMinutes } from '../contract/endpoints.ts';

const helper = 'hjelp@samspill.example';
const server = await testServer({ supportEmails: [helper, 'uprøvd@samspill.example'] });
const registryIdOf = ({ companyId }: TestCompany) => String(900_000_000 + companyId);
const allow = (company: TestCompany, allowSupport: boolean) => company.admin.call(updateCompanySettings, { body: { allowSupport } });

/** A company with a registered number, and a support account for this test only. */
async function companyAndSupport(isAllowed = true) {
  const company = await server.newCompany();
  const registryId = registryIdOf(company);
  await server.database.forCompany(company.companyId, async ({ tx }) => {
    await sql`insert into company_registry_number (registry_id, company_id) values (${registryId}, ${company.companyId})`.execute(tx);
  });
  if (isAllowed) await allow(company, true);
  await server.database.transaction(({ tx }) =>
    sql`update account set email = gen_random_uuid()::text where email = ${helper}`.execute(tx),
  );
  const support = await server.stranger({ email: helper });
  return { company, registryId, support };
}

async function visit() {
  const { company, registryId, support } = await companyAndSupport();
  const entered = await support.call(enterAsSupport, { body: { registryId } });
  const viewId = String(entered.json['viewId']);
  const inside = support.with({ companyId: company.companyId });
  const call = (endpoint: Endpoint, input: ExampleInput = {}, headers: Record<string, string> = {}) =>
    inside.call(endpoint, input, { 'x-view-as': viewId, ...headers });
  return { company, registryId, support, entered, viewId, inside, call };
}

const log = ({ companyId }: TestCompany) =>
  server.database.forCompany(companyId, async ({ tx }) => {
    const { rows } = await sql<{ action: string; via: string; account: string; after: Record<string, unknown> | null }>`
      select line.action, line.via, line.actor_account_id as account, detail.after
      from audit_log line join audit_detail detail on detail.company_id = line.company_id and detail.audit_id = line.id
      where line.company_id = ${companyId} order by line.at, line.id
    `.execute(tx);
    return rows;
  });

describe('the switch', () => {
  test('is off until a system admin turns it on, and the log says who', async () => {
    const company = await server.newCompany();
    const before = (await company.admin.call(getSupportVisits)).json;
    expect(before).toMatchObject({ allowSupport: false, permissions: { allow: true }, visits: [] });
    const { status, json } = await company.admin.call(updateCompanySettings, { body: { version: 1, allowSupport: true } });
    expect([status, json['company']]).toMatchObject([200, { allowSupport: true, version: 2 }]);
    expect(await log(company)).toMatchObject([{ action: 'company.updateCompanySettings', after: { allowSupport: true } }]);
  });

  test('is only read by others who may change settings', async () => {
    const office = await (await server.newCompany()).person('officeadmin');
    expect((await office.call(updateCompanySettings, { body: { allowSupport: true } })).codes).toEqual(['common.Forbidden']);
    expect((await office.call(getSupportVisits)).json).toMatchObject({ allowSupport: false, permissions: { allow: false } });
  });

  test.each(rolesLacking('OrganisationSettings'))('is not for %s', async (role) => {
    const who = await (await server.newCompany()).person(role);
    expect((await who.call(updateCompanySettings, { body: { allowSupport: true } })).codes).toEqual(['common.Forbidden']);
    expect((await who.call(getSupportVisits)).codes).toEqual(['common.Forbidden']);
  });

  test('is not turned over what somebody else has changed', async () => {
    const company = await server.newCompany();
    await allow(company, true);
    const late = await company.admin.call(updateCompanySettings, { body: { version: 1, allowSupport: false } });
    expect([late.status, late.codes]).toEqual([409, ['common.Conflict']]);
  });
});

describe('the last day', () => {
  const until = (company: TestCompany, body: Record<string, unknown>) => company.admin.call(updateCompanySettings, { body });
  const access = async (company: TestCompany) => (await company.admin.call(getSupportVisits)).json;

  test('is shown with the access, and the log says which', async () => {
    const { company } = await companyAndSupport();
    const { json } = await until(company, { allowSupportUntil: '2026-11-30' });
    expect(json['company']).toMatchObject({ allowSupport: true, allowSupportUntil: '2026-11-30' });
    expect(await access(company)).toMatchObject({ allowSupport: true, allowSupportUntil: '2026-11-30' });
    expect((await log(company)).at(-1)).toMatchObject({ after: { allowSupportUntil: '2026-11-30' } });
  });

  test('is today at the earliest, and for system admins only', async () => {
    const { company } = await companyAndSupport();
    const office = await company.person('officeadmin');
    expect((await office.call(updateCompanySettings, { body: { allowSupportUntil: null } })).codes).toEqual(['common.Forbidden']);
    const day = (shift: number) => dayIn('Europe/Oslo', new Date(server.clock.now().getTime() + shift * 86_400_000));
    expect((await until(company, { allowSupportUntil: day(-1) })).codes).toEqual(['companies.SupportEndPassed']);
    expect((await until(company, { allowSupportUntil: day(0) })).status).toBe(200);
  });

  test('goes with the access, and is refused without it', async () => {
    const { company } = await companyAndSupport();
    await until(company, { allowSupportUntil: '2099-01-01' });
    await allow(company, false);
    expect((await until(company, { allowSupportUntil: '2099-01-01' })).codes).toEqual(['companies.SupportIsOff']);
    await allow(company, true);
    expect(await access(company)).toMatchObject({ allowSupport: true, allowSupportUntil: null });
  });

  test('ends a visit at its midnight, lets nobody in after it, and asks for the switch anew', async () => {
    server.clock.set('2027-01-10T22:00:00Z');
    const { company, registryId, support } = await companyAndSupport();
    await until(company, { allowSupportUntil: '2027-01-10' });
    const { json } = await support.call(enterAsSupport, { body: { registryId } });
    expect(json).toMatchObject({ until: '2027-01-10T23:00:00.000Z' });
    server.clock.set('2027-01-10T23:00:00Z');
    const seen = await support.with({ companyId: company.companyId }).call(getCompany, {}, { 'x-view-as': String(json['viewId']) });
    expect(seen.codes).toEqual(['common.ViewEnded']);
    expect((await support.call(enterAsSupport, { body: { registryId } })).codes).toEqual(['support.NotLetIn']);
    expect(await access(company)).toMatchObject({ allowSupport: false, allowSupportUntil: null });
    await allow(company, true);
    expect(await access(company)).toMatchObject({ allowSupport: true, allowSupportUntil: null });
    expect((await log(company)).at(-1)).toMatchObject({ after: { allowSupport: true } });
  });

  test('closes the company to an open visit as soon as it has passed', async () => {
    const { company, call } = await visit();
    const later = new Date(server.clock.now().getTime() - 86_400_000);
    await server.database.forCompany(company.companyId, async ({ tx }) => {
      await sql`update company set allow_support_until = ${dayIn('Europe/Oslo', later)} where company_id = ${company.companyId}`.execute(
        tx,
      );
    });
    expect((await call(getCompany)).codes).toEqual(['common.ViewEnded']);
  });
});

describe('support enters', () => {
  test('only a company that lets it in; an unknown number is told apart by nobody', async () => {
    const { registryId, support } = await companyAndSupport(false);
    for (const number of [registryId, '999999999']) {
      const { status, codes } = await support.call(enterAsSupport, { body: { registryId: number } });
      expect([status, codes]).toEqual([403, ['support.NotLetIn']]);
    }
  });

  test('only with an account that the configuration names, and whose address is proved', async () => {
    const { registryId } = await companyAndSupport();
    const others = [await server.stranger(), await server.stranger({ email: 'uprøvd@samspill.example', emailVerified: false })];
    const codes = await Promise.all(others.map(async (who) => (await who.call(enterAsSupport, { body: { registryId } })).codes));
    expect(codes).toEqual([['support.NotSupport'], ['common.Forbidden']]);
  });

  test('and sees the company as an administrator does, under its own name', async () => {
    const { company, call, viewId } = await visit();
    expect((await call(currentUser)).json['user']).toMatchObject({
      email: helper,
      companyId: company.companyId,
      companies: [{ key: company.companyId }],
      isCompanyless: false,
      role: 'systemadmin',
      viewAs: { viewId, isSupport: true },
      permissions: { EmployeesEdit: false, Employees: true },
    });
    expect((await call(getCompany)).status).toBe(200);
    expect((await call(getActiveCompanyUsers, { body: { pagination: {} } })).json).toMatchObject({ totalEntries: 1 });
  });

  test('but nothing without the visit, and nothing of another company', async () => {
    const { inside, call } = await visit();
    expect((await inside.call(getCompany)).codes).toEqual(['common.Forbidden']);
    const other = await server.newCompany();
    await allow(other, true);
    expect((await call(getCompany, {}, { 'x-account': String(other.companyId) })).codes).toEqual(['common.ViewEnded']);
  });

  test('and another session of the same account is not inside', async () => {
    const { company, viewId } = await visit();
    const stranger = (await server.stranger()).with({ companyId: company.companyId });
    expect((await stranger.call(getCompany, {}, { 'x-view-as': viewId })).codes).toEqual(['common.ViewEnded']);
  });
});

test('a company that asks for a second step asks support for it too', async () => {
  const { company, support, call } = await visit();
  await company.admin.call(updateCompanySettings, { body: { mfaRequired: true } });
  expect((await call(getCompany)).codes).toEqual(['common.MfaRequired']);
  await server.database.transaction(({ tx }) =>
    sql`update session set mfa = true where account_id = ${support.accountId}::uuid`.execute(tx),
  );
  expect((await call(getCompany)).codes).toEqual([]);
});

describe('support only looks', () => {
  test('and is refused every change and every hidden number', async () => {
    const { company, call } = await visit();
    const body = { companyId: company.companyId, firstName: 'Kari', lastName: 'Nes' };
    expect((await call(createCompanyUser, { body })).codes).toEqual(['common.ReadOnly']);
    expect((await call(updateCompanySettings, { body: { allowSupport: true } })).codes).toEqual(['common.ReadOnly']);
    const reveal = { query: { companyUserEncrId: company.admin.companyUserId, shouldLog: true } };
    expect((await call(getCompanyUser, reveal)).codes).toEqual(['common.ReadOnly']);
    const file = (...columns: string[]) => call(exportCompanyUsers, { body: { activeOnlyCompanyUsers: true, format: 'csv', columns } });
    expect((await file('firstName', 'salaryAmount')).status).toBe(200);
    for (const column of ['socialSecurityNumber', 'salaryAccountNumber'])
      expect((await file('firstName', column)).codes).toEqual(['common.Forbidden']);
    const { json } = await call(getCompanyUsersFilter, { query: { state: 'active' } });
    expect(json['exportColumns']).toContain('salaryAmount');
    expect(json['exportColumns']).not.toContain('socialSecurityNumber');
  });

  test('and every look stands in the company’s log, with who and when', async () => {
    const { company, support, call, viewId } = await visit();
    await call(getCompany);
    await call(getActiveCompanyUsers, { body: { pagination: {} } });
    await call(leaveAsSupport, { body: { viewId } });
    const account = support.accountId;
    const via = `support:${viewId}`;
    expect((await log(company)).slice(1)).toMatchObject([
      { action: 'support.enterAsSupport', account, after: { support: helper } },
      { action: 'company.getCompany', account, via },
      { action: 'people.getActiveCompanyUsers', account, via },
      { action: 'support.leaveAsSupport', account, via, after: { support: helper, ended: true } },
    ]);
  });

  test('and the company sees the visits, newest first', async () => {
    const { company, registryId, support, call, viewId } = await visit();
    server.clock.advance(60_000);
    await call(leaveAsSupport, { body: { viewId } });
    await support.call(enterAsSupport, { body: { registryId } });
    const { json } = await company.admin.call(getSupportVisits);
    expect(json['visits']).toMatchObject([
      { email: helper, isOpen: true },
      { email: helper, isOpen: false },
    ]);
  });
});

describe('a visit ends', () => {
  test('when support leaves', async () => {
    const { call, viewId } = await visit();
    expect((await call(leaveAsSupport, { body: { viewId } })).status).toBe(200);
    expect((await call(getCompany)).codes).toEqual(['common.ViewEnded']);
  });

  test('by itself after two hours, however busy it is', async () => {
    const { call } = await visit();
    for (let minutes = 0; minutes < visitMinutes - 10; minutes += 10) {
      server.clock.advance(10 * 60_000);
      expect((await call(getCompany)).status).toBe(200);
    }
    server.clock.advance(10 * 60_000 - 1000);
    expect((await call(getCompany)).status).toBe(200);
    server.clock.advance(1000);
    expect((await call(getCompany)).codes).toEqual(['common.ViewEnded']);
  });

  test('after a quarter of an hour in which support does nothing, although its page asks by itself', async () => {
    const { company, call } = await visit();
    const begun = server.clock.now();
    server.clock.advance(5 * 60_000);
    expect((await call(getCompany)).status).toBe(200);
    server.clock.advance(restMinutes * 60_000 - 1000);
    expect((await call(getCompany, {}, { 'x-background': '1' })).status).toBe(200);
    expect((await company.admin.call(getSupportVisits)).json['visits']).toMatchObject([{ isOpen: true }]);
    server.clock.advance(1000);
    expect((await call(getCompany)).codes).toEqual(['common.ViewEnded']);
    const ends = new Date(begun.getTime() + (5 + restMinutes) * 60_000).toISOString();
    expect((await company.admin.call(getSupportVisits)).json['visits']).toMatchObject([{ isOpen: false, ends }]);
  });

  test('at once when the company turns it off, with the session it was made in', async () => {
    const { company, call } = await visit();
    await allow(company, false);
    expect((await call(getCompany)).codes).toEqual(['common.Unauthorized']);
    const { json } = await company.admin.call(getSupportVisits);
    expect(json['visits']).toMatchObject([{ isOpen: false }]);
  });

  test('when nobody is left as whom support could look', async () => {
    const { company, call } = await visit();
    await server.database.forCompany(company.companyId, async ({ tx }) => {
      await sql`update company_user set role = 'employee' where company_id = ${company.companyId}`.execute(tx);
    });
    expect((await call(getCompany)).codes).toEqual(['common.ViewEnded']);
  });
});
