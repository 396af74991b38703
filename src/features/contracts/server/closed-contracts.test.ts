import { expect, test } from 'vitest';
import { getItemPermissions, setItemPermissions } from '#features/access-control/contract/endpoints-item.ts';
import { acknowledgeAccessControlWelcomeScreen, setRole } from '#features/access-control/contract/endpoints.ts';
import { getRecentActivity } from '#features/dashboard/contract/endpoints-home.ts';
import { exportLogs } from '#features/log/contract/endpoints.ts';
import { getUserNotifications } from '#features/notifications/contract/endpoints-bell.ts';
import { deactivateCompanyUser } from '#features/people/contract/endpoints-life.ts';
import { roleIds } from '#features/rights/contract/role-ids.ts';
import { completeTask, getTasks } from '#features/tasks/contract/endpoints.ts';
import { given } from '#features/tasks/testing/given.ts';
import type { Caller } from '#testing/caller.ts';
import { testServer } from '#testing/server.ts';
import { readContractFeed } from '../contract/endpoints-feed.ts';
import { getContractFiles, updateContractFiles } from '../contract/endpoints-files.ts';
import { getContractImportRows } from '../contract/endpoints-import.ts';
import { createNote, getNotes } from '../contract/endpoints-notes.ts';
import { getContractSettings, getContractsToHandOver, getPossibleResponsibles } from '../contract/endpoints-register.ts';
import {
  exportContracts,
  getContract,
  getContractLogs,
  getContracts,
  updateResponsible,
  updateTrafficLight,
} from '../contract/endpoints.ts';
import { listOf, names, open, update } from '../testing/calls.ts';
import { addedContract, contractOf, feedSecretOf, sendContract } from '../testing/given.ts';
import { carryOut, csvOf, rowsOf, undo, validate } from '../testing/import-tools.ts';
import { deadlineReason, notifyOfDeadlines } from './notify-deadlines.ts';

const server = await testServer();
const { clock, database, services } = server;
const secret = 'Oppkjøp';
const restrict = (who: Caller, itemId: string, ...grants: object[]) =>
  who.call(setItemPermissions, { body: { itemType: 'contract', itemId, grants } });
const toCaller = ({ companyUserId }: Caller) => ({ companyUserId, level: 'full' });

/** A company with two contracts, of which one is closed to all but its responsible person and the administrators. */
async function companyWithSecret() {
  const company = await server.newCompany();
  const { admin, person } = company;
  const [office, reader, lead] = [await person('officeadmin'), await person('hradmin'), await person('manager')];
  await addedContract(admin, { name: 'Renhold', category: 'Drift' });
  const closed = await addedContract(admin, { name: secret, party: secret, category: secret, responsible: lead.companyUserId });
  await admin.call(createNote, { body: { relatedId: closed.contractId, noteText: 'Ring selgeren' } });
  expect((await restrict(admin, closed.contractId, toCaller(admin))).status).toBe(200);
  return { ...company, office, reader, lead, closed };
}

test('rows of an import say nothing of a contract that was closed to the reader afterwards', async () => {
  const company = await server.newCompany();
  const { admin } = company;
  const office = await company.person('officeadmin');
  const csv = csvOf(['Leverandør', 'Avtale', 'Startdato'], [secret, secret, '01.01.2026'], ['Vask AS', 'Renhold', '01.01.2026']);
  const { planId, rows } = await validate(company, csv);
  await carryOut(server, company, planId);
  expect((await restrict(admin, rows[0]?.contractId ?? '', toCaller(admin))).status).toBe(200);
  const seen = async (who: Caller) => {
    const { json } = await who.call(getContractImportRows, { body: { planId } });
    return (json['rows'] as { number: number; name: string; contractId: string | null }[]).map(({ name, contractId }) => [
      name,
      contractId,
    ]);
  };
  const [first, second] = rows.map(({ contractId }) => contractId);
  expect(await seen(admin)).toEqual([
    [secret, first],
    ['Renhold', second],
  ]);
  expect(await seen(office)).toEqual([
    ['', null],
    ['Renhold', second],
  ]);
});

