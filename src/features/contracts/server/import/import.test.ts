import { sql } from 'kysely';
import writeWorkbook from 'write-excel-file/node';
import { describe, expect, test } from 'vitest';
import { runImport } from '#kernel/server/imports/import-work.ts';
import { newId } from '#kernel/server/id.ts';
import { doWork } from '#testing/do-work.ts';
import { limitCompany } from '#testing/limit-company.ts';
import { testServer, type TestCompany } from '#testing/server.ts';
import { createNote, getNotes } from '../../contract/endpoints-notes.ts';
import * as endpoints from '../../contract/endpoints-import.ts';
import { listOf, names, open, update } from '../../testing/calls.ts';
import { addedContract, contractOf } from '../../testing/given.ts';
import { contractList } from '../../testing/import-examples.ts';
import { messyRegister } from '../../testing/messy-register.ts';
import { carryOut, csvOf, progressOf, rowsOf, undo, validate } from '../../testing/import-tools.ts';
import { contractImportKind } from './contract-import-kind.ts';

const server = await testServer();
const headings = ['Leverandør', 'Avtale', 'Startdato', 'Sluttdato', 'Fornyelse', 'Oppsigelsestid (mnd)', 'Kr/mnd', 'Ansvarlig', 'Merknad'];
const rent = ['Fjordgata Eiendom AS', 'Leie av kontor', '01.01.2024', '31.12.2026', '12 mnd', 3, '25 000', '', 'Indeksreguleres'];

