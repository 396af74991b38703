import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { getCompany, setDirector } from '#features/company/contract/endpoints.ts';
import type { RoleKey } from '#kernel/contract/permissions.ts';
import { migrationFiles } from '#kernel/server/database/migration-files.ts';
import type { Caller } from '#testing/caller.ts';
import { limitCompany } from '#testing/limit-company.ts';
import { testServer, type TestCompany } from '#testing/server.ts';
import { doWork } from '#testing/do-work.ts';
import { updateCompanyUser } from '../../contract/endpoints.ts';
import * as endpoints from '../../contract/endpoints-import.ts';
import { importTools } from '../../testing/import-tools.ts';

const server = await testServer();

const { validate, carryOut, rowsOf, personOf, staffOf } = importTools(server);
const kari = { firstName: 'Kari', lastName: 'Hansen', emailAddress: 'kari@firma.no' };
const nils = { firstName: 'Nils', lastName: 'Li', emailAddress: 'nils@firma.no' };

const report = async ({ admin, companyId }: TestCompany, id: string, managerId: string) => {
  const body = { id, companyId, version: 1, reportingToCompanyUserId: managerId };
  expect((await admin.call(updateCompanyUser, { body })).codes).toEqual([]);
};
const outcomes = async (company: TestCompany, planId: string) =>
  (await rowsOf(company, planId)).map(({ outcome, mishap }) => [outcome, mishap]);
const undo = async (caller: Caller, importId: string) => (await caller.call(endpoints.undoImport, { body: { importId } })).codes;

async function importRole(company: TestCompany, role: string): Promise<string> {
  const { planId } = await validate(company, `Navn;E-post;Rolle\nKari Hansen;kari@firma.no;${role}\n`);
  expect(await carryOut(company, planId)).toMatchObject({ written: 1, failed: 0 });
  return planId;
}

test.each<[RoleKey, string]>([
  ['systemadmin', 'HR-administrator'],
  ['hradmin', 'Systemadministrator'],
])('an HR admin does not undo a change from %s to %s', async (role, imported) => {
  const company = await server.newCompany();
  const [id = ''] = await staffOf(company, { ...kari, role });
  const planId = await importRole(company, imported);
  const { role: given } = await personOf(company, id);
  expect(await undo(await company.person('hradmin'), planId)).toEqual(['people.ImportRowsKept']);
  expect(await outcomes(company, planId)).toEqual([['kept', 'roleAboveOwn']]);
  expect(await personOf(company, id)).toMatchObject({ role: given });
});

test('an HR admin does not undo the address of a System Admin who has not signed in', async () => {
  const company = await server.newCompany();
  const [id = ''] = await staffOf(company, { ...kari, employeeNumber: '7', role: 'systemadmin' });
  const { planId } = await validate(company, 'Navn;E-post;Ansattnummer\nKari Hansen;kari@annet.no;7\n');
  expect(await carryOut(company, planId)).toMatchObject({ written: 1, failed: 0 });
  expect(await undo(await company.person('hradmin'), planId)).toEqual(['people.ImportRowsKept']);
  expect(await outcomes(company, planId)).toEqual([['kept', 'addressAboveOwn']]);
  expect(await personOf(company, id)).toMatchObject({ emailAddress: 'kari@annet.no' });
});

test('an HR admin who starts the import of somebody else gives a System Admin who has not signed in no other address', async () => {
  const company = await server.newCompany();
  const staff = { ...kari, employeeNumber: '7', role: 'systemadmin' } as const;
  const [id = '', other = ''] = await staffOf(company, staff, { ...nils, employeeNumber: '8' });
  const hr = await company.person('hradmin');
  const text = 'Navn;E-post;Ansattnummer\nKari Hansen;kari@annet.no;7\nNils Li;nils@annet.no;8\nEva Ny;eva@annet.no;9\n';
  const { planId } = await validate(company, text);
  expect((await hr.call(endpoints.importPeople, { body: { planId } })).codes).toEqual([]);
  await doWork(server, company.companyId);
  expect(await outcomes(company, planId)).toEqual([
    ['failed', 'addressAboveOwn'],
    ['written', null],
    ['written', null],
  ]);
  expect(await personOf(company, id)).toMatchObject({ emailAddress: 'kari@firma.no' });
  expect(await personOf(company, other)).toMatchObject({ emailAddress: 'nils@annet.no' });
});

test('nobody gets their own former pay back by undoing an import', async () => {
  const company = await server.newCompany();
  const hr = await company.person('hradmin', { firstName: 'Eva', lastName: 'Ny', email: 'eva@firma.no' });
  const { planId } = await validate(company, 'Navn;E-post;Avdeling;Årslønn\nEva Ny;eva@firma.no;Drift;500000\n');
  expect(await carryOut(company, planId)).toMatchObject({ written: 1, failed: 0 });
  expect(await personOf(company, hr.companyUserId ?? '')).toMatchObject({ department: 'Drift', salaryAmount: '500000.00' });
  expect(await undo(hr, planId)).toEqual(['people.ImportRowsKept']);
  expect(await outcomes(company, planId)).toEqual([['kept', 'ownKept']]);
  expect(await personOf(company, hr.companyUserId ?? '')).toMatchObject({ department: 'Drift', salaryAmount: '500000.00' });
});

