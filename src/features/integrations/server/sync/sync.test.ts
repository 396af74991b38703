import { expect, test } from 'vitest';
import { deleteCompanyUser } from '#features/people/contract/endpoints-life.ts';
import { updateCompanyUser } from '#features/people/contract/endpoints.ts';
import { addStaff } from '#features/people/testing/staff.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { newId } from '#kernel/server/id.ts';
import { add } from '#kernel/server/registers.ts';
import { doWork } from '#testing/do-work.ts';
import { limitCompany } from '#testing/limit-company.ts';
import { logLines } from '#testing/log-lines.ts';
import type { Caller } from '#testing/caller.ts';
import { testServer } from '#testing/server.ts';
import { getSyncHistory, getSyncState, syncTripletex, undoSync } from '../../contract/endpoints-sync.ts';
import { exportSync, exportSyncHistory, historyColumns, syncColumns } from '../../contract/endpoints-sync-files.ts';
import { Sync } from '../../contract/entities.ts';
import { comparisonOf, syncOf } from '../../testing/connected-company.ts';
import { inMemoryProvider } from '../../testing/in-memory-provider.ts';
import { everybody, outcomesOf, kari, ola, syncTools } from '../../testing/sync-tools.ts';
import { standInProviders } from '../connections/providers.ts';
import { clearFormerValues } from './clear-former.ts';
import { nothing, sealContent } from './row-content.ts';
import { insertRows, readRows, saveResults } from './store-rows.ts';
import { insertSync, writeState } from './store-sync.ts';

const tripletex = inMemoryProvider('tripletex');
const server = await testServer({}, [add(standInProviders, tripletex)]);
const { clock, database, services } = server;
const { connected, personOf, keptApart } = syncTools(server, tripletex);

const eva = { firstName: 'Eva', lastName: 'Li', emailAddress: 'eva@firma.no', city: 'Bergen', mobilePhoneNumber: '+4791234567' };
const [number, noNumber, noAccount] = ['01819012365', '01819012366', '86011117948'];

test('exactly what was chosen is done, each person with their fate, and a second time nothing changes', async () => {
  const company = await connected(
    { ...kari, department: 'Salg', socialSecurityNumber: number },
    { ...ola, salaryAccountNumber: noAccount },
  );
  const theirKari = tripletex.add({ ...kari, department: 'Drift', city: 'Oslo' });
  const theirEva = tripletex.add({ ...eva, socialSecurityNumber: noNumber });
  tripletex.add({ firstName: 'Nils', lastName: 'Vik' });
  const compared = await comparisonOf(server, company);
  const chosen = { ...everybody(compared, company), addToSamspillExternalIds: [theirEva.externalId] };
  const sync = await syncOf(server, company, chosen);
  expect(outcomesOf(sync)).toEqual(['addHere Eva Li added', 'addThere Ola Moe added', 'level Kari Hansen updated']);
  expect(sync).toMatchObject({ state: 'done', addedHere: 1, addedThere: 1, counts: { added: 2, updated: 1 }, percent: 100 });
  expect(sync.rows.map(({ notTransferred }) => notTransferred)).toEqual([['socialSecurityNumber'], ['salaryAccountNumber'], []]);
  expect(await personOf(company, sync.rows[0]?.companyUserId)).toMatchObject({
    firstName: 'Eva',
    isActive: true,
    hasAccess: false,
    role: 'employee',
    mobilePhoneNumber: '91234567',
    address: { city: 'Bergen' },
    socialSecurityNumber: null,
  });
  // Gaps are filled on both sides, and ours wins where both have something.
  expect(theirKari.fields).toMatchObject({ department: 'Salg', socialSecurityNumber: number, city: 'Oslo' });
  expect(await personOf(company, company.ids[0])).toMatchObject({ department: 'Salg', address: { city: 'Oslo' } });
  const theirOla = tripletex.people.find(({ fields }) => fields.firstName === 'Ola');
  expect([theirOla?.ownId, theirOla?.fields.salaryAccountNumber]).toEqual([company.ids[1], undefined]);
  expect(tripletex.people).toHaveLength(4);

  const again = await comparisonOf(server, company, { anew: true });
  expect(again.both.map(({ matchedBy }) => matchedBy)).toEqual(['link', 'link', 'link']);
  const asked = { ...tripletex.asked };
  const second = await syncOf(server, company, { ...everybody(again, company), addToSamspillExternalIds: [] });
  expect(second).toMatchObject({ state: 'done', counts: { unchanged: 3, updated: 0, added: 0 } });
  expect([tripletex.asked.create, tripletex.asked.update]).toEqual([asked.create, asked.update]);
});

