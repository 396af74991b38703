import { expect, test } from 'vitest';
import { getCompanyUser, updateCompanyUser } from '../../contract/endpoints.ts';
import * as endpoints from '../../contract/endpoints-import.ts';
import { doWork } from '#testing/do-work.ts';
import { limitCompany } from '#testing/limit-company.ts';
import { testServer } from '#testing/server.ts';
import { readSheet } from '#kernel/server/sheets/rules/read-sheet.ts';
import { readList } from '../rules/import/read-list.ts';
import { importTools } from '../../testing/import-tools.ts';

const server = await testServer();

const { validate, carryOut, rowsOf, personOf, staffOf } = importTools(server);
const kari = { firstName: 'Kari', lastName: 'Hansen', emailAddress: 'kari@firma.no', department: 'Salg' };

test('a list becomes people: managers, pay, numbers, contacts and address', async () => {
  const company = await server.newCompany();
  const csv = [
    'Navn;E-post;Mobil;Nærmeste leder;Årslønn;Fødselsnummer;Kontonummer;Adresse;Postnr;Poststed;Pårørende;Telefon pårørende;Startdato;Stillingsprosent',
    '"Moe, Ola";ola@firma.no;912 34 567;Kari Hansen;"kr 650 000,-";01819012365;86011117947;Storgata 1;0155;Oslo;Eva Moe;90000001;01.02.2019;80 %',
    'Kari Hansen;kari@firma.no;;;;;;;;;;;;',
  ].join('\n');
  const { planId, plan, rows } = await validate(company, csv);
  expect(plan).toMatchObject({ state: 'planned', total: 2, counts: { create: 2, update: 0, unchanged: 0, skip: 0, refuse: 0 } });
  expect(await carryOut(company, planId)).toMatchObject({ state: 'done', written: 2, failed: 0 });
  const [ola, boss] = rows;
  expect(await personOf(company, ola?.companyUserId ?? '')).toMatchObject({
    version: 1,
    firstName: 'Ola',
    lastName: 'Moe',
    isActive: true,
    hasAccess: false,
    role: 'employee',
    mobilePhoneNumber: '91234567',
    reportingToCompanyUserId: boss?.companyUserId,
    salaryAmount: '650000.00',
    salaryCurrency: 'NOK',
    salaryInterval: 'yearly',
    socialSecurityNumber: '01819012365',
    salaryAccountNumber: '86011117947',
    startDate: '2019-02-01',
    positionCoverage: 80,
    address: { streetAddress: 'Storgata 1', postalCode: '0155', city: 'Oslo' },
    emergencyContacts: [{ fullName: 'Eva Moe', phone: '90000001' }],
  });
});

test('somebody whose end date has passed is added deactivated, counts for no place and reports to nobody later', async () => {
  const company = await server.newCompany();
  const csv = 'Navn;E-post;Exit Date;Leder\nOla Moe;ola@firma.no;2020-06-30;Kari Hansen\nKari Hansen;kari@firma.no;;Ola Moe\n';
  const { planId, plan, rows } = await validate(company, csv);
  expect(plan).toMatchObject({ leavers: 1, counts: { create: 2 } });
  expect(rows.map(({ warnings }) => warnings.map(({ code }) => code))).toEqual([['alreadyLeft'], ['managerInactive']]);
  expect(await carryOut(company, planId)).toMatchObject({ written: 2, failed: 0 });
  const people = await Promise.all(rows.map(({ companyUserId }) => personOf(company, companyUserId ?? '')));
  expect(people).toMatchObject([
    { isActive: false, inactivationDate: '2020-06-30', endDate: '2020-06-30', reportingToCompanyUserId: rows[1]?.companyUserId },
    { isActive: true, reportingToCompanyUserId: null },
  ]);
  const again = await validate(company, csv);
  expect(again.rows.map(({ fate, reasons }) => [fate, ...reasons.map(({ code }) => code)])).toEqual([
    ['skip', 'leftBefore'],
    ['unchanged'],
  ]);
  expect(await company.admin.call(endpoints.undoImport, { body: { importId: planId } })).toMatchObject({
    status: 200,
    json: { progress: { undone: 2, kept: 0 } },
  });
});

