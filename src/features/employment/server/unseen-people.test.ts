import { expect, test } from 'vitest';
import { createApiKey } from '#features/account/contract/endpoints.ts';
import type { Permission } from '#kernel/contract/permissions.ts';
import { limitCompany } from '#testing/limit-company.ts';
import { testServer } from '#testing/server.ts';
import { createAddendum } from '../contract/endpoints-addendum.ts';
import { createDocuments } from '../contract/endpoints-bulk.ts';
import { setPerson } from '../contract/endpoints-life.ts';
import { copyDocument, createDocument, getDocuments, updateDocument } from '../contract/endpoints.ts';
import { begunDocument, publishedDocument } from '../testing/given.ts';

const server = await testServer();
const ofContracts: readonly Permission[] = ['EmployeeContracts', 'EmployeeContractsEdit'];

/** A company with a contract that was begun, one that was published and somebody who has none, and a key to contracts with `more`. */
async function companyWithKey(more: readonly Permission[] = []) {
  const company = await server.newCompany();
  const { admin, companyId, person } = company;
  await limitCompany(server, company, { employmentContractLimit: 20 });
  const ola = await person('employee');
  const begun = await begunDocument(admin);
  const published = await publishedDocument(admin);
  const { json } = await admin.call(createApiKey, { body: { name: 'Kontrakter', permissions: [...ofContracts, ...more] } });
  const key = admin.with({ bearer: String(json['key']), companyId });
  const template = { templateId: 'permanent', language: 'no' };
  const callsFor = (companyUserId: string | undefined) => [
    () => key.call(createDocument, { body: { ...template, companyUserId } }),
    () => key.call(copyDocument, { body: { documentId: begun.documentId, companyUserId } }),
    () => key.call(createDocuments, { body: { from: { kind: 'template', ...template }, companyUserIds: [companyUserId] } }),
    () => key.call(updateDocument, { body: { documentId: begun.documentId, companyUserId } }),
    () => key.call(setPerson, { body: { documentId: published.documentId, companyUserId } }),
  ];
  const answersFor = async (companyUserId: string | undefined) => {
    const answers = [];
    for (const call of callsFor(companyUserId)) answers.push(await call());
    return answers.map(({ status, codes }) => [status, ...codes]);
  };
  return { ...company, ola, key, answersFor };
}

const forbidden = Array.from({ length: 5 }, () => [403, 'common.Forbidden']);

test.each<[string, Permission[]]>([
  ['nothing of people', []],
  ['people without their pay', ['Employees', 'EmployeesViewDetails']],
])('a key that sees %s makes no contract for them', async (_name, more) => {
  const { ola, answersFor, admin, key } = await companyWithKey(more);
  expect(await answersFor(ola.companyUserId)).toEqual(forbidden);
  const rows = (await admin.call(getDocuments)).json['documentListItems'] as { companyUserId: string | null }[];
  expect(rows.map(({ companyUserId }) => companyUserId)).toEqual([null, null]);
  const contract = await publishedDocument(admin, { companyUserId: ola.companyUserId });
  expect((await key.call(createAddendum, { body: { documentId: contract.documentId } })).codes).toEqual(['common.Forbidden']);
});

test('a key makes contracts for its owner, and for everybody whom it sees all of', async () => {
  const own = await companyWithKey();
  expect(await own.answersFor(own.admin.companyUserId)).toEqual([[200], [200], [200], [200], [200]]);
  const others = await companyWithKey(['Employees', 'EmployeesEdit']);
  expect(await others.answersFor(others.ola.companyUserId)).toEqual([[200], [200], [200], [200], [200]]);
});

test('nobody makes a contract for somebody who is not there', async () => {
  const { answersFor } = await companyWithKey(['Employees', 'EmployeesEdit']);
  expect(await answersFor(crypto.randomUUID())).toEqual(Array.from({ length: 5 }, () => [404, 'common.NotFound']));
});
