import writeWorkbook from 'write-excel-file/node';
import { expect, test } from 'vitest';
import { runImport } from '#kernel/server/imports/import-work.ts';
import { newId } from '#kernel/server/id.ts';
import { doWork } from '#testing/do-work.ts';
import { testServer } from '#testing/server.ts';
import * as endpoints from '../../contract/endpoints-import.ts';
import { listOf, names } from '../../testing/calls.ts';
import { carryOut, csvOf, linesOf, progressOf, undo, validate } from '../../testing/import-tools.ts';
import { messyRegister } from '../../testing/messy-register.ts';
import { contractImportKind } from './contract-import-kind.ts';

const server = await testServer();
const headings = ['Leverandør', 'Avtale', 'Startdato', 'Sluttdato'];
const rent = ['Fjordgata Eiendom AS', 'Leie av kontor', '01.01.2024', '31.12.2026'];

test('the number of statements follows the batches, not the contracts', async () => {
  const statementsFor = async (count: number) => {
    const company = await server.newCompany();
    const { planId } = await validate(company, await messyRegister(count), {}, 'avtaler.xlsx');
    await company.admin.call(endpoints.importContracts, { body: { planId } });
    const before = server.database.statements();
    await doWork(server, company.companyId);
    const carriedOut = server.database.statements() - before;
    expect(await progressOf(company.admin, planId)).toMatchObject({ state: 'done', written: count });
    await undo(company.admin, planId);
    return [carriedOut, server.database.statements() - before - carriedOut];
  };
  const [few, many] = [await statementsFor(120), await statementsFor(480)];
  expect(many).toEqual(few);
});
test('two tabs that start the same plan import it once', async () => {
  const company = await server.newCompany();
  const { planId } = await validate(company, csvOf(headings, rent));
  const both = await Promise.all([1, 2].map(() => company.admin.call(endpoints.importContracts, { body: { planId } })));
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  await Promise.all([doWork(server, company.companyId), doWork(server, company.companyId)]);
  expect(await names(company.admin)).toEqual(['Leie av kontor']);
  expect(await progressOf(company.admin, planId)).toMatchObject({ state: 'done', written: 1, failed: 0 });
});

test('two plans of the same list add each contract once', async () => {
  const company = await server.newCompany();
  const [one, two] = [await validate(company, csvOf(headings, rent)), await validate(company, csvOf(headings, rent))];
  await carryOut(server, company, one.planId);
  expect(await carryOut(server, company, two.planId)).toMatchObject({ written: 0, failed: 1 });
  expect(await names(company.admin)).toEqual(['Leie av kontor']);
});

test('an import that dies in its second batch is continued, and adds nothing twice', async () => {
  const company = await server.newCompany();
  const many = Array.from({ length: 600 }, (_one, number) => ['Telenor', `Avtale ${number}`]);
  const { planId } = await validate(company, csvOf(['Leverandør', 'Avtale'], ...many));
  await company.admin.call(endpoints.importContracts, { body: { planId } });
  const dying = {
    companyId: company.companyId,
    workId: newId(),
    recordId: planId,
    report: async () => undefined,
    end: () => Promise.reject(new Error('killed')),
    fail: async () => undefined,
  };
  await expect(runImport(server.services, contractImportKind, dying)).rejects.toThrow('killed');
  expect(await progressOf(company.admin, planId)).toMatchObject({ state: 'running', written: 500 });
  await doWork(server, company.companyId);
  expect(await progressOf(company.admin, planId)).toMatchObject({ state: 'done', written: 600, failed: 0 });
  expect((await listOf(company.admin, { page: 1, pageSize: 1 }))['totalEntries']).toBe(600);
  expect(await linesOf(server, company, { action: 'contracts.importContracts', entity: 'contract' })).toBe(600);
});

test('reads Windows-1252 with semicolons; keeps formulas and markup as plain text', async () => {
  const company = await server.newCompany();
  const name = '<img src=x onerror=alert(1)>.csv';
  const csv = Buffer.from('Leverandør;Avtale;Utløper\r\nBærum Rør AS;=cmd|/C calc!A0;løpende\r\n', 'latin1');
  const { planId, plan, rows } = await validate(company, csv, {}, name);
  expect(plan.fileName).toBe('img src=x onerror=alert(1) .csv');
  expect(rows.map(({ party, name: called, deadline }) => [party, called, deadline?.state])).toEqual([
    ['Bærum Rør AS', '=cmd|/C calc!A0', 'none'],
  ]);
  await carryOut(server, company, planId);
  expect(await names(company.admin)).toEqual(['=cmd|/C calc!A0']);
});

test('reads a workbook with titles, days of every kind and a sum', async () => {
  const company = await server.newCompany();
  const text = (value: string) => ({ value });
  const content = await writeWorkbook([
    [text('Avtaleoversikt'), null, null, null],
    [text('Leverandør '), text('Avtale'), text('Slutt'), text('Kr')],
    [text('Telenor'), text('Mobil'), { value: new Date('2027-01-31T00:00:00Z'), format: 'dd.mm.yyyy' }, { value: 1000, type: Number }],
    [text('Telia'), text('Nett'), text('31.12.27'), { value: 500, type: Number }],
    [null, null, null, null],
    [text('Sum'), null, null, { value: 1500, type: Number }],
  ]).toBuffer();
  const { rows } = await validate(company, content, { interval: 1 }, 'avtaler.xlsx');
  expect(rows.map(({ fate, changes }) => [fate, changes.find(({ field }) => field === 'endDate')?.after])).toEqual([
    ['create', '2027-01-31'],
    ['create', '2027-12-31'],
    ['skip', undefined],
  ]);
});

test('ten thousand rows are read, planned and written', async () => {
  const company = await server.newCompany();
  const { planId, plan } = await validate(company, await messyRegister(10_000), {}, 'avtaler.xlsx');
  expect(plan.counts).toMatchObject({ create: 10_000, refuse: 4, skip: 1 });
  expect(await carryOut(server, company, planId)).toMatchObject({ state: 'done', written: 10_000, failed: 0 });
});

test('knows no import of another company', async () => {
  const [company, other] = [await server.newCompany(), await server.newCompany()];
  const { planId } = await validate(other, csvOf(headings, rent));
  const calls = [
    company.admin.call(endpoints.importContracts, { body: { planId } }),
    company.admin.call(endpoints.getContractImportRows, { body: { planId } }),
    company.admin.call(endpoints.getContractImportStatus, { query: { importId: planId } }),
    undo(company.admin, planId),
  ];
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([404, 404, 404, 404]);
});