test('a contract that is closed to somebody is nowhere for them, and there for whoever is responsible and for administrators', async () => {
  const { admin, office, reader, lead, closed } = await companyWithSecret();
  const { contractId } = closed;
  const places = async (who: Caller) => {
    const read = await Promise.all([
      who.call(getContracts, { query: {} }),
      who.call(getContractSettings),
      who.call(getRecentActivity),
      who.call(exportContracts, { body: { columns: ['name'], format: 'csv' } }),
    ]);
    expect(read.map(({ status }) => status)).toEqual(read.map(() => 200));
    return read.map(({ bytes }) => bytes.toString().includes(secret) || bytes.toString().includes(contractId));
  };
  const alone = async (who: Caller) =>
    (
      await Promise.all([
        who.call(getContract, { query: { contractId } }),
        who.call(getContractLogs, { query: { contractId } }),
        who.call(getContractFiles, { body: { contractId } }),
        who.call(getNotes, { query: { relatedId: contractId } }),
        who.call(getTasks, { query: { ownerKind: 'contract', ownerId: contractId } }),
        who.call(updateTrafficLight, { body: { contractId, trafficLight: 'Red' } }),
        who.call(getItemPermissions, { query: { itemType: 'contract', itemId: contractId } }),
      ])
    ).map(({ status }) => status);
  const [nowhere, everywhere] = [
    [false, false, false, false],
    [true, true, true, true],
  ];
  // Recent activity of a team lead has what belongs to their people.
  expect([await places(office), await places(reader), await places(admin), await places(lead)]).toEqual([
    nowhere,
    nowhere,
    everywhere,
    [true, true, false, true],
  ]);
  const gone = [404, 404, 404, 404, 404, 404, 404];
  const there = [200, 200, 200, 200, 200, 200];
  expect([await alone(office), await alone(reader), await alone(admin), await alone(lead)]).toEqual([
    gone,
    gone,
    [...there, 200],
    [...there, 403],
  ]);
});

test('the log of the company leaves out a closed contract and what belongs to it', async () => {
  const { admin, reader, closed } = await companyWithSecret();
  const { contractId } = closed;
  const { taskId } = await given(admin, contractId, { ownerKind: 'contract', title: `Ring om ${secret}` });
  const proof = { name: `${secret} signert.txt`, bytes: Buffer.from('Kvittering') };
  expect((await admin.call(completeTask, { body: { taskId }, files: [proof] })).codes).toEqual([]);
  await admin.call(updateContractFiles, { body: { contractId }, files: [{ name: `${secret}.txt`, bytes: Buffer.from('Avtale') }] });
  const log = async (who: Caller) => {
    const { status, bytes } = await who.call(exportLogs, { body: { format: 'csv' } });
    return [status, bytes.toString().split(secret).length > 6, bytes.toString().includes(secret)];
  };
  expect([await log(admin), await log(reader)]).toEqual([
    [200, true, true],
    [200, false, false],
  ]);
});

test('sums, parties and counts of people are those of the contracts that one sees', async () => {
  const { office, lead, closed } = await companyWithSecret();
  const list = await listOf(office);
  expect([list['totalEntries'], list['sums']]).toMatchObject([1, [{ contracts: 1 }]]);
  expect(await names(office, { search: secret })).toEqual([]);
  const { people } = (await office.call(getPossibleResponsibles)).json as {
    people: { companyUserId: string; contracts: number }[];
  };
  expect(people.find(({ companyUserId }) => companyUserId === lead.companyUserId)).toMatchObject({ contracts: 0 });
  const { bytes } = await server.nobody.call(readContractFeed, { params: { secret: await feedSecretOf(office) } });
  expect([bytes.toString().includes('Renhold'), bytes.toString().includes(secret)]).toEqual([true, false]);
  expect((await sendContract(office, { parentContractId: closed.contractId })).codes).toEqual(['contracts.UnknownParent']);
});

test('who is left to look changes nothing, and what is opened again is there again', async () => {
  const { admin, office, closed } = await companyWithSecret();
  const { contractId } = closed;
  expect((await restrict(admin, contractId, { roleId: roleIds.officeadmin, level: 'view' })).codes).toEqual([]);
  const [seen] = (await listOf(office, { filter: JSON.stringify({ search: secret }) }))['contracts'] as [
    { isRestricted: boolean; permissions: object },
  ];
  expect([seen.isRestricted, [...new Set(Object.values(seen.permissions))]]).toEqual([true, [false]]);
  const file = { name: 'avtale.txt', bytes: Buffer.from('Avtale') };
  const refused = await Promise.all([
    update(office, { contractId, name: 'Endret' }),
    sendContract(office, { parentContractId: contractId }),
    office.call(updateContractFiles, { body: { contractId }, files: [file] }),
    restrict(office, contractId),
  ]);
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  expect((await restrict(admin, contractId)).status).toBe(200);
  expect((await update(office, { contractId, name: 'Endret' })).status).toBe(200);
});

