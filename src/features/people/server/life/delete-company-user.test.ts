import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { on } from '#kernel/server/registers.ts';
import { sealAll, verifyAuditChain } from '#kernel/server/store-audit-chain.ts';
import { doWork } from '#testing/do-work.ts';
import { testServer } from '#testing/server.ts';
import type { TestCompany } from '#testing/server.ts';
import * as imports from '../../contract/endpoints-import.ts';
import {
  getActiveCompanyUsers,
  getCompanyUser,
  getCompanyUsersFilter,
  getInactiveCompanyUsers,
  updateInteractionData,
} from '../../contract/endpoints.ts';
import { deactivateCompanyUser, deleteCompanyUser, getDeactivation, getHistory } from '../../contract/endpoints-life.ts';
import { staffFile } from '../../testing/import-examples.ts';
import { kari, profileTools } from '../../testing/profile.ts';
import { personErasing } from '../public.ts';

/** Who erased whom, as received by the hook's listeners. */
const erased: { companyUserId: string; by: string }[] = [];
const server = await testServer({}, [on(personErasing, async ({ companyUserId, by }) => void erased.push({ companyUserId, by }))]);
const { add, within, change, look } = profileTools(server);
const noMail = { emailAddress: null };
const body = (companyUserId: string | undefined) => ({ body: { companyUserId } });

const rowOf = (company: TestCompany, id: string) =>
  within(company, async ({ tx }) => {
    const { rows } = await sql<
      Record<string, unknown>
    >`select to_jsonb(person) as row from company_user person where id = ${id}::uuid`.execute(tx);
    return (rows[0]?.['row'] ?? {}) as Record<string, unknown>;
  });

/** All text in the company's rows, to search for what should be erased. */
const everything = (company: TestCompany) =>
  within(company, async ({ tx }) => {
    const names = await sql<{ name: string }>`
      select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'company_id' and table_name <> 'company'`.execute(tx);
    const parts = names.rows.map(
      ({ name }) =>
        sql`select coalesce(string_agg(t::text, ' '), '') as text from ${sql.table(name)} t where company_id = ${company.companyId}`,
    );
    const { rows } = await sql<{ text: string }>`${sql.join(parts, sql` union all `)}`.execute(tx);
    return rows.map(({ text }) => text).join('\n');
  });

