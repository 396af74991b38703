import { expect, test } from 'vitest';
import { undoImport } from '#features/people/contract/endpoints-import.ts';
import { importTools } from '#features/people/testing/import-tools.ts';
import { testServer } from '#testing/server.ts';
import { finishDocument } from '../contract/endpoints-finish.ts';
import { updateDocument } from '../contract/endpoints.ts';
import { documentOf, filledDocument } from '../testing/given.ts';

const server = await testServer();
const { validate, carryOut, rowsOf, personOf, staffOf } = importTools(server);

test('an import does not move the end of an employment to the first day of the contract that follows it, but up to it', async () => {
  const company = await server.newCompany();
  const { admin } = company;
  const employment = { startDate: '2020-01-01', endDate: '2026-11-30' };
  const [ola = '', nils = ''] = await staffOf(
    company,
    { firstName: 'Ola', lastName: 'Nordmann', emailAddress: 'ola@example.com', ...employment },
    { firstName: 'Nils', lastName: 'Li', emailAddress: 'nils@firma.no', ...employment },
  );
  const { documentId } = await filledDocument(admin, { companyUserId: ola });
  await admin.call(updateDocument, { body: { documentId, baseData: { updateUser: true } } });
  // Name and address are written at once, so the file has those of the contract.
  const finished = await admin.call(finishDocument, { body: { documentId } });
  expect(finished.codes).toEqual([]);
  const { templateName: name } = documentOf(finished);

  const planned = (day: string, body = {}) =>
    validate(company, `Navn;E-post;Sluttdato\nOla Nordmann;ola@example.com;${day}\nNils Li;nils@firma.no;${day}\n`, body);
  const reason = { field: 'endDate', fieldCode: 'beforeNext', params: { name, value: '2027-01-04' } };
  const { plan, rows } = await planned('04.01.2027');
  expect([plan.counts.refuse, plan.counts.update, ...rows.map(({ fate, reasons }) => [fate, reasons])]).toEqual([
    1,
    1,
    ['refuse', [{ code: 'field', ...reason }]],
    ['update', []],
  ]);
  const [without] = (await planned('04.01.2027', { leaveOutInvalid: true })).rows;
  expect(without).toMatchObject({ fate: 'unchanged', reasons: [], warnings: [{ code: 'valueLeftOut', ...reason }] });

  const { planId } = await planned('03.01.2027');
  await carryOut(company, planId);
  expect([(await personOf(company, ola))['endDate'], (await personOf(company, nils))['endDate']]).toEqual(['2027-01-03', '2027-01-03']);
});

test('an import that was planned before a contract was made does not move the end to its first day either', async () => {
  const company = await server.newCompany();
  const { admin } = company;
  const employment = { startDate: '2020-01-01', endDate: '2026-11-30' };
  const [ola = '', nils = ''] = await staffOf(
    company,
    // All that the contract writes at once, so that publishing it does not change the person.
    { firstName: 'Ola', lastName: 'Nordmann', emailAddress: 'ola@example.com', mobilePhoneNumber: '41234567', ...employment },
    { firstName: 'Nils', lastName: 'Li', emailAddress: 'nils@firma.no', ...employment },
  );
  const { documentId } = await filledDocument(admin, { companyUserId: ola });
  await admin.call(updateDocument, { body: { documentId, baseData: { updateUser: true } } });
  const list = 'Navn;E-post;Sluttdato\nOla Nordmann;ola@example.com;04.01.2027\nNils Li;nils@firma.no;04.01.2027\n';
  const { planId } = await validate(company, list);
  expect((await admin.call(finishDocument, { body: { documentId } })).codes).toEqual([]);
  await carryOut(company, planId);
  expect((await rowsOf(company, planId)).map(({ outcome, mishap }) => [outcome, mishap])).toEqual([
    ['failed', 'contractFollows'],
    ['written', null],
  ]);
  expect([(await personOf(company, ola))['endDate'], (await personOf(company, nils))['endDate']]).toEqual(['2026-11-30', '2027-01-04']);
});

test('an undone import does not move the last day back past the first day of a contract made since', async () => {
  const company = await server.newCompany();
  const { admin } = company;
  const employment = { startDate: '2020-01-01', endDate: '2027-06-30' };
  const [ola = '', nils = ''] = await staffOf(
    company,
    // All that the contract writes at once, so that publishing it does not change the person.
    { firstName: 'Ola', lastName: 'Nordmann', emailAddress: 'ola@example.com', mobilePhoneNumber: '41234567', ...employment },
    { firstName: 'Nils', lastName: 'Li', emailAddress: 'nils@firma.no', ...employment },
  );
  const { documentId } = await filledDocument(admin, { companyUserId: ola });
  await admin.call(updateDocument, { body: { documentId, baseData: { updateUser: true } } });
  const list = 'Navn;E-post;Sluttdato\nOla Nordmann;ola@example.com;30.11.2026\nNils Li;nils@firma.no;30.11.2026\n';
  const { planId } = await validate(company, list);
  await carryOut(company, planId);
  expect((await admin.call(finishDocument, { body: { documentId } })).codes).toEqual([]);

  const undone = await admin.call(undoImport, { body: { importId: planId } });
  expect([undone.status, undone.codes]).toEqual([207, ['people.ImportRowsKept']]);
  expect((await rowsOf(company, planId)).map(({ outcome, mishap }) => [outcome, mishap])).toEqual([
    ['kept', 'contractFollows'],
    ['undone', null],
  ]);
  expect([(await personOf(company, ola))['endDate'], (await personOf(company, nils))['endDate']]).toEqual(['2026-11-30', '2027-06-30']);
});
