import { sql } from 'kysely';
import { addDays } from '#kernel/contract/days.ts';
import { describe, expect, test } from 'vitest';
import { limitCompany } from '#testing/limit-company.ts';
import { testServer } from '#testing/server.ts';
import { createNote, getNotes } from '../../contract/endpoints-notes.ts';
import * as endpoints from '../../contract/endpoints-import.ts';
import { names, open, update } from '../../testing/calls.ts';
import { addedContract, contractOf } from '../../testing/given.ts';
import { contractList } from '../../testing/import-examples.ts';
import { carryOut, csvOf, linesOf, progressOf, rowsOf, undo, validate } from '../../testing/import-tools.ts';

const server = await testServer();
const headings = ['Leverandør', 'Avtale', 'Startdato', 'Sluttdato', 'Fornyelse', 'Oppsigelsestid (mnd)', 'Kr/mnd', 'Ansvarlig', 'Merknad'];
const rent = ['Fjordgata Eiendom AS', 'Leie av kontor', '01.01.2024', '31.12.2026', '12 mnd', 3, '25 000', '', 'Indeksreguleres'];

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
    expect(await linesOf(server, company, { action: 'contracts.importContracts', entity: 'contract' })).toBe(1);
    expect(await linesOf(server, company, { action: 'contracts.importContracts', entity: 'party' })).toBe(1);
    expect(await linesOf(server, company, { action: 'contracts.importContracts', entity: 'contractImport' })).toBe(1);
  });

  test('tells at once of what falls on its own day, once for all', async () => {
    server.clock.set('2026-11-21T09:00:00Z');
    const company = await server.newCompany();
    const ending = (name: string, days: number) => ['Vask AS', name, '2024-01-01', addDays('2026-11-21', days), '', '', '100', '', ''];
    const { planId } = await validate(company, csvOf(headings, ending('Gulv', 30), ending('Vinduer', 90), ending('Tak', 31)));
    await carryOut(server, company, planId);
    const { rows } = await server.database.transaction(({ tx }) =>
      sql<{ data: { contractIds: string[] } }>`delete from pgboss.job where name = 'contracts.tell-saved' returning data`.execute(tx),
    );
    expect(rows.map(({ data }) => data.contractIds.length)).toEqual([2]);
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

  test('takes notifications of whoever was responsible along, and undo gives them back', async () => {
    const company = await server.newCompany();
    const { admin, person } = company;
    const { companyUserId: boss } = await person('officeadmin');
    const { companyUserId: other } = await person('employee');
    const toldTo = (recipient: string | undefined, when: number) => ({ type: 1, when, channels: [1], recipient });
    const start = { party: 'Telenor', name: 'Mobil', startDate: '2024-01-01' };
    const contract = await addedContract(admin, { ...start, responsible: boss, notifications: [toldTo(boss, 120), toldTo(other, 90)] });
    await server.database.forCompany(company.companyId, async ({ tx }) => {
      await sql`update company_user set employee_number = '77' where id = ${admin.companyUserId}::uuid`.execute(tx);
    });
    const { planId } = await validate(
      company,
      csvOf(['Leverandør', 'Avtale', 'Start', 'Ansvarlig'], ['Telenor', 'Mobil', '01.01.2024', '77']),
    );
    await carryOut(server, company, planId);
    const recipients = async () => contractOf(await open(admin, contract)).notifications.map(({ recipient }) => recipient);
    expect(await recipients()).toEqual([null, other]);
    await undo(admin, planId);
    expect(await recipients()).toEqual([boss, other]);
  });

  test('says before the commit that the subscription has no room, and refuses', async () => {
    const company = await server.newCompany();
    await limitCompany(server, company, { contractLimit: 2 });
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
    expect(await linesOf(server, company, { action: 'contracts.undoContractImport', entity: 'contract' })).toBe(2);
    expect((await undo(admin, planId)).codes).toEqual(['contracts.ImportNotDone']);
  });
});