test('whoever undoes an import gets their own former department back where it left their pay alone', async () => {
  const company = await server.newCompany();
  const hr = await company.person('hradmin', { firstName: 'Eva', lastName: 'Ny', email: 'eva.li@firma.no' });
  const { planId } = await validate(company, 'Navn;E-post;Avdeling\nEva Ny;eva.li@firma.no;Drift\n');
  expect(await carryOut(company, planId)).toMatchObject({ written: 1, failed: 0 });
  expect(await undo(hr, planId)).toEqual([]);
  expect(await personOf(company, hr.companyUserId ?? '')).toMatchObject({ department: null });
});

test('nobody gets their own pay by starting an import that somebody else planned', async () => {
  const company = await server.newCompany();
  const hr = await company.person('hradmin', { firstName: 'Eva', lastName: 'Ny', email: 'eva.ny@firma.no' });
  const { planId } = await validate(company, 'Navn;E-post;Avdeling;Årslønn\nEva Ny;eva.ny@firma.no;Drift;500000\n');
  expect(await carryOut({ ...company, admin: hr }, planId)).toMatchObject({ written: 1, failed: 0 });
  expect(await outcomes(company, planId)).toEqual([['written', 'ownKept']]);
  expect(await personOf(company, hr.companyUserId ?? '')).toMatchObject({ department: 'Drift', salaryAmount: null });
});

test('an HR admin does not undo somebody who was added with a role above theirs', async () => {
  const company = await server.newCompany();
  const planId = await importRole(company, 'Systemadministrator');
  expect(await undo(await company.person('hradmin'), planId)).toEqual(['people.ImportRowsKept']);
  expect(await outcomes(company, planId)).toEqual([['kept', 'roleAboveOwn']]);
  expect(await undo(await company.person('systemadmin'), planId)).toEqual(['people.ImportNotDone']);
});

test('nobody undoes a change of their own role', async () => {
  const company = await server.newCompany();
  const person = await company.person('employee', { ...kari, email: kari.emailAddress });
  const planId = await importRole(company, 'HR-administrator');
  expect(await undo(person, planId)).toEqual(['people.ImportRowsKept']);
  expect(await outcomes(company, planId)).toEqual([['kept', 'ownRole']]);
  expect(await personOf(company, person.companyUserId ?? '')).toMatchObject({ role: 'hradmin' });
});

test('undo makes nobody external again to whom somebody reports by now', async () => {
  const company = await server.newCompany();
  const [id = '', other = ''] = await staffOf(company, { ...kari, role: 'accountant' }, nils);
  const planId = await importRole(company, 'Ansatt');
  await report(company, other, id);
  expect(await undo(company.admin, planId)).toEqual(['people.ImportRowsKept']);
  expect(await outcomes(company, planId)).toEqual([['kept', 'managesOthers']]);
  expect(await personOf(company, id)).toMatchObject({ role: 'employee' });
});

test('whoever got people below them after the plan does not become external', async () => {
  const company = await server.newCompany();
  const [id = '', other = ''] = await staffOf(company, kari, nils);
  const { planId } = await validate(company, 'Navn;E-post;Rolle\nKari Hansen;kari@firma.no;Regnskapsfører\n');
  await report(company, other, id);
  expect(await carryOut(company, planId)).toMatchObject({ written: 0, failed: 1 });
  expect(await outcomes(company, planId)).toEqual([['failed', 'managesOthers']]);
  expect(await personOf(company, id)).toMatchObject({ role: 'employee' });
});

test('whoever keeps their role because it is refused leaves no place to whom the file adds', async () => {
  const company = await server.newCompany();
  const [id = '', other = ''] = await staffOf(company, kari, { firstName: 'Ola', lastName: 'Moe' });
  await limitCompany(server, company, { userLimit: 3 });
  const { planId } = await validate(company, 'Navn;E-post;Rolle\nKari Hansen;kari@firma.no;Regnskapsfører\nNils Li;nils@firma.no;Ansatt\n');
  await report(company, other, id);
  expect(await carryOut(company, planId)).toMatchObject({ written: 0, failed: 2 });
  expect(await outcomes(company, planId)).toEqual([
    ['failed', 'managesOthers'],
    ['failed', 'noRoom'],
  ]);
});

test('undo of an import gives nobody the place of somebody who keeps their role', async () => {
  const company = await server.newCompany();
  const [id = '', , other = ''] = await staffOf(company, { ...kari, role: 'accountant' }, nils, { firstName: 'Ola', lastName: 'Moe' });
  const { planId } = await validate(company, 'Navn;E-post;Rolle\nKari Hansen;kari@firma.no;Ansatt\nNils Li;nils@firma.no;Regnskapsfører\n');
  expect(await carryOut(company, planId)).toMatchObject({ written: 2 });
  await report(company, other, id);
  await limitCompany(server, company, { userLimit: 3 });
  expect(await undo(company.admin, planId)).toEqual(['people.ImportRowsKept']);
  expect(await outcomes(company, planId)).toEqual([
    ['kept', 'managesOthers'],
    ['kept', 'noRoom'],
  ]);
});