test('the import does what the preview said, and a second import of the same list changes nothing', async () => {
  const company = await server.newCompany();
  const [id = ''] = await staffOf(company, kari);
  const csv = 'Navn;E-post;Avdeling\nKari Hansen;kari@firma.no;Drift\nOla Moe;;Salg\nPer;;\n';
  const first = await validate(company, csv);
  expect(first.rows.map(({ fate }) => fate)).toEqual(['update', 'create', 'refuse']);
  expect(first.rows[0]?.changes).toEqual([{ field: 'department', before: 'Salg', after: 'Drift' }]);
  await carryOut(company, first.planId);
  expect(await personOf(company, id)).toMatchObject({ department: 'Drift', version: 2 });
  const second = await validate(company, 'Navn;E-post;Avdeling\nKari Hansen;kari@firma.no;Drift\n');
  expect(second.rows.map(({ fate }) => fate)).toEqual(['unchanged']);
  const nothing = await company.admin.call(endpoints.importPeople, { body: { planId: second.planId } });
  expect(nothing.codes).toEqual(['people.ImportNothingToDo']);
});

test('whoever was changed, taken or added after the plan is left alone and named', async () => {
  const company = await server.newCompany();
  const [changed = ''] = await staffOf(company, kari, { firstName: 'Nils', lastName: 'Li', emailAddress: 'nils@firma.no' });
  const { planId } = await validate(
    company,
    'Navn;E-post;Ansattnr;Avdeling\nKari Hansen;kari@firma.no;;Drift\nNils Li;nils@firma.no;;Drift\nOla Moe;ola@firma.no;;Drift\nPer Vik;;7;Drift\nEva Ny;;8;Drift',
  );
  await company.admin.call(updateCompanyUser, {
    body: { id: changed, companyId: company.companyId, version: 1, team: 'Nord' },
  });
  await staffOf(
    company,
    { firstName: 'Olga', lastName: 'Berg', emailAddress: 'OLA@firma.no' },
    { firstName: 'Per', lastName: 'Vik', employeeNumber: '007' },
  );
  expect(await carryOut(company, planId)).toMatchObject({ state: 'done', written: 2, failed: 3 });
  const status = await company.admin.call(endpoints.getImportStatus, { query: { importId: planId } });
  expect([status.status, status.codes]).toEqual([207, ['people.ImportRowsFailed']]);
  const rows = await rowsOf(company, planId);
  expect(rows.map(({ outcome, mishap }) => [outcome, mishap])).toEqual([
    ['failed', 'personChanged'],
    ['written', null],
    ['failed', 'emailTaken'],
    ['failed', 'personAppeared'],
    ['written', null],
  ]);
});

test('undo takes back what nobody has touched since and names the rest', async () => {
  const company = await server.newCompany();
  const [id = '', other = ''] = await staffOf(
    company,
    { ...kari, salaryAmount: '500000', socialSecurityNumber: '29849610021' },
    { firstName: 'Nils', lastName: 'Li', emailAddress: 'nils@firma.no' },
  );
  const { planId, rows } = await validate(
    company,
    'Navn;E-post;Avdeling;Leder;Årslønn;Fødselsnummer\nKari Hansen;kari@firma.no;Drift;Ola Moe;600000;01819012365\nNils Li;nils@firma.no;Drift;Ola Moe;;\nOla Moe;ola@firma.no;Drift;;;\nEva Ny;eva@firma.no;Drift;Ola Moe;;\nTor Vik;tor@firma.no;Drift;Eva Ny;;',
  );
  await carryOut(company, planId);
  expect(await personOf(company, id)).toMatchObject({
    department: 'Drift',
    salaryAmount: '600000.00',
    socialSecurityNumber: '01819012365',
  });
  await company.admin.call(updateCompanyUser, { body: { id: other, companyId: company.companyId, version: 2, team: 'Nord' } });
  const answer = await company.admin.call(endpoints.undoImport, { body: { importId: planId } });
  expect([answer.status, answer.codes]).toEqual([207, ['people.ImportRowsKept']]);
  expect(answer.json['progress']).toMatchObject({ state: 'undone', undone: 3, kept: 2 });
  expect((await rowsOf(company, planId)).map(({ outcome, mishap }) => [outcome, mishap])).toEqual([
    ['undone', null],
    ['kept', 'personChanged'],
    ['kept', 'personInUse'],
    ['undone', null],
    ['undone', null],
  ]);
  expect(await personOf(company, id)).toMatchObject({
    department: 'Salg',
    salaryAmount: '500000.00',
    socialSecurityNumber: '29849610021',
    reportingToCompanyUserId: null,
  });
  expect(await personOf(company, rows[2]?.companyUserId ?? '')).toMatchObject({ firstName: 'Ola' });
  const gone = await company.admin.call(getCompanyUser, { query: { companyUserEncrId: rows[3]?.companyUserId } });
  expect(gone.status).toBe(404);
  const again = await company.admin.call(endpoints.undoImport, { body: { importId: planId } });
  expect(again.codes).toEqual(['people.ImportNotDone']);
});