test('whose values count is chosen for all, and otherwise for single fields', async () => {
  const company = await connected({ ...kari, department: 'Salg', team: 'A', address: { city: 'Oslo' } });
  const theirs = tripletex.add({ ...kari, department: 'Drift', city: 'Bergen' });
  const compared = await comparisonOf(server, company);
  const [id = ''] = company.ids;
  await syncOf(server, company, { ...everybody(compared, company), useSamspillData: false, overrides: { [id]: { city: 'samspill' } } });
  expect(await personOf(company, id)).toMatchObject({ department: 'Drift', address: { city: 'Oslo' }, team: 'A' });
  expect(theirs.fields).toMatchObject({ department: 'Drift', city: 'Oslo' });
});

test('who was changed on either side, is gone or has appeared since is skipped and named', async () => {
  const lars = { firstName: 'Lars', lastName: 'Berg', employeeNumber: '20' };
  const company = await connected({ ...kari, department: 'Salg' }, { ...ola, department: 'Salg' }, lars, {
    firstName: 'Mia',
    lastName: 'Ek',
    employeeNumber: '21',
  });
  const theirs = [tripletex.add({ ...kari, department: 'Drift' }), tripletex.add({ ...ola, department: 'Drift' })];
  const [newcomer, leaver] = [tripletex.add(eva), tripletex.add({ firstName: 'Nils', lastName: 'Vik', employeeNumber: '30' })];
  const appearing = tripletex.add({ firstName: 'Per', lastName: 'Dal', employeeNumber: '31' });
  const compared = await comparisonOf(server, company);
  const { companyId } = company;
  await company.admin.call(updateCompanyUser, { body: { id: company.ids[0], companyId, version: 1, team: 'Nord' } });
  for (const person of [theirs[1], newcomer]) if (person) person.fields = { ...person.fields, city: 'Moss' };
  tripletex.people.splice(tripletex.people.indexOf(leaver), 1);
  tripletex.add(lars);
  await company.admin.call(updateCompanyUser, { body: { id: company.ids[3], companyId, version: 1, team: 'Nord' } });
  await database.forCompany(companyId, (unit) =>
    addStaff(unit, [{ firstName: 'Per', lastName: 'Dal', employeeNumber: '0031' }], services.secrets),
  );
  const before = structuredClone(tripletex.people);
  const sync = await syncOf(server, company, everybody(compared, company));
  expect(outcomesOf(sync).toSorted()).toEqual([
    'addHere Eva Li skipped changed',
    'addHere Nils Vik skipped gone',
    'addHere Per Dal skipped appeared',
    'addThere Lars Berg skipped appeared',
    'addThere Mia Ek skipped changed',
    'level Kari Hansen skipped changed',
    'level Ola Moe skipped changed',
  ]);
  expect(tripletex.people).toEqual(before);
  expect(appearing.ownId).toBeNull();
  const state = await company.admin.call(getSyncState, { query: { provider: 'tripletex' } });
  expect([state.status, state.codes, sync.state]).toEqual([200, [], 'partly']);
});

test('while it runs, it is told how far it is without anybody in it, whatever their number', async () => {
  const company = await connected();
  const { companyId, admin } = company;
  const syncId = newId();
  const insert = (unit: Company, numbers: readonly number[]) => {
    const rows = numbers.map((line) => {
      const plan = { ...nothing, fullName: `Kari ${line}` };
      const content = sealContent(services.secrets, plan, { companyId, syncId, number: line });
      return { number: line, action: 'addHere' as const, companyUserId: null, externalId: String(line), content };
    });
    return insertRows(unit, syncId, rows);
  };
  const read = async () => {
    const before = database.statements();
    const { bytes, json } = await admin.call(getSyncState, { query: { provider: 'tripletex', syncId } });
    return { statements: database.statements() - before, size: bytes.length, sync: Sync.parse(json['sync']) };
  };
  await database.forCompany(companyId, async (unit) => {
    const startedBy = String(admin.companyUserId);
    await insertSync(unit, { syncId, system: 'tripletex', usesOurData: true, choice: '', startedBy, now: clock.now() });
    await insert(unit, [1]);
  });
  const few = await read();
  await database.forCompany(companyId, async (unit) => {
    const others = Array.from({ length: 9999 }, (_, index) => index + 2);
    await insert(unit, others);
    const [first] = await readRows(unit, syncId);
    if (first) await saveResults(unit, syncId, [{ ...first, fate: 'added' }]);
  });
  const many = await read();
  expect(many.sync).toMatchObject({ state: 'running', percent: 0, counts: { added: 1 }, rows: [] });
  expect(many.statements).toBe(few.statements);
  expect(many.size).toBeLessThan(1000);
  const stopped = { state: 'failed', reason: 'integrations.InvalidToken', now: clock.now() } as const;
  await database.forCompany(companyId, (unit) => writeState(unit, syncId, stopped));
  const { sync } = await read();
  expect([sync.rows.length, sync.rows[0]?.fate, sync.rows[1]?.fate]).toEqual([10_000, 'added', 'waiting']);
});