test('a plan of somebody with more rights gives no role that its importer may not give', async () => {
  const company = await server.newCompany();
  const [id = ''] = await staffOf(company, kari);
  const hr = await company.person('hradmin');
  const { planId } = await validate(company, 'Navn;E-post;Rolle\nKari Hansen;kari@firma.no;Systemadministrator\n');
  expect((await hr.call(endpoints.importPeople, { body: { planId } })).codes).toEqual([]);
  await doWork(server, company.companyId);
  expect(await outcomes(company, planId)).toEqual([['failed', 'roleAboveOwn']]);
  expect(await personOf(company, id)).toMatchObject({ role: 'employee' });
});

test.each([
  ['was demoted', sql`role = 'hradmin'`],
  ['was deactivated', sql`state = 'inactive'`],
])('somebody who %s since they started an import gives no role above their present one', async (_what, change) => {
  const company = await server.newCompany();
  const [id = ''] = await staffOf(company, kari);
  const starter = await company.person('systemadmin');
  const { planId } = await validate(company, 'Navn;E-post;Rolle\nKari Hansen;kari@firma.no;Systemadministrator\n');
  expect((await starter.call(endpoints.importPeople, { body: { planId } })).codes).toEqual([]);
  await server.database.forCompany(company.companyId, ({ tx }) =>
    sql`update company_user set ${change} where company_id = ${company.companyId} and id = ${starter.companyUserId}::uuid`.execute(tx),
  );
  await doWork(server, company.companyId);
  expect(await outcomes(company, planId)).toEqual([['failed', 'roleAboveOwn']]);
  expect(await personOf(company, id)).toMatchObject({ role: 'employee' });
});

test('somebody who was demoted since they started an import gives no address that leads to a role above theirs', async () => {
  const company = await server.newCompany();
  const [id = ''] = await staffOf(company, { ...kari, employeeNumber: '7', role: 'systemadmin' });
  const starter = await company.person('systemadmin');
  const { planId } = await validate(company, 'Navn;E-post;Ansattnummer\nKari Hansen;kari@annet.no;7\n');
  expect((await starter.call(endpoints.importPeople, { body: { planId } })).codes).toEqual([]);
  await server.database.forCompany(company.companyId, ({ tx }) =>
    sql`update company_user set role = 'hradmin' where company_id = ${company.companyId} and id = ${starter.companyUserId}::uuid`.execute(
      tx,
    ),
  );
  await doWork(server, company.companyId);
  expect(await outcomes(company, planId)).toEqual([['failed', 'addressAboveOwn']]);
  expect(await personOf(company, id)).toMatchObject({ emailAddress: 'kari@firma.no' });
});

test('whoever becomes external by an import has no manager and is director no longer; undo gives the manager back', async () => {
  const company = await server.newCompany();
  const [id = '', boss = ''] = await staffOf(company, kari, nils);
  await report(company, id, boss);
  const named = await company.admin.call(setDirector, { body: { directedByCompanyUserId: id } });
  expect(named.codes).toEqual([]);
  const planId = await importRole(company, 'Regnskapsfører');
  expect(await personOf(company, id)).toMatchObject({ role: 'accountant', reportingToCompanyUserId: null });
  const directorNow = async () =>
    ((await company.admin.call(getCompany)).json['company'] as Record<string, unknown>)['directedByCompanyUserId'];
  expect(await directorNow()).toBeNull();
  expect(await undo(company.admin, planId)).toEqual([]);
  expect(await personOf(company, id)).toMatchObject({ role: 'employee', reportingToCompanyUserId: boss });
  expect(await directorNow()).toBeNull();
});

test('whoever an import had made external before loses their manager and the office of director', async () => {
  const company = await server.newCompany();
  const [id = '', boss = ''] = await staffOf(company, { ...kari, role: 'accountant' }, nils);
  const { companyId } = company;
  await server.database.forCompany(companyId, async ({ tx }) => {
    // As the table was then.
    await sql`alter table company_user drop constraint company_user_external_reports_to_nobody`.execute(tx);
    await sql`update company_user set reporting_to = ${boss}::uuid where company_id = ${companyId} and id = ${id}::uuid`.execute(tx);
    await sql`update company set director_company_user_id = ${id}::uuid where company_id = ${companyId}`.execute(tx);
  });
  const text = migrationFiles()
    .filter(({ name }) => name.endsWith('external-lines.sql') || name.endsWith('external-reports-to-nobody.sql'))
    .map((file) => file.text)
    .join('\n');
  await server.database.transaction(async ({ tx }) => {
    for (const statement of text.split(';\n').filter((one) => one.trim() !== '')) await sql.raw(statement).execute(tx);
  });
  expect(await personOf(company, id)).toMatchObject({ reportingToCompanyUserId: null, version: 2 });
  expect((await company.admin.call(getCompany)).json['company']).toMatchObject({ directedByCompanyUserId: null, version: 2 });
});