/** How many lines the log has of a call about a kind of thing. */
async function linesOf({ companyId }: TestCompany, action: string, entity: string): Promise<number> {
  return server.database.forCompany(companyId, async ({ tx }) => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from audit_log where action = ${action} and entity = ${entity}
    `.execute(tx);
    return rows[0]?.count ?? 0;
  });
}

describe('an import', () => {
  test('becomes contracts with deadline, notifications, party, contact and note, one line of the log each', async () => {
    const company = await server.newCompany();
    const { admin } = company;
    const csv = csvOf([...headings, 'Org.nr', 'Kontaktperson', 'Kontakt e-post'], [...rent, '923609016', 'Per Olsen', 'per@fjordgata.no']);
    const { planId, plan, rows } = await validate(company, csv);
    expect(plan).toMatchObject({ state: 'planned', total: 1, room: null, responsible: admin.companyUserId });
    expect(rows[0]).toMatchObject({ fate: 'create', deadline: { state: 'upcoming', noticeDate: '2027-09-30' } });
    expect(await names(admin)).toEqual([]);
    expect(await carryOut(server, company, planId)).toMatchObject({ state: 'done', written: 1, failed: 0 });
    const contract = contractOf(await open(admin, { contractId: rows[0]?.contractId ?? '' }));
    expect(contract).toMatchObject({
      party: 'Fjordgata Eiendom AS',
      name: 'Leie av kontor',
      responsibleId: admin.companyUserId,
      typeId: 1,
      renewalInterval: { number: 12, unit: 'month' },
      noticePeriod: { number: 3, unit: 'month' },
      contractValue: '25000.00',
      interval: 1,
      nextDeadline: '2027-09-30',
      version: 1,
      counterparty: { registryId: '923609016', register: null },
      contactInformation: [{ name: 'Per Olsen', email: 'per@fjordgata.no' }],
    });
    expect(contract.notifications.map(({ when, isSuggested }) => [when, isSuggested])).toEqual([
      [150, true],
      [120, true],
    ]);
    const notes = (await admin.call(getNotes, { query: { relatedId: contract.contractId } })).json['notes'] as { noteText: string }[];
    expect(notes.map(({ noteText }) => noteText)).toEqual(['Indeksreguleres']);
    expect(await linesOf(company, 'contracts.importContracts', 'contract')).toBe(1);
    expect(await linesOf(company, 'contracts.importContracts', 'party')).toBe(1);
    expect(await linesOf(company, 'contracts.importContracts', 'contractImport')).toBe(1);
  });

  test('of the same list once more changes nothing; of a changed one only what it says', async () => {
    const company = await server.newCompany();
    const { admin } = company;
    await carryOut(server, company, (await validate(company, csvOf(headings, rent))).planId);
    const again = await validate(company, csvOf(headings, rent));
    expect(again.plan.counts).toMatchObject({ unchanged: 1, create: 0, update: 0 });
    const refused = await admin.call(endpoints.importContracts, { body: { planId: again.planId } });
    expect(refused.codes).toEqual(['contracts.ImportNothingToDo']);
    const { planId, rows } = await validate(
      company,
      csvOf(headings, ['FJORDGATA Eiendom AS', ...rent.slice(1, 3), '31.12.2028', '', '', '', '', '']),
    );
    expect(rows[0]?.changes).toEqual([
      { field: 'party', before: 'Fjordgata Eiendom AS', after: 'FJORDGATA Eiendom AS' },
      { field: 'endDate', before: '2026-12-31', after: '2028-12-31' },
    ]);
    await carryOut(server, company, planId);
    const contract = contractOf(await open(admin, { contractId: rows[0]?.contractId ?? '' }));
    expect(contract).toMatchObject({ endDate: '2028-12-31', contractValue: '25000.00', version: 2, noticeDate: '2028-09-30' });
  });

  test('is not begun while nobody said what day comes first or what the values are for', async () => {
    const company = await server.newCompany();
    const csv = csvOf(['Leverandør', 'Avtale', 'Startdato', 'Beløp'], ['Telenor', 'Mobil', '1/2/2024', 100]);
    const begin = async (body: object) => {
      const { planId } = await validate(company, csv, { ...body });
      return (await company.admin.call(endpoints.importContracts, { body: { planId } })).codes;
    };
    expect(await begin({})).toEqual(['contracts.ImportDateOrderMissing']);
    expect(await begin({ dateOrder: 'monthFirst' })).toEqual(['contracts.ImportIntervalMissing']);
    const { planId, rows } = await validate(company, csv, { dateOrder: 'monthFirst', interval: 2 });
    expect(await carryOut(server, company, planId)).toMatchObject({ written: 1 });
    expect(contractOf(await open(company.admin, { contractId: rows[0]?.contractId ?? '' }))).toMatchObject({
      startDate: '2024-01-02',
      interval: 2,
    });
  });

  test('goes to whom the list names, else to whom the caller chose', async () => {
    const company = await server.newCompany();
    const boss = await company.person('officeadmin');
    const colleague = await company.person('employee');
    await server.database.forCompany(company.companyId, async ({ tx }) => {
      await sql`update company_user set employee_number = '77' where id = ${company.admin.companyUserId}::uuid`.execute(tx);
    });
    const csv = csvOf(['Leverandør', 'Avtale', 'Ansvarlig'], ['Telenor', 'Mobil', '77'], ['Telia', 'Nett', 'Ukjent'], ['Ice', 'Tale', '']);
    const { planId, plan, rows } = await validate(company, csv, { responsible: boss.companyUserId });
    expect(plan.responsible).toBe(boss.companyUserId);
    expect(rows.map(({ warnings }) => warnings.map(({ code }) => code))).toEqual([[], ['responsibleUnknown'], []]);
    await carryOut(server, company, planId);
    const contracts = await Promise.all(rows.map(({ contractId }) => open(company.admin, { contractId: contractId ?? '' })));
    expect(contracts.map((one) => contractOf(one).responsibleId)).toEqual([
      company.admin.companyUserId,
      boss.companyUserId,
      boss.companyUserId,
    ]);
    const answer = await company.admin.call(endpoints.validateContractImport, {
      ...contractList(csv),
      body: { responsible: colleague.companyUserId },
    });
    expect(answer.codes).toEqual(['contracts.NotResponsible']);
  });

  test('says before the commit that the subscription has no room, and refuses', async () => {
    const company = await server.newCompany();
    await limitCompany(server, company, { contracts: 2 });
    await addedContract(company.admin);
    const csv = csvOf(['Leverandør', 'Avtale'], ['Telenor', 'Mobil'], ['Telia', 'Nett']);
    const { planId, plan } = await validate(company, csv);
    expect(plan.room).toBe(1);
    const refused = await company.admin.call(endpoints.importContracts, { body: { planId } });
    expect([refused.status, refused.codes]).toEqual([403, ['contracts.LimitReached']]);
    const one = await validate(company, csv, { skip: [3] });
    expect(await carryOut(server, company, one.planId)).toMatchObject({ written: 1 });
  });

  test('leaves out what somebody else added or changed meanwhile, and says so', async () => {
    const company = await server.newCompany();
    const { admin } = company;
    const kept = await addedContract(admin, { name: 'Renhold' });
    const csv = csvOf(
      headings,
      rent,
      ['Fjordgata Eiendom AS', 'Renhold', '01.01.2024', '', '', 1, '', '', ''],
      ['Ny', 'Avtale', '', '', '', '', '', '', ''],
    );
    const { planId, plan } = await validate(company, csv);
    expect(plan.counts).toMatchObject({ create: 2, update: 1 });
    await update(admin, { contractId: kept.contractId, category: 'Drift' });
    await addedContract(admin);
    expect(await carryOut(server, company, planId)).toMatchObject({ state: 'done', written: 1, failed: 2 });
    const rows = await rowsOf(admin, planId, { outcomes: ['failed'] });
    expect(rows.map(({ mishap }) => mishap)).toEqual(['contractAppeared', 'contractChanged']);
    const status = await admin.call(endpoints.getContractImportStatus, { query: { importId: planId } });
    expect([status.status, status.codes]).toEqual([207, ['contracts.ImportRowsFailed']]);
  });
});

describe('undo', () => {
  test('deletes what was added and gives back what was changed, and keeps what was changed or used since', async () => {
    const company = await server.newCompany();
    const { admin } = company;
    const former = await addedContract(admin);
    const lines = ['Endret', 'Brukt', 'Tillegg', 'Urørt'].map((name) => ['Telenor', name, '', '', '', '', '', '', 'Notat']);
    const { planId, rows } = await validate(company, csvOf(headings, [...rent.slice(0, 3), '31.12.2030', '', 6, '', '', ''], ...lines));
    expect(rows.map(({ fate }) => fate)).toEqual(['update', 'create', 'create', 'create', 'create']);
    await carryOut(server, company, planId);
    const [, changed, used, amended] = rows.map(({ contractId }) => contractId ?? '');
    await update(admin, { contractId: changed, category: 'Ny' });
    await admin.call(createNote, { body: { relatedId: used, noteText: 'Enda et' } });
    await addedContract(admin, { name: 'Tillegg 1', parentContractId: amended });
    const answer = await undo(admin, planId);
    expect([answer.status, answer.codes]).toEqual([207, ['contracts.ImportRowsKept']]);
    expect(await progressOf(admin, planId)).toMatchObject({ state: 'undone', undone: 2, kept: 3 });
    const kept = await rowsOf(admin, planId, { outcomes: ['kept'] });
    expect(kept.map(({ name, mishap }) => [name, mishap])).toEqual([
      ['Endret', 'contractChanged'],
      ['Brukt', 'contractInUse'],
      ['Tillegg', 'contractInUse'],
    ]);
    const left = contractOf(await open(admin, former));
    expect(left).toMatchObject({ endDate: '2026-12-31', noticePeriod: former.noticePeriod, version: 3 });
    expect(left.notifications.map(({ when }) => when)).toEqual(former.notifications.map(({ when }) => when));
    expect((await names(admin)).toSorted()).toEqual(['Brukt', 'Endret', 'Leie av kontor', 'Tillegg', 'Tillegg 1']);
    expect(await linesOf(company, 'contracts.undoContractImport', 'contract')).toBe(2);
    expect((await undo(admin, planId)).codes).toEqual(['contracts.ImportNotDone']);
  });
});

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

describe('hostile', () => {
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
    };
    await expect(runImport(server.services, contractImportKind, dying)).rejects.toThrow('killed');
    expect(await progressOf(company.admin, planId)).toMatchObject({ state: 'running', written: 500 });
    await doWork(server, company.companyId);
    expect(await progressOf(company.admin, planId)).toMatchObject({ state: 'done', written: 600, failed: 0 });
    expect((await listOf(company.admin, { page: 1, pageSize: 1 }))['totalEntries']).toBe(600);
    expect(await linesOf(company, 'contracts.importContracts', 'contract')).toBe(600);
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
});