test('under the limit of users as many are added as there is room for, and a taken e-mail fails with its reason', async () => {
  const company = await connected({ firstName: 'Nina', lastName: 'Vik', emailAddress: 'post@firma.no', employeeNumber: '99' });
  tripletex.add({ firstName: 'Tor', lastName: 'Aas', emailAddress: 'POST@firma.no' });
  tripletex.add(eva);
  tripletex.add({ firstName: 'Per', lastName: 'Dal' });
  tripletex.add({ firstName: 'Bare', lastName: '', birthday: '2099-01-01' });
  const compared = await keptApart(company);
  await limitCompany(server, company, { userLimit: 3 });
  const sync = await syncOf(server, company, { ...everybody(compared, company), addToExternalCompanyUserIds: [] });
  expect(outcomesOf(sync)).toEqual([
    'addHere Tor Aas failed emailTaken',
    'addHere Eva Li added',
    'addHere Per Dal skipped noRoom',
    'addHere Bare failed invalid',
  ]);
  expect(sync.rows[3]?.notTransferred).toEqual(['lastName', 'birthday']);
});

test('what the other system refuses is said in its words, and the others go on', async () => {
  const company = await connected(kari, ola);
  tripletex.add({ firstName: 'Arkivert', lastName: 'Person', emailAddress: ola.emailAddress }, { isActive: false });
  const compared = await keptApart(company);
  const sync = await syncOf(server, company, everybody(compared, company));
  expect(sync.rows).toMatchObject([
    { fullName: 'Kari Hansen', fate: 'added' },
    { fullName: 'Ola Moe', fate: 'failed', reason: 'refused', words: 'E-posten er i bruk' },
  ]);
});

test('one runs at a time, only with people of one comparison that is not too old, and only for whoever may', async () => {
  const company = await connected(kari);
  const compared = await comparisonOf(server, company);
  const chosen = everybody(compared, company);
  const first = await company.admin.call(syncTripletex, { body: chosen });
  expect(first.json['sync']).toMatchObject({ state: 'running', percent: 0 });
  const same = await company.admin.call(syncTripletex, { body: chosen });
  expect(same.json['sync']).toMatchObject({ syncId: (first.json['sync'] as Sync).syncId });
  const other = { ...chosen, useSamspillData: false };
  expect((await company.admin.call(syncTripletex, { body: other })).codes).toEqual(['integrations.SyncRunning']);
  expect((await company.admin.call(undoSync, { body: { syncId: (first.json['sync'] as Sync).syncId } })).codes).toEqual([
    'integrations.SyncRunning',
  ]);
  await doWork(server, company.companyId);
  const stranger = await company.admin.call(syncTripletex, { body: { ...chosen, addToSamspillExternalIds: ['nobody'] } });
  expect([stranger.status, stranger.codes]).toEqual([404, ['common.NotFound']]);
  const gone = await company.admin.call(syncTripletex, { body: { ...chosen, comparisonId: crypto.randomUUID() } });
  expect([gone.status, gone.codes]).toEqual([404, ['integrations.ComparisonNotFound']]);
  const accountant = await company.person('accountant');
  expect((await accountant.call(syncTripletex, { body: chosen })).codes).toEqual(['common.Forbidden']);
  clock.advance(3_600_001);
  const { comparisonId: _newest, ...unnamed } = chosen;
  expect((await company.admin.call(syncTripletex, { body: unnamed })).codes).toEqual(['integrations.ComparisonTooOld']);
  const history = await accountant.call(getSyncHistory, { query: { provider: 'tripletex' } });
  expect(history.json['syncs']).toMatchObject([{ state: 'done', addedThere: 1, canUndo: false }]);
});