test('amendments are restricted with their contract', async () => {
  const { admin, office, closed } = await companyWithSecret();
  const amendment = await addedContract(admin, { name: 'Tillegg', parentContractId: closed.contractId });
  expect([(await open(office, amendment)).status, (await open(admin, amendment)).status]).toEqual([404, 200]);
  expect(await names(office)).toEqual(['Renhold']);
  const { itemPermissions } = (await admin.call(getItemPermissions, { query: { itemType: 'contract', itemId: amendment.contractId } }))
    .json;
  expect(itemPermissions).toMatchObject({ restrictedAbove: [{ name: secret }] });
});

test('restricted contracts are handed over by those who may change them, and are not named to others', async () => {
  const { admin, office, lead, closed } = await companyWithSecret();
  const handOver = (who: Caller) =>
    who.call(updateResponsible, { body: { Responsible: lead.companyUserId, NewResponsible: office.companyUserId } });
  const offered = async (who: Caller) =>
    (await who.call(getContractsToHandOver, { query: { companyUserId: lead.companyUserId } })).json['contracts'] as { name: string }[];
  expect([await offered(office), (await offered(admin)).map(({ name }) => name.includes(secret))]).toEqual([[], [true]]);
  expect((await handOver(office)).codes).toEqual(['contracts.NothingToHandOver']);
  const kept = await admin.call(deactivateCompanyUser, { body: { companyUserId: lead.companyUserId } });
  expect([kept.codes, kept.json['details']]).toMatchObject([['people.ResponsibleForContracts'], { count: 1, items: [] }]);
  expect((await handOver(admin)).codes).toEqual([]);
  expect((await open(office, closed)).status).toBe(200);
});

test.each([
  { when: 'before', fate: 'goes back', isBack: true },
  { when: 'after', fate: 'stays', isBack: false },
])('a contract that the caller had only as the one responsible $fate when it was restricted $when the handover', async (restricted) => {
  const { admin, office, lead } = await companyWithSecret();
  const { contractId } = await addedContract(admin, { name: 'Lukket', responsible: office.companyUserId });
  const close = () => restrict(admin, contractId, toCaller(admin));
  if (restricted.when === 'before') await close();
  const there = { Responsible: office.companyUserId, NewResponsible: lead.companyUserId };
  const { contracts } = (await office.call(updateResponsible, { body: there })).json;
  clock.advance(1000);
  if (restricted.when === 'after') await close();
  const back = { Responsible: lead.companyUserId, NewResponsible: office.companyUserId, contracts };
  expect((await office.call(updateResponsible, { body: back })).json['handedOver']).toBe(restricted.isBack ? 1 : 0);
  expect((await open(office, { contractId })).status).toBe(restricted.isBack ? 200 : 404);
});

test.each([
  { seconds: 120, fate: 'goes back', handedOver: 1 },
  { seconds: 121, fate: 'stays', handedOver: 0 },
])('after $seconds seconds a restricted contract that the caller handed over $fate', async ({ seconds, handedOver }) => {
  const { admin, office, lead } = await companyWithSecret();
  const { contractId } = await addedContract(admin, { name: 'Lukket', responsible: office.companyUserId });
  await restrict(admin, contractId, toCaller(admin));
  const there = { Responsible: office.companyUserId, NewResponsible: lead.companyUserId };
  const { contracts } = (await office.call(updateResponsible, { body: there })).json;
  clock.advance(seconds * 1000);
  const back = { Responsible: lead.companyUserId, NewResponsible: office.companyUserId, contracts };
  expect((await office.call(updateResponsible, { body: back })).json['handedOver']).toBe(handedOver);
});

