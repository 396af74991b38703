import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { acknowledgeAccessControlWelcomeScreen, setRole } from '#features/access-control/contract/endpoints.ts';
import * as imports from '#features/people/contract/endpoints-import.ts';
import { deactivateCompanyUser } from '#features/people/contract/endpoints-life.ts';
import { getActiveCompanyUsers } from '#features/people/contract/endpoints.ts';
import { lockReportingLines } from '#features/people/server/public.ts';
import { staffFile } from '#features/people/testing/import-examples.ts';
import { roleIds } from '#features/rights/contract/role-ids.ts';
import { untilWaiting } from '#kernel/testing/until-waiting.ts';
import type { Caller, TestAnswer } from '#testing/caller.ts';
import { doWork } from '#testing/do-work.ts';
import { testServer } from '#testing/server.ts';
import { updateResponsible } from '../contract/endpoints.ts';
import type { Contract } from '../contract/entities.ts';
import { names, open, update } from '../testing/calls.ts';
import { addedContract, contractOf, sendContract } from '../testing/given.ts';

const server = await testServer();

/** A company with access control, where roles are given. */
async function withRoles() {
  const company = await server.newCompany();
  const { admin } = company;
  await admin.call(acknowledgeAccessControlWelcomeScreen, { body: { directedByCompanyUserId: admin.companyUserId } });
  return company;
}

test('nobody leaves while they are responsible for contracts', async () => {
  const { admin, person } = await server.newCompany();
  const office = await person('officeadmin');
  await addedContract(admin, { responsible: office.companyUserId });
  const leave = () => admin.call(deactivateCompanyUser, { body: { companyUserId: office.companyUserId } });
  const refused = await leave();
  expect([refused.codes, refused.json['details']]).toMatchObject([
    ['people.ResponsibleForContracts'],
    { count: 1, items: [{ name: 'Fjordgata Eiendom AS – Leie av kontor' }] },
  ]);
  await admin.call(updateResponsible, { body: { Responsible: office.companyUserId, NewResponsible: admin.companyUserId } });
  expect((await leave()).status).toBe(200);
});

test('contracts that were handed over go back once, and not to somebody who has left since', async () => {
  const { admin, person } = await server.newCompany();
  const office = await person('officeadmin');
  const { contractId } = await addedContract(admin, { responsible: office.companyUserId });
  const handOver = async (body: object, key: string = crypto.randomUUID()) =>
    admin.call(updateResponsible, { body }, { 'idempotency-key': key });
  const there = { Responsible: office.companyUserId, NewResponsible: admin.companyUserId };
  const back = { Responsible: admin.companyUserId, NewResponsible: office.companyUserId };
  const { contracts } = (await handOver(there)).json;
  const key = crypto.randomUUID();
  const undone = (await handOver({ ...back, contracts }, key)).json;
  expect([undone['handedOver'], (await handOver({ ...back, contracts }, key)).json]).toEqual([1, undone]);
  const again = (await handOver(there)).json;
  expect((await admin.call(deactivateCompanyUser, { body: { companyUserId: office.companyUserId } })).codes).toEqual([]);
  expect((await handOver({ ...back, contracts: again['contracts'] })).codes).toEqual(['contracts.CannotGoBack']);
  expect(contractOf(await open(admin, { contractId })).responsibleId).toBe(admin.companyUserId);
});

const giving: Record<string, (admin: Caller, to: { id: string; contractId: string }) => Promise<TestAnswer>> = {
  added: (admin, { id }) => sendContract(admin, { responsible: id }),
  given: (admin, { id, contractId }) => update(admin, { contractId, responsible: id }),
  'handed over': (admin, { id }) => admin.call(updateResponsible, { body: { Responsible: admin.companyUserId, NewResponsible: id } }),
};

test.each(Object.keys(giving))('a contract is not %s to somebody who leaves at the same moment', async (how) => {
  const { admin, companyId, person } = await server.newCompany();
  const { companyUserId: id = '' } = await person('officeadmin');
  const { contractId } = await addedContract(admin);
  const { answer } = await server.database.forCompany(companyId, async (company) => {
    await lockReportingLines(company);
    await sql`update company_user set state = 'inactive' where company_id = ${companyId} and id = ${id}::uuid`.execute(company.tx);
    const given = giving[how]?.(admin, { id, contractId });
    await untilWaiting(server.database);
    return { answer: given };
  });
  expect((await answer)?.codes).toEqual(['contracts.NotResponsible']);
  expect(contractOf(await open(admin, { contractId })).responsibleId).toBe(admin.companyUserId);
});

test('whoever loses the register by another role hands theirs to the nearest manager who reaches it', async () => {
  const { admin, person } = await withRoles();
  const boss = await person('manager', { firstName: 'Eva', lastName: 'Dal' });
  const office = await person('hradmin', { reportsTo: String(boss.companyUserId) });
  const contract = await addedContract(admin, { responsible: office.companyUserId });
  const answer = await admin.call(setRole, { body: { companyUserId: office.companyUserId, roleId: roleIds.employee } });
  expect(answer.codes).toEqual([]);
  const read = contractOf(await open(admin, contract)) as Contract & { contractLogs: { sentence: string }[] };
  expect([read.responsible, read.version]).toEqual(['Eva Dal', 2]);
  expect(read.contractLogs.length).toBe(2);
});

test('without such a manager they go to somebody who keeps the register', async () => {
  const { admin, person } = await withRoles();
  const office = await person('officeadmin');
  await addedContract(admin, { responsible: office.companyUserId });
  await admin.call(setRole, { body: { companyUserId: office.companyUserId, roleId: roleIds.employee } });
  expect(await names(admin, { responsibleIds: [admin.companyUserId] })).toEqual(['Leie av kontor']);
});

test('a role that still reaches the register leaves them where they are', async () => {
  const { admin, person } = await withRoles();
  const office = await person('officeadmin');
  await addedContract(admin, { responsible: office.companyUserId });
  await admin.call(setRole, { body: { companyUserId: office.companyUserId, roleId: roleIds.manager } });
  expect(await names(admin, { responsibleIds: [office.companyUserId] })).toEqual(['Leie av kontor']);
});

test('somebody whom a notification names stays when the import of people that added them is undone, and is listed', async () => {
  const { admin, companyId } = await server.newCompany();
  const { json } = await admin.call(
    imports.validateImport,
    staffFile('Navn;E-post\nÅse Unikesen;ase@unik.example\nOla Unikesen;ola@unik.example\n'),
  );
  await admin.call(imports.importPeople, { body: { planId: json['planId'] } });
  await doWork(server, companyId);
  const list = await admin.call(getActiveCompanyUsers, { body: { filter: { search: 'åse unikesen' } } });
  const [named] = list.json['companyUsers'] as [{ id: string }];
  const notifications = [{ type: 1, when: 30, channels: [1], recipient: named.id }];
  const contract = await addedContract(admin, { notifications });
  const undone = await admin.call(imports.undoImport, { body: { importId: json['planId'] } });
  expect([undone.status, undone.codes]).toEqual([207, ['people.ImportRowsKept']]);
  const rows = (await admin.call(imports.getImportRows, { body: { planId: json['planId'] } })).json['rows'] as { mishap: string | null }[];
  expect(rows.map(({ mishap }) => mishap)).toEqual(['personHasRecords', null]);
  expect(contractOf(await open(admin, contract)).notifications.map(({ recipient }) => recipient)).toEqual([named.id]);
});
