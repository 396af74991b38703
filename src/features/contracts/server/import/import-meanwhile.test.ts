import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { getUserNotifications } from '#features/notifications/contract/endpoints-bell.ts';
import type { Notification } from '#features/notifications/contract/notification.ts';
import { deleteParty } from '#features/parties/contract/endpoints.ts';
import { addedParty } from '#features/parties/testing/added.ts';
import { deactivateCompanyUser } from '#features/people/contract/endpoints-life.ts';
import { lockReportingLines } from '#features/people/server/public.ts';
import { createTask, getOwnTasks } from '#features/tasks/contract/endpoints.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { readImport } from '#kernel/server/imports/store-import.ts';
import { untilWaiting } from '#kernel/testing/until-waiting.ts';
import type { Caller } from '#testing/caller.ts';
import { doWork } from '#testing/do-work.ts';
import { testServer } from '#testing/server.ts';
import { importContracts } from '../../contract/endpoints-import.ts';
import { open } from '../../testing/calls.ts';
import { addedContract, contractOf } from '../../testing/given.ts';
import { carryOut, csvOf, progressOf, rowsOf, undo, validate } from '../../testing/import-tools.ts';
import { contractImports } from './contract-imports.ts';
import { notifyOfDeadlines } from '../notify-deadlines.ts';

const server = await testServer();

const headings = ['Leverandør', 'Org.nr', 'Avtale', 'Startdato', 'Ansvarlig'];
const start = { party: 'Telenor', name: 'Mobil', startDate: '2024-01-01' };
const kept = async (who: Caller, planId: string) => (await rowsOf(who, planId, { outcomes: ['kept'] })).map(({ mishap }) => mishap);

/** A contract that an import has given to somebody else. */
async function handedOver() {
  const company = await server.newCompany();
  const { admin, person } = company;
  const leaver = await person('officeadmin');
  const heir = await person('officeadmin', { firstName: 'Eva', lastName: 'Dal' });
  const contract = await addedContract(admin, { ...start, responsible: leaver.companyUserId });
  const { planId } = await validate(company, csvOf(headings, ['Telenor', '', 'Mobil', '01.01.2024', 'Eva Dal']));
  await carryOut(server, company, planId);
  return { ...company, leaver, heir, contract, planId };
}

/** What begins while a person of this company leaves or is erased, who is locked before the imports that name them. */
function whileLeaving<T>(
  { companyId, planId }: { companyId: number; planId: string },
  begin: (unit: Company) => Promise<{ begun: Promise<T> }>,
): Promise<{ begun: Promise<T> }> {
  return server.database.forCompany(companyId, async (unit) => {
    await lockReportingLines(unit);
    const beginning = await begin(unit);
    await untilWaiting(server.database);
    await readImport(unit, contractImports, planId, { lock: true });
    return beginning;
  });
}

test('undo gives no contract back to somebody who has left since', async () => {
  const { admin, leaver, heir, contract, planId } = await handedOver();
  expect((await admin.call(deactivateCompanyUser, { body: { companyUserId: leaver.companyUserId } })).status).toBe(200);
  expect((await undo(admin, planId)).codes).toEqual(['contracts.ImportRowsKept']);
  expect(await kept(admin, planId)).toEqual(['responsibleGone']);
  expect(contractOf(await open(admin, contract)).responsibleId).toBe(heir.companyUserId);
});

test('undo gives no contract back to somebody who leaves at the same moment', async () => {
  const { admin, companyId, leaver, heir, contract, planId } = await handedOver();
  const { begun } = await whileLeaving({ companyId, planId }, async ({ tx }) => {
    await sql`update company_user set state = 'inactive' where company_id = ${companyId} and id = ${leaver.companyUserId}::uuid`.execute(
      tx,
    );
    return { begun: undo(admin, planId) };
  });
  expect((await begun).codes).toEqual(['contracts.ImportRowsKept']);
  expect(await kept(admin, planId)).toEqual(['responsibleGone']);
  expect(contractOf(await open(admin, contract)).responsibleId).toBe(heir.companyUserId);
});

test('obligations go with the contract to whom an import gives it, and back when it is undone', async () => {
  const company = await server.newCompany();
  const { admin, person } = company;
  const [former, heir] = [await person('officeadmin'), await person('officeadmin', { firstName: 'Eva', lastName: 'Dal' })];
  const { contractId } = await addedContract(admin, { ...start, responsible: former.companyUserId });
  const task = { ownerKind: 'contract', ownerId: contractId, title: 'Ring Telenor', responsibleId: former.companyUserId };
  expect((await admin.call(createTask, { body: task })).codes).toEqual([]);
  const held = () => Promise.all([former, heir].map(async (who) => ((await who.call(getOwnTasks)).json['tasks'] as object[]).length));
  const { planId } = await validate(company, csvOf(headings, ['Telenor', '', 'Mobil', '01.01.2024', 'Eva Dal']));
  await carryOut(server, company, planId);
  expect(await held()).toEqual([0, 1]);
  expect((await undo(admin, planId)).codes).toEqual([]);
  expect(await held()).toEqual([1, 0]);
});