describe('deleting a person', () => {
  test('leaves a tombstone without anything personal, and the counts', async () => {
    const company = await server.newCompany();
    const leaver = { state: 'inactive', startDate: '2020-01-01', inactivationDate: '2026-11-20' } as const;
    const id = await add(company, leaver);
    const former = await add(company, { ...noMail, firstName: 'Ola', lastName: 'Moe', state: 'inactive', reportingToCompanyUserId: id });
    expect((await company.admin.call(deleteCompanyUser, body(id))).status).toBe(200);
    const filled = Object.entries(await rowOf(company, id)).filter(([, value]) => value !== null && value !== false && value !== '');
    expect(Object.fromEntries(filled)).toEqual({
      company_id: company.companyId,
      id,
      state: 'deleted',
      role: 'employee',
      first_name: 'Slettet',
      last_name: 'person',
      phone_country_code: '+47',
      start_date: '2020-01-01',
      inactivation_date: '2026-11-20',
      version: 2,
      change_number: expect.any(Number),
      created_at: expect.any(String),
      updated_at: expect.any(String),
    });
    expect(await rowOf(company, former)).toMatchObject({ reporting_to: null, version: 2 });
  });

  test('erases them from next of kin, sealed values, history, screens, imports and the log, which still verifies', async () => {
    const company = await server.newCompany();
    const { admin } = company;
    const { json } = await admin.call(imports.validateImport, staffFile('Navn;E-post;Team\nÅse Unikesen;ase@unik.example;Nord\n'));
    await admin.call(imports.importPeople, { body: { planId: json['planId'] } });
    await doWork(server, company.companyId);
    const list = await admin.call(getActiveCompanyUsers, { body: { filter: { search: 'unikesen' } } });
    const [{ id }] = list.json['companyUsers'] as [{ id: string }];
    await change(admin, id, { emergencyContacts: [{ fullName: 'Ola Unikesen', phone: '91234568', relation: null }], team: 'Unikt' });
    const asked = await admin.call(getDeactivation, { query: { companyUserId: id, purpose: 'delete' } });
    expect(asked.json['consequences']).toEqual([
      { key: 'profileFields', count: 1 },
      { key: 'emergencyContacts', count: 1 },
      { key: 'history', count: 1 },
      { key: 'importRows', count: 1 },
      { key: 'logDetails', count: 2 },
    ]);
    expect(await everything(company)).toContain('Unik');
    await sealAll(server.services);
    expect((await admin.call(deleteCompanyUser, body(id))).status).toBe(200);

    expect(await everything(company)).not.toMatch(/unik/i);
    await sealAll(server.services);
    const verdict = await within(company, (unit) => verifyAuditChain(unit, server.services));
    expect([verdict.firstBroken, verdict.erased]).toEqual([undefined, 2]);
    const rows = await admin.call(imports.getImportRows, { body: { planId: json['planId'] } });
    expect(rows.json['rows']).toMatchObject([{ name: '' }]);
    const undone = await admin.call(imports.undoImport, { body: { importId: json['planId'] } });
    expect([undone.status, undone.codes]).toEqual([207, ['people.ImportRowsKept']]);
  });

  test('is told in the log without a name', async () => {
    const company = await server.newCompany();
    const id = await add(company, { state: 'inactive' });
    await company.admin.call(deleteCompanyUser, body(id));
    const lines = await within(company, async ({ tx }) => {
      const { rows } = await sql`
        select line.action, line.entity_id as "entityId", line.actor_company_user_id as by, detail.before, detail.after
        from audit_log line join audit_detail detail on detail.company_id = line.company_id and detail.audit_id = line.id`.execute(tx);
      return rows;
    });
    const by = company.admin.companyUserId;
    expect(lines).toEqual([
      { action: 'people.deleteCompanyUser', entityId: id, by, before: { state: 'inactive' }, after: { state: 'deleted' } },
    ]);
  });

  test('ends the account’s place in the company', async () => {
    const company = await server.newCompany();
    const person = await company.person('employee');
    await person.call(updateInteractionData, { body: { interactionData: { 'people.columns': ['position'] } } });
    await company.admin.call(deactivateCompanyUser, body(person.companyUserId));
    await company.admin.call(deleteCompanyUser, body(person.companyUserId));
    expect((await person.call(getCompanyUser, { query: { companyUserEncrId: person.companyUserId } })).status).toBe(403);
    expect(await rowOf(company, person.companyUserId ?? '')).toMatchObject({ account_id: null, has_access: false });
  });

  test('nobody finds the tombstone', async () => {
    const company = await server.newCompany();
    const id = await add(company, { state: 'inactive' });
    await company.admin.call(deleteCompanyUser, body(id));
    expect((await look(company.admin, id)).status).toBe(404);
    expect((await company.admin.call(getHistory, { query: { companyUserId: id } })).status).toBe(404);
    expect((await company.admin.call(deleteCompanyUser, body(id))).status).toBe(404);
    expect((await company.admin.call(getInactiveCompanyUsers, { body: {} })).json).toMatchObject({ companyUsers: [], totalEntries: 0 });
    expect((await company.admin.call(getCompanyUsersFilter, { query: { state: 'inactive' } })).json['filters']).toEqual([]);
    expect((await change(company.admin, await add(company), { reportingToCompanyUserId: id })).codes).toEqual([
      'accesscontrol.InvalidReportingManager',
    ]);
    const again = await company.admin.call(imports.validateImport, staffFile('Fornavn;Etternavn;E-post\nSlettet;person;kari2@fjord.no\n'));
    expect(again.json['rows']).toMatchObject([{ fate: 'create' }]);
  });

  test('of somebody active who never signed in is allowed, of others not', async () => {
    const company = await server.newCompany();
    const person = await company.person('employee');
    expect((await company.admin.call(deleteCompanyUser, body(person.companyUserId))).codes).toEqual(['people.DeactivateFirst']);
    expect((await company.admin.call(deleteCompanyUser, body(await add(company)))).status).toBe(200);
  });

  test('refuses what stands in the way, and roles above one’s own', async () => {
    const company = await server.newCompany();
    const id = await add(company);
    await add(company, { ...noMail, reportingToCompanyUserId: id });
    expect((await company.admin.call(deleteCompanyUser, body(id))).codes).toEqual(['accesscontrol.CannotDeactivateManager']);
    const hr = await company.person('hradmin');
    const admin = await add(company, { ...noMail, role: 'systemadmin', state: 'inactive' });
    expect((await hr.call(deleteCompanyUser, body(admin))).codes).toEqual(['common.Forbidden']);
    expect((await company.admin.call(deleteCompanyUser, body(company.admin.companyUserId))).codes).toEqual(['common.Forbidden']);
  });

  test('lets features erase theirs in the same transaction', async () => {
    const company = await server.newCompany();
    const id = await add(company, { ...kari, state: 'inactive' });
    await company.admin.call(deleteCompanyUser, body(id));
    expect(erased.filter(({ companyUserId }) => companyUserId === id)).toEqual([{ companyUserId: id, by: company.admin.companyUserId }]);
  });
});