test('a sync is undone here like an import, and what depends on later changes is kept and named', async () => {
  const company = await connected({ ...kari, department: 'Salg' }, { ...ola, department: 'Salg' });
  tripletex.add({ ...kari, department: 'Drift' });
  tripletex.add({ ...ola, department: 'Drift' });
  tripletex.add(eva);
  tripletex.add({ firstName: 'Per', lastName: 'Dal' });
  const compared = await comparisonOf(server, company);
  const sync = await syncOf(server, company, { ...everybody(compared, company), useSamspillData: false });
  const per = sync.rows.find(({ fullName }) => fullName === 'Per Dal');
  const { companyId } = company;
  for (const [id, version] of [
    [per?.companyUserId, 1],
    [company.ids[1], 2],
  ] as const)
    await company.admin.call(updateCompanyUser, { body: { id, companyId, version, team: 'Nord' } });
  const undone = await company.admin.call(undoSync, { body: { syncId: sync.syncId } });
  expect([undone.status, undone.codes]).toEqual([207, ['integrations.UndoneInPart']]);
  expect(outcomesOf(undone.json['sync'] as Sync)).toEqual([
    'addHere Eva Li undone',
    'addHere Per Dal kept changed',
    'level Kari Hansen undone',
    'level Ola Moe kept changed',
  ]);
  expect(await personOf(company, company.ids[0])).toMatchObject({ department: 'Salg' });
  expect(await personOf(company, company.ids[1])).toMatchObject({ department: 'Drift' });
  expect(tripletex.people).toHaveLength(4);
  expect((await company.admin.call(undoSync, { body: { syncId: sync.syncId } })).codes).toEqual(['integrations.NothingToUndo']);
  clock.advance(31 * 86_400_000);
  const hr = await company.person('hradmin');
  expect((await hr.call(undoSync, { body: { syncId: sync.syncId } })).codes).toEqual(['integrations.UndoTooLate']);
});

test('who is erased is erased from syncs, and what left the company stands in the log', async () => {
  const company = await connected({ ...kari, state: 'inactive' }, ola);
  tripletex.add({ ...kari, department: 'Drift' });
  const compared = await comparisonOf(server, company);
  const sync = await syncOf(server, company, everybody(compared, company));
  expect(sync.rows.map(({ fullName }) => fullName)).toEqual(['Ola Moe', 'Kari Hansen']);
  const lines = await logLines(company.admin, {}, 'en');
  const sent = lines.filter(({ action, person }) => action === 'integrations.sync-people' && person?.companyUserId === company.ids[1]);
  expect(sent.map(({ sentence, changes }) => [sentence.split(' sent ')[1], changes.map(({ after }) => after)])).toEqual([
    ['Ola Moe to Tripletex', ['First name, Last name, Work e-mail, Employee number']],
  ]);
  const erased = await company.admin.call(deleteCompanyUser, { body: { companyUserId: company.ids[0] } });
  expect(erased.status).toBe(200);
  const answer = await company.admin.call(getSyncState, { query: { provider: 'tripletex' } });
  expect((answer.json['sync'] as Sync).rows).toMatchObject([
    { fullName: 'Ola Moe' },
    { fullName: '', companyUserId: null, externalId: null },
  ]);
});

test('the result of a sync and the earlier syncs are files', async () => {
  const company = await connected(kari);
  tripletex.add({ ...eva, socialSecurityNumber: noNumber });
  const compared = await comparisonOf(server, company);
  const { syncId } = await syncOf(server, company, everybody(compared, company));
  const result = await company.admin.call(exportSync, { body: { syncId, rows: [0, 1], columns: syncColumns, format: 'csv' } });
  expect(result.bytes.toString()).toContain('Eva Li;Legg til i Samspill;Lagt til;');
  expect(result.bytes.toString()).toContain('Kari Hansen;Legg til i Tripletex;Lagt til;');
  const numbers = async (who: Caller): Promise<[inFile: boolean, onPage: unknown]> => {
    const file = await who.call(exportSync, { body: { syncId, rows: [0], columns: syncColumns, format: 'csv' } });
    const state = await who.call(getSyncState, { query: { provider: 'tripletex' } });
    return [file.bytes.toString().includes('Fødselsnummer'), (state.json['sync'] as Sync).rows[0]?.notTransferred];
  };
  expect(await numbers(company.admin)).toEqual([true, ['socialSecurityNumber']]);
  // Whoever only looks is not told which numbers are none.
  expect(await numbers(await company.person('accountant'))).toEqual([false, []]);
  const history = { provider: 'tripletex', rows: [syncId], columns: historyColumns, format: 'csv' };
  const file = await company.admin.call(exportSyncHistory, { body: history });
  expect(file.bytes.toString()).toMatch(/;Ferdig;1;1;0;0;/);
});

test('when a sync can no longer be undone, the values before it are erased', async () => {
  const company = await connected({ ...kari, department: 'Salg' });
  tripletex.add({ ...kari, department: 'Drift' });
  const compared = await comparisonOf(server, company);
  const { syncId } = await syncOf(server, company, { ...everybody(compared, company), useSamspillData: false });
  const former = async () => {
    await clearFormerValues(services);
    const rows = await database.forCompany(company.companyId, (unit) => readRows(unit, syncId));
    return rows.map(({ former: sealed, writtenVersion }) => [sealed !== null, writtenVersion]);
  };
  clock.advance(30 * 86_400_000 - 60_000);
  expect(await former()).toEqual([[true, 2]]);
  clock.advance(120_000);
  expect(await former()).toEqual([[false, null]]);
});