test('an undone import leaves to the responsible person what they had of the contract before it or got since', async () => {
  const company = await server.newCompany();
  const { admin, person } = company;
  const [former, heir] = [await person('officeadmin'), await person('officeadmin', { firstName: 'Eva', lastName: 'Dal' })];
  const { contractId } = await addedContract(admin, { ...start, responsible: former.companyUserId });
  const add = async (title: string, { companyUserId }: Caller) => {
    const body = { ownerKind: 'contract', ownerId: contractId, title, responsibleId: companyUserId };
    expect((await admin.call(createTask, { body })).codes).toEqual([]);
  };
  const titlesOf = async (who: Caller) =>
    ((await who.call(getOwnTasks)).json['tasks'] as { title: string }[]).map(({ title }) => title).toSorted();
  await add('Ring Telenor', former);
  await add('Mål bruken', heir);
  const { planId } = await validate(company, csvOf(headings, ['Telenor', '', 'Mobil', '01.01.2024', 'Eva Dal']));
  await carryOut(server, company, planId);
  await add('Be om tilbud', heir);
  expect((await undo(admin, planId)).codes).toEqual([]);
  expect([await titlesOf(former), await titlesOf(heir)]).toEqual([['Ring Telenor'], ['Be om tilbud', 'Mål bruken']]);
});

test('an import that is carried out while somebody is erased waits for that', async () => {
  const company = await server.newCompany();
  const { admin, companyId } = company;
  const { planId } = await validate(company, csvOf(headings, ['Telia', '', 'Nett', '', '']));
  expect((await admin.call(importContracts, { body: { planId } })).status).toBe(200);
  const { begun } = await whileLeaving({ companyId, planId }, async () => ({ begun: doWork(server, companyId) }));
  await begun;
  expect(await progressOf(admin, planId)).toMatchObject({ state: 'done', written: 1, failed: 0 });
});

test('undo keeps what referred to a party that has been deleted since', async () => {
  const company = await server.newCompany();
  const { admin } = company;
  const { partyId } = await addedParty(admin, { name: 'Telenor' });
  await addedContract(admin, { ...start, partyId });
  const { planId } = await validate(company, csvOf(headings, ['Telenor', '923609016', 'Mobil', '01.01.2024', '']));
  await carryOut(server, company, planId);
  expect((await admin.call(deleteParty, { body: { partyId } })).status).toBe(200);
  expect((await undo(admin, planId)).status).toBe(207);
  expect(await kept(admin, planId)).toEqual(['partyGone']);
});

test('a row whose party has been deleted since the plan is left out and named', async () => {
  const company = await server.newCompany();
  const { admin } = company;
  const { partyId } = await addedParty(admin, { registryId: '123456785' });
  const { planId } = await validate(company, csvOf(headings, ['Fjordlys', '123456785', 'Regnskap', '', ''], ['Telia', '', 'Nett', '', '']));
  expect((await admin.call(deleteParty, { body: { partyId } })).status).toBe(200);
  expect(await carryOut(server, company, planId)).toMatchObject({ state: 'done', written: 1, failed: 1 });
  expect((await rowsOf(admin, planId, { outcomes: ['failed'] })).map(({ mishap }) => mishap)).toEqual(['partyGone']);
});

test('what was told of contracts that an import added leads to the list when it is undone', async () => {
  const { clock, database, services } = server;
  clock.set('2026-11-21T09:00:00Z');
  const company = await server.newCompany();
  const { admin, companyId } = company;
  const { planId } = await validate(company, csvOf(['Leverandør', 'Avtale', 'Sluttdato'], ['Telia', 'Nett', '22.12.2026']));
  await carryOut(server, company, planId);
  clock.set('2026-11-22T08:00:00Z');
  await database.forCompany(companyId, (unit) => notifyOfDeadlines(unit, services));
  clock.set('2026-11-21T09:00:00Z');
  expect((await undo(admin, planId)).status).toBe(200);
  const { json } = await admin.call(getUserNotifications, { query: { limit: 25 } });
  const told = (json['userNotifications'] as Notification[]).filter(({ reason }) => reason === 'ContractNotifications');
  expect(told.map(({ target }) => target)).toEqual([{ path: '/contracts', query: {} }]);
});
