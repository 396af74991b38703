import { expect, test } from 'vitest';
import { acknowledgeAccessControlWelcomeScreen, setRole } from '#features/access-control/contract/endpoints.ts';
import * as imports from '#features/people/contract/endpoints-import.ts';
import { deactivateCompanyUser } from '#features/people/contract/endpoints-life.ts';
import { getActiveCompanyUsers } from '#features/people/contract/endpoints.ts';
import { staffFile } from '#features/people/testing/import-examples.ts';
import { roleIds } from '#features/rights/contract/role-ids.ts';
import { doWork } from '#testing/do-work.ts';
import { testServer } from '#testing/server.ts';
import { updateResponsible } from '../contract/endpoints.ts';
import type { Contract } from '../contract/entities.ts';
import { names, open } from '../testing/calls.ts';
import { addedContract, contractOf } from '../testing/given.ts';

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
