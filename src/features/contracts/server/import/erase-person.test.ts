import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { deactivateCompanyUser, deleteCompanyUser } from '#features/people/contract/endpoints-life.ts';
import { testServer, type TestCompany } from '#testing/server.ts';
import { names, open, update } from '../../testing/calls.ts';
import { contractOf } from '../../testing/given.ts';
import { carryOut, csvOf, progressOf, rowsOf, undo, validate } from '../../testing/import-tools.ts';
import { readSealedRows } from '#kernel/server/imports/store-erase-rows.ts';
import { contractImports, openContent, openFormer, openReading } from './contract-imports.ts';
import { readImport } from '#kernel/server/imports/store-import.ts';

const server = await testServer();
const headings = ['Leverandør', 'Avtale', 'Startdato', 'Sluttdato', 'Kontaktperson'];
const rowOf = (name: string, contact: string, end = '31.12.2027') => ['Fjordgata Eiendom AS', name, '01.01.2024', end, contact];

/** A company with somebody who can be erased. */
async function withLeaver() {
  const company = await server.newCompany();
  const { companyUserId = '' } = await company.person('employee', { firstName: 'Åse', lastName: 'Unikesen' });
  const erase = async () => {
    expect((await company.admin.call(deactivateCompanyUser, { body: { companyUserId } })).status).toBe(200);
    expect((await company.admin.call(deleteCompanyUser, { body: { companyUserId } })).status).toBe(200);
  };
  return { ...company, companyUserId, erase };
}

/** All that is sealed of an import, opened. */
function everything({ companyId }: TestCompany, importId: string): Promise<string> {
  const { secrets } = server.services;
  return server.database.forCompany(companyId, async (company) => {
    const rows = (await readSealedRows(company, contractImports)).filter((row) => row.importId === importId);
    const parts = rows.map(({ number, content, former }) => {
      const place = { companyId, importId, number };
      return [openContent(secrets, content, place), former && openFormer(secrets, former, place)];
    });
    const done = await readImport(company, contractImports, importId);
    return JSON.stringify([parts, done && openReading(secrets, done.reading, { companyId, importId })]);
  });
}

test('an erased person is no longer in the plan of an import; what was added is undone, what was changed is kept and listed', async () => {
  const company = await withLeaver();
  const { admin, companyUserId } = company;
  const first = await validate(company, csvOf(headings, rowOf('Leie', 'Per Olsen'), rowOf('Strøm', 'Per Olsen')));
  await carryOut(server, company, first.planId);
  const [rent, power] = first.rows.map(({ contractId }) => ({ contractId: contractId ?? '' }));
  await update(admin, { ...power, notifications: [{ type: 2, when: 30, channels: [1], recipient: companyUserId }] });
  const list = csvOf(
    headings,
    rowOf('Leie', 'Per Olsen', '31.12.2028'),
    rowOf('Strøm', 'Per Olsen', '31.12.2028'),
    rowOf('Vask', 'åse unikesen'),
  );
  const { planId } = await validate(company, list);
  expect(await carryOut(server, company, planId)).toMatchObject({ written: 3 });
  expect(await everything(company, planId)).toMatch(/unik/i);
  expect(await everything(company, planId)).toContain(companyUserId);
  await company.erase();

  const left = await everything(company, planId);
  expect(left).not.toMatch(/unik/i);
  expect(left).not.toContain(companyUserId);
  expect((await rowsOf(admin, planId)).map(({ name }) => name)).toEqual(['Leie', '', '']);
  const undone = await undo(admin, planId);
  expect([undone.status, undone.codes]).toEqual([207, ['contracts.ImportRowsKept']]);
  expect((await rowsOf(admin, planId)).map(({ mishap }) => mishap)).toEqual([null, 'rowErased', null]);
  expect((await names(admin)).toSorted()).toEqual(['Leie', 'Strøm']);
  const ends = await Promise.all(
    [rent, power].map(async (one) => contractOf(await open(admin, { contractId: one?.contractId ?? '' })).endDate),
  );
  expect(ends).toEqual(['2027-12-31', '2028-12-31']);
});

test('a row of a plan that named an erased person is not written, and says so', async () => {
  const company = await withLeaver();
  const { planId } = await validate(company, csvOf(headings, rowOf('Leie', 'Per Olsen'), rowOf('Vask', 'Åse Unikesen')));
  await company.erase();
  expect(await carryOut(server, company, planId)).toMatchObject({ state: 'done', written: 1, failed: 1 });
  expect((await rowsOf(company.admin, planId)).map(({ mishap }) => mishap)).toEqual([null, 'rowErased']);
  expect(await progressOf(company.admin, planId)).toMatchObject({ written: 1, failed: 1 });
});

test('an import is undone although a person whom a former notification named is not there any more', async () => {
  const company = await server.newCompany();
  const { admin, companyId } = company;
  const first = await validate(company, csvOf(headings, rowOf('Leie', 'Per Olsen')));
  await carryOut(server, company, first.planId);
  const contractId = first.rows[0]?.contractId ?? '';
  const { companyUserId: recipient } = await company.person('employee');
  await update(admin, { contractId, notifications: [{ type: 2, when: 30, channels: [1], recipient }] });
  const { planId } = await validate(company, csvOf(headings, rowOf('Leie', 'Per Olsen', '31.12.2028')));
  await carryOut(server, company, planId);
  await server.database.forCompany(companyId, ({ tx }) =>
    sql`delete from company_user where company_id = ${companyId} and id = ${recipient}::uuid`.execute(tx),
  );
  expect((await undo(admin, planId)).status).toBe(200);
  const { endDate, notifications } = contractOf(await open(admin, { contractId }));
  expect([endDate, notifications.map((one) => [one.when, one.recipient])]).toEqual(['2027-12-31', [[30, null]]]);
});