test('whoever loses the register gives a restricted contract to somebody who has full access to it', async () => {
  const { admin, office, person } = await companyWithSecret();
  await admin.call(acknowledgeAccessControlWelcomeScreen, { body: { directedByCompanyUserId: admin.companyUserId } });
  const boss = await person('manager', { firstName: 'Eva', lastName: 'Dal' });
  const leaver = await person('hradmin', { reportsTo: String(boss.companyUserId) });
  const usual = await addedContract(admin, { name: 'Vanlig', responsible: leaver.companyUserId });
  const restricted = await addedContract(admin, { name: 'Lukket', responsible: leaver.companyUserId });
  await restrict(admin, restricted.contractId, { companyUserId: office.companyUserId, level: 'full' });
  expect((await admin.call(setRole, { body: { companyUserId: leaver.companyUserId, roleId: roleIds.employee } })).codes).toEqual([]);
  const holders = await Promise.all([usual, restricted].map(async (one) => (await open(admin, one)).json['contract']));
  expect(holders).toMatchObject([{ responsible: 'Eva Dal' }, { responsibleId: expect.not.stringContaining(String(boss.companyUserId)) }]);
});

test('nobody is told of the deadlines of a contract that is closed to them', async () => {
  clock.set('2026-11-21T09:00:00Z');
  const company = await server.newCompany();
  const { admin, person, companyId } = company;
  const [office, lead] = [await person('officeadmin'), await person('manager')];
  const notifications = [{ type: 1, when: 30, channels: [1], recipient: office.companyUserId }];
  const { contractId } = await addedContract(admin, {
    endDate: '2027-06-30',
    noticePeriod: null,
    responsible: lead.companyUserId,
    notifications,
  });
  await restrict(admin, contractId, toCaller(admin));
  const tell = (moment: string) => {
    clock.set(moment);
    return database.forCompany(companyId, (unit) => notifyOfDeadlines(unit, services));
  };
  await tell('2026-11-21T09:00:00Z');
  await tell('2027-05-31T05:00:00Z');
  clock.set('2026-11-21T09:00:00Z');
  const told = async (who: Caller) => {
    const { userNotifications } = (await who.call(getUserNotifications, { query: { limit: 25 } })).json;
    return (userNotifications as { reason: string }[]).filter(({ reason }) => reason === 'ContractNotifications').length;
  };
  expect([await told(office), await told(lead)]).toEqual([0, 1]);
  const span = { from: '2027-06-01', to: '2027-07-31' };
  const subjects = await database.forCompany(companyId, (unit) => deadlineReason.subjects(unit, services, span));
  expect(subjects.map(({ only }) => new Set(only))).toEqual([new Set([admin.companyUserId, lead.companyUserId])]);
});

test('a row of an import that is a contract which the importer may not change is refused', async () => {
  const { admin, office } = await companyWithSecret();
  const csv = csvOf(['Leverandør', 'Avtale', 'Startdato'], [secret, secret, '01.01.2024']);
  const fate = async (who: Caller) => (await validate({ admin: who }, csv)).rows;
  expect(await fate(office)).toMatchObject([{ fate: 'refuse', reasons: [{ code: 'restricted' }] }]);
  expect((await fate(admin))[0]?.fate).not.toBe('refuse');
});

test('an import, and its undo, leave contracts alone that others have restricted meanwhile', async () => {
  const company = await server.newCompany();
  const { admin } = company;
  const office = await company.person('officeadmin');
  const importer = { ...company, admin: office };
  const mobile = await addedContract(admin, { party: 'Telenor', name: 'Mobil', startDate: '2024-01-01' });
  const endOf = async () => contractOf(await open(admin, mobile)).endDate;
  const planOf = async (end: string) =>
    (await validate(importer, csvOf(['Leverandør', 'Avtale', 'Startdato', 'Sluttdato'], ['Telenor', 'Mobil', '01.01.2024', end]))).planId;
  const [first, second] = [await planOf('31.12.2027'), await planOf('31.12.2028')];
  expect(await carryOut(server, importer, first)).toMatchObject({ state: 'done', written: 1, failed: 0 });
  expect((await restrict(admin, mobile.contractId, toCaller(admin))).status).toBe(200);
  expect((await undo(office, first)).codes).toEqual(['contracts.ImportRowsKept']);
  expect((await rowsOf(admin, first, { outcomes: ['kept'] })).map(({ mishap }) => mishap)).toEqual(['restricted']);
  expect(await carryOut(server, importer, second)).toMatchObject({ state: 'done', written: 0, failed: 1 });
  expect((await rowsOf(admin, second, { outcomes: ['failed'] })).map(({ mishap }) => mishap)).toEqual(['restricted']);
  expect(await endOf()).toBe('2027-12-31');
});
