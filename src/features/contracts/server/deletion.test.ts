import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { getUserNotifications } from '#features/notifications/contract/endpoints-bell.ts';
import type { Notification } from '#features/notifications/contract/notification.ts';
import { createTask } from '#features/tasks/contract/endpoints.ts';
import { testServer, type TestCompany } from '#testing/server.ts';
import { updateContractFiles } from '../contract/endpoints-files.ts';
import { deleteContract } from '../contract/endpoints.ts';
import { addedContract, noteOn, textFile } from '../testing/given.ts';
import { notifyOfDeadlines } from './notify-deadlines.ts';

const server = await testServer();
const { database, services, clock } = server;

/** How many rows of each table are about a contract. */
async function rowsAbout({ companyId }: TestCompany, contractId: string): Promise<Record<string, number>> {
  return database.forCompany(companyId, async ({ tx }) => {
    const { rows } = await sql<{ table: string; count: number }>`
      select 'file' as table, count(*)::integer as count from file where company_id = ${companyId} and contract_id = ${contractId}::uuid
      union all select 'file_tag', count(*)::integer from file_tag where company_id = ${companyId} and contract_id = ${contractId}::uuid
      union all select 'note', count(*)::integer from note where company_id = ${companyId} and contract_id = ${contractId}::uuid
      union all select 'task', count(*)::integer from task where company_id = ${companyId} and contract_id = ${contractId}::uuid
      union all select 'notification', count(*)::integer from contract_notification
        where company_id = ${companyId} and contract_id = ${contractId}::uuid`.execute(tx);
    return Object.fromEntries(rows.map(({ table, count }) => [table, count]));
  });
}

const bell = async ({ admin }: TestCompany) => {
  clock.set('2026-11-21T09:00:00Z');
  const { json } = await admin.call(getUserNotifications, { query: { limit: 25 } });
  const all = json['userNotifications'] as Notification[];
  return all.filter(({ reason }) => reason === 'ContractNotifications').map(({ target }) => target);
};

test('a deleted contract leaves nothing but its log, and what was told of it leads to the list', async () => {
  const company = await server.newCompany();
  const { admin, companyId } = company;
  const tell = (moment: string) => {
    clock.set(moment);
    return database.forCompany(companyId, (unit) => notifyOfDeadlines(unit, services));
  };
  clock.set('2026-11-21T09:00:00Z');
  const notifications = [{ type: 1, when: 30, channels: [1] }];
  const { contractId } = await addedContract(admin, { endDate: '2027-06-30', noticePeriod: null, notifications });
  const other = await addedContract(admin, { name: 'Renhold', endDate: '2027-06-30', noticePeriod: null, notifications });
  const tagId = crypto.randomUUID();
  const folder = { filesTags: [{ tagIds: [tagId] }], tagsToCreate: [{ tagId, tagName: 'Vedlegg' }] };
  await admin.call(updateContractFiles, { body: { contractId, ...folder }, files: [textFile()] });
  await noteOn({ server, admin, company }, contractId);
  const task = { ownerKind: 'contract', ownerId: contractId, title: 'Send oppsigelse', responsibleId: admin.companyUserId };
  await admin.call(createTask, { body: task });
  await tell('2026-11-21T09:00:00Z');
  await tell('2027-05-31T06:00:00Z');
  const page = (id: string) => ({ path: '/contracts/details', query: { contractId: id } });
  expect(await bell(company)).toEqual(expect.arrayContaining([page(contractId), page(other.contractId)]));
  expect(await rowsAbout(company, contractId)).toEqual({ file: 1, file_tag: 1, note: 1, task: 1, notification: 1 });
  expect((await admin.call(deleteContract, { body: { contractId, name: 'Leie av kontor' } })).codes).toEqual([]);
  expect(await rowsAbout(company, contractId)).toEqual({ file: 0, file_tag: 0, note: 0, task: 0, notification: 0 });
  expect(await bell(company)).toEqual(expect.arrayContaining([{ path: '/contracts', query: {} }, page(other.contractId)]));
});
