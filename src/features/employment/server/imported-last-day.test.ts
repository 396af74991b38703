import { expect, test } from 'vitest';
import { undoImport } from '#features/people/contract/endpoints-import.ts';
import { importTools } from '#features/people/testing/import-tools.ts';
import { testServer } from '#testing/server.ts';
import { finishDocument } from '../contract/endpoints-finish.ts';
import { updateDocument } from '../contract/endpoints.ts';
import { documentOf, filledDocument } from '../testing/given.ts';

const server = await testServer();
const { validate, carryOut, rowsOf, personOf, staffOf } = importTools(server);

/** Ola and Nils, who leave on the same day; `publish` makes Ola's next contract of 4 January 2027 wait, and answers its name. */
async function leaving(endDate: string) {
  const company = await server.newCompany();
  const { admin } = company;
  const employment = { startDate: '2020-01-01', endDate };
  const [ola = '', nils = ''] = await staffOf(
    company,
    // All that the contract writes at once, so that publishing it does not change the person.
    { firstName: 'Ola', lastName: 'Nordmann', emailAddress: 'ola@example.com', mobilePhoneNumber: '41234567', ...employment },
    { firstName: 'Nils', lastName: 'Li', emailAddress: 'nils@firma.no', ...employment },
  );
  const { documentId } = await filledDocument(admin, { companyUserId: ola });
  await admin.call(updateDocument, { body: { documentId, baseData: { updateUser: true } } });
  return {
    company,
    planned: (day: string, body = {}) =>
      validate(company, `Navn;E-post;Sluttdato\nOla Nordmann;ola@example.com;${day}\nNils Li;nils@firma.no;${day}\n`, body),
    publish: async () => {
      const finished = await admin.call(finishDocument, { body: { documentId } });
      expect(finished.codes).toEqual([]);
      return documentOf(finished).templateName;
    },
    lastDays: async () => [(await personOf(company, ola))['endDate'], (await personOf(company, nils))['endDate']],
    outcomes: async (planId: string) => (await rowsOf(company, planId)).map(({ outcome, mishap }) => [outcome, mishap]),
  };
}

test('an import does not move the end of an employment to the first day of the contract that follows it, but up to it', async () => {
  const { company, planned, publish, lastDays } = await leaving('2026-11-30');
  const reason = { field: 'endDate', fieldCode: 'beforeNext', params: { name: await publish(), value: '2027-01-04' } };
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
  expect(await lastDays()).toEqual(['2027-01-03', '2027-01-03']);
});

test('an import that was planned before a contract was made does not move the end to its first day either', async () => {
  const { company, planned, publish, lastDays, outcomes } = await leaving('2026-11-30');
  const { planId } = await planned('04.01.2027');
  await publish();
  await carryOut(company, planId);
  expect(await outcomes(planId)).toEqual([
    ['failed', 'contractFollows'],
    ['written', null],
  ]);
  expect(await lastDays()).toEqual(['2026-11-30', '2027-01-04']);
});

test('an undone import does not move the last day back past the first day of a contract made since', async () => {
  const { company, planned, publish, lastDays, outcomes } = await leaving('2027-06-30');
  const { planId } = await planned('30.11.2026');
  await carryOut(company, planId);
  await publish();

  const undone = await company.admin.call(undoImport, { body: { importId: planId } });
  expect([undone.status, undone.codes]).toEqual([207, ['people.ImportRowsKept']]);
  expect(await outcomes(planId)).toEqual([
    ['kept', 'contractFollows'],
    ['undone', null],
  ]);
  expect(await lastDays()).toEqual(['2026-11-30', '2027-06-30']);
});