test('a list with dates that can be read two ways waits for an answer', async () => {
  const company = await server.newCompany();
  const csv = 'Navn;Startdato\nKari Hansen;7/10/2019\nOla Moe;1/2/2020';
  const { planId, plan } = await validate(company, csv);
  expect([plan.needsDateOrder, plan.columns[1]?.needsOrder]).toEqual([true, true]);
  expect((await company.admin.call(endpoints.importPeople, { body: { planId } })).codes).toEqual(['people.ImportDateOrderMissing']);
  const answered = await validate(company, csv, { dateOrder: 'monthFirst' });
  expect([answered.plan.needsDateOrder, answered.rows[0]?.changes.at(-1)?.after]).toEqual([false, '2019-07-10']);
});

test('a list with pay of which nothing says what it is for asks once', async () => {
  const company = await server.newCompany();
  const csv = 'Employee_Name;Salary\n"Adinolfi, Wilson";62506\n"Ait Sidi, Karthikeyan";104437';
  const { planId, plan, rows } = await validate(company, csv);
  expect([plan.needsSalaryInterval, plan.salaryInterval, rows.flatMap(({ warnings }) => warnings)]).toEqual([true, null, []]);
  expect((await company.admin.call(endpoints.importPeople, { body: { planId } })).codes).toEqual(['people.ImportIntervalMissing']);
  const answered = await validate(company, csv, { salaryInterval: 'yearly' });
  expect([answered.plan.needsSalaryInterval, answered.plan.salaryInterval]).toEqual([false, 'yearly']);
  expect(answered.rows.map(({ changes }) => changes.find(({ field }) => field === 'salaryInterval')?.after)).toEqual(['yearly', 'yearly']);
});

test('the person corrects columns, leaves rows out and imports without bad values', async () => {
  const company = await server.newCompany();
  const csv =
    'Navn;Kontakt;Mobil\nKari Hansen;kari@firma.no;12\nOla Moe;ola@firma.no;91234567\nPer Vik;per@firma.no;91234568\nEva Li;eva@firma.no;91234569';
  const { plan, rows } = await validate(company, csv, {
    mapping: [
      { column: 1, field: 'secondaryEmail' },
      { column: 2, field: '' },
    ],
    skip: [3],
  });
  expect(plan.columns.map(({ field }) => field)).toEqual(['fullName', 'secondaryEmail', null]);
  expect(rows.map(({ fate }) => fate)).toEqual(['create', 'skip', 'create', 'create']);
  const without = await validate(company, csv, { leaveOutInvalid: true });
  expect(without.rows[0]).toMatchObject({
    fate: 'create',
    warnings: [{ code: 'valueLeftOut', field: 'mobilePhoneNumber', fieldCode: 'phone' }],
  });
});

test('the rows of a plan are shown by their fate, their outcome and whether something is wrong with them', async () => {
  const company = await server.newCompany();
  await staffOf(company, kari);
  const csv = 'Navn;E-post;Mobil;Avdeling\nKari Hansen;kari@firma.no;;Drift\nOla Moe;ola@firma.no;12;Salg\nPer;;;\n';
  const { planId } = await validate(company, csv, { leaveOutInvalid: true });
  const numbers = async (filter: object) => (await rowsOf(company, planId, filter)).map(({ number }) => number);
  const all = await numbers({});
  expect(all).toHaveLength(3);
  expect(await numbers({ fates: ['create'] })).toEqual([all[1]]);
  expect(await numbers({ fates: ['create', 'update'] })).toEqual([all[0], all[1]]);
  expect([await numbers({ warned: true }), await numbers({ warned: false })]).toEqual([[all[1]], [all[0], all[2]]]);
  expect(await numbers({ fates: ['update'], warned: true })).toEqual([]);
  await carryOut(company, planId);
  expect(await numbers({ outcomes: ['written'] })).toEqual([all[0], all[1]]);
});

test('numbers that are sealed at rest are masked in the preview, samples included', async () => {
  const company = await server.newCompany();
  const csv = 'Navn;Fødselsnummer;Kontonummer\nKari Hansen;01819012365;86011117947';
  const { plan, rows } = await validate(company, csv);
  expect(JSON.stringify([plan, rows])).not.toMatch(/01819012365|86011117947/);
  expect(rows[0]?.changes.find(({ field }) => field === 'socialSecurityNumber')?.after).toBe('•••••••••65');
});

test('nothing of a plan lies open in the database', async () => {
  const company = await server.newCompany();
  await validate(company, 'Navn;Fødselsnummer;Avdeling\nHemmelig Person;01819012365;Spesialavdeling');
  const { sql } = await import('kysely');
  const text = await server.database.forCompany(company.companyId, async (unit) => {
    const { rows } = await sql<{
      text: string;
    }>`select (select string_agg(r::text, '') from people_import_row r) || (select string_agg(i::text, '') from people_import i) as text`.execute(
      unit.tx,
    );
    return rows[0]?.text ?? '';
  });
  expect(text.length).toBeGreaterThan(100);
  expect(text).not.toMatch(/Hemmelig|01819012365|Spesialavdeling/);
});

test.each([
  ['an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0, 0, 0]), 'people.ImportFileType'],
  ['an empty file', Buffer.alloc(0), 'files.EmptyFile'],
  ['too many rows', Buffer.from(`Navn\n${'Kari\n'.repeat(20_100)}`), 'people.ImportTooManyRows'],
])('refuses %s', async (_name, bytes, code) => {
  const { admin } = await server.newCompany();
  const answer = await admin.call(endpoints.validateImport, { files: [{ name: 'liste.xlsx', bytes }] });
  expect([answer.status, answer.codes]).toEqual([400, [code]]);
});

test.each(['no', 'en'])('the template in %s has only headings that the import knows', async (language) => {
  const { admin } = await server.newCompany();
  const { bytes, status } = await admin.call(endpoints.getImportTemplate, {}, { 'accept-language': language });
  expect(status).toBe(200);
  const file = await readSheet(bytes);
  if ('fault' in file) throw new Error(file.fault);
  const { columns } = readList(file, { mapping: new Map(), order: undefined, today: '2026-11-21' });
  expect(columns.filter(({ field, confidence }) => !field || confidence < 0.85)).toEqual([]);
});

test('an import begins when there are places for all whom it adds, and external people take none', async () => {
  const company = await server.newCompany();
  await limitCompany(server, company, { userLimit: 2, administratorLimit: 1 });
  const begin = async (csv: string) => {
    const { planId } = await validate(company, csv);
    return company.admin.call(endpoints.importPeople, { body: { planId } });
  };
  const full = await begin('Navn;Rolle\nOla Moe;Ansatt\nEva Dal;Leder\n');
  expect([full.codes, full.json['details']]).toEqual([['people.UserLimitReached'], { limit: 2, used: 1 }]);
  const another = await begin('Navn;Rolle\nOla Moe;Systemadministrator\n');
  expect([another.codes, another.json['details']]).toEqual([['accesscontrol.MultipleAdminsRequireSubscription'], { limit: 1, used: 1 }]);
  expect((await begin('Navn;Rolle\nOla Moe;Ansatt\nEva Dal;Regnskapsfører\nPer Vik;Styremedlem\n')).codes).toEqual([]);
});

test('who finds no place any more when their row is written is left out and named', async () => {
  const company = await server.newCompany();
  await limitCompany(server, company, { userLimit: 4 });
  const { planId } = await validate(company, 'Navn;Rolle\nOla Moe;Ansatt\nEva Dal;Ansatt\nPer Vik;Regnskapsfører\nNils Li;Ansatt\n');
  expect((await company.admin.call(endpoints.importPeople, { body: { planId } })).codes).toEqual([]);
  await staffOf(company, kari);
  await doWork(server, company.companyId);
  expect((await rowsOf(company, planId)).map(({ outcome, mishap }) => [outcome, mishap])).toEqual([
    ['written', null],
    ['written', null],
    ['written', null],
    ['failed', 'noRoom'],
  ]);
});

test('an undone import gives nobody a place that somebody else has taken', async () => {
  const company = await server.newCompany();
  const [id = ''] = await staffOf(company, kari);
  await limitCompany(server, company, { userLimit: 2 });
  const { planId } = await validate(company, 'Navn;E-post;Rolle\nKari Hansen;kari@firma.no;Regnskapsfører\n');
  expect(await carryOut(company, planId)).toMatchObject({ written: 1 });
  await staffOf(company, { firstName: 'Ola', lastName: 'Moe' });
  const undone = await company.admin.call(endpoints.undoImport, { body: { importId: planId } });
  expect([undone.status, undone.codes, undone.json['progress']]).toMatchObject([207, ['people.ImportRowsKept'], { undone: 0, kept: 1 }]);
  expect((await rowsOf(company, planId)).map(({ outcome, mishap }) => [outcome, mishap])).toEqual([['kept', 'noRoom']]);
  expect(await personOf(company, id)).toMatchObject({ role: 'accountant' });
});
