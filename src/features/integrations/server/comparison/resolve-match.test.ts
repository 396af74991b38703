import { describe, expect, test } from 'vitest';
import { deleteCompanyUser } from '#features/people/contract/endpoints-life.ts';
import { add } from '#kernel/server/registers.ts';
import { doWork } from '#testing/do-work.ts';
import { logLines } from '#testing/log-lines.ts';
import { testServer } from '#testing/server.ts';
import { linkPeople, separatePeople } from '../../contract/endpoints-match.ts';
import { getSyncState, syncTripletex } from '../../contract/endpoints-sync.ts';
import { Sync, type Comparison } from '../../contract/entities.ts';
import { askToCompare, comparisonOf, syncOf } from '../../testing/connected-company.ts';
import { failing, inMemoryProvider } from '../../testing/in-memory-provider.ts';
import { everybody, outcomesOf, kari, syncTools } from '../../testing/sync-tools.ts';
import { standInProviders } from '../connections/providers.ts';
import { readConnections } from '../connections/store-connections.ts';
import { resumeSyncs } from '../sync/resume-syncs.ts';
import { readNewestSyncs } from '../sync/store-sync.ts';
import { readApart } from './store-apart.ts';
import { deleteLinks, insertLinks, readLinks } from './store-links.ts';

const tripletex = inMemoryProvider('tripletex');
const server = await testServer({}, [add(standInProviders, tripletex)]);
const { clock, database, services } = server;
const { connected } = syncTools(server, tripletex);
const named = { firstName: 'Kari', lastName: 'Hansen' };

/** Two people of one name, who have nothing else in common. */
async function alike() {
  const company = await connected({ ...named, department: 'Salg' });
  const theirs = tripletex.add({ ...named, department: 'Drift' });
  const compared = await comparisonOf(server, company);
  const pair = { companyUserId: company.ids[0] ?? '', externalId: theirs.externalId };
  const of = { provider: 'tripletex', comparisonId: compared.comparisonId };
  return { company, theirs, compared, of, pair };
}
const candidatesOf = ({ onlyExternal, onlySamspill }: Comparison) =>
  [...onlyExternal, ...onlySamspill].flatMap(({ candidates }) => candidates.map(({ fullName }) => fullName));
const linksOf = ({ companyId }: { companyId: number }) => database.forCompany(companyId, (unit) => readLinks(unit, 'tripletex'));

test('somebody who may be another is not added before that is settled, here or there', async () => {
  const { company, of, pair } = await alike();
  for (const chosen of [{ addToSamspillExternalIds: [pair.externalId] }, { addToExternalCompanyUserIds: [pair.companyUserId] }]) {
    const refused = await company.admin.call(syncTripletex, { body: { comparisonId: of.comparisonId, ...chosen } });
    expect([refused.status, refused.codes]).toEqual([400, ['integrations.MatchNotSettled']]);
  }
  expect((await company.admin.call(separatePeople, { body: { ...of, pairs: [pair] } })).status).toBe(200);
  const { comparisonId } = await comparisonOf(server, company);
  const sync = await syncOf(server, company, { comparisonId, addToSamspillExternalIds: [pair.externalId] });
  expect(outcomesOf(sync)).toEqual(['addHere Kari Hansen added']);
});

describe('the same person', () => {
  test('is in both with what differs, stays so, and is levelled', async () => {
    const { company, of, pair } = await alike();
    expect((await company.admin.call(linkPeople, { body: { ...of, ...pair } })).status).toBe(200);
    const kept = await comparisonOf(server, company);
    expect(kept.comparisonId).toBe(of.comparisonId);
    expect(kept.both).toMatchObject([{ ...pair, matchedBy: 'link', differences: [{ field: 'department', here: 'Salg', there: 'Drift' }] }]);
    expect([kept.onlyExternal, candidatesOf(kept)]).toEqual([[], []]);
    const [line] = await logLines(company.admin);
    expect(line).toMatchObject({ sentence: 'Kari Nordmann koblet Kari Hansen med en person i Tripletex' });
    const sync = await syncOf(server, company, { ...everybody(kept, company), addToExternalCompanyUserIds: [] });
    expect(outcomesOf(sync)).toEqual(['level Kari Hansen updated']);
    expect((await comparisonOf(server, company, { anew: true })).both).toMatchObject([{ ...pair, matchedBy: 'link', differences: [] }]);
  });

  test('is linked once when it is said twice, and by nobody with somebody else', async () => {
    const { company, of, pair } = await alike();
    const other = tripletex.add({ firstName: 'Eva', lastName: 'Li' });
    const link = (externalId: string) => company.admin.call(linkPeople, { body: { ...of, ...pair, externalId } });
    expect([(await link(pair.externalId)).status, (await link(pair.externalId)).status]).toEqual([200, 200]);
    const refused = await link(other.externalId);
    expect([refused.status, refused.codes]).toEqual([409, ['integrations.MatchChanged']]);
    expect([...(await linksOf(company))]).toEqual([[pair.externalId, pair.companyUserId]]);
  });

  test('is not linked any more when either was linked meanwhile, or is gone there', async () => {
    const { company, of, pair, theirs } = await alike();
    const { admin, companyId } = company;
    const body = { ...of, ...pair };
    tripletex.people.splice(tripletex.people.indexOf(theirs), 1);
    expect((await admin.call(linkPeople, { body })).codes).toEqual(['integrations.MatchChanged']);
    tripletex.people.push(theirs);
    const links = [{ companyUserId: String(admin.companyUserId), externalId: pair.externalId }];
    await database.forCompany(companyId, (unit) => insertLinks(unit, 'tripletex', { links, now: clock.now() }));
    expect((await admin.call(linkPeople, { body })).codes).toEqual(['integrations.MatchChanged']);
    expect([...(await linksOf(company))]).toEqual([[pair.externalId, admin.companyUserId]]);
    expect(candidatesOf(await comparisonOf(server, company))).toEqual(['Kari Hansen', 'Kari Hansen']);
  });

  test.each([
    ['invalidKey', 'integrations.InvalidToken'],
    ['noPermission', 'integrations.NoPermission'],
    ['unavailable', 'integrations.ProviderUnavailable'],
  ] as const)('is not linked while the other system answers %s', async (kind, code) => {
    const { company, of, pair } = await alike();
    tripletex.fault = failing(kind, { on: ['read'] });
    expect((await company.admin.call(linkPeople, { body: { ...of, ...pair } })).codes).toEqual([code]);
    expect((await linksOf(company)).size).toBe(0);
    const [connection] = await database.forCompany(company.companyId, (unit) => readConnections(unit, 'tripletex'));
    expect([connection?.refusals, connection?.failedAt.length]).toEqual(kind === 'unavailable' ? [0, 1] : [1, 0]);
  });

  test('is not asked for outside any more once it is known', async () => {
    const { company, of, pair } = await alike();
    const link = () => company.admin.call(linkPeople, { body: { ...of, ...pair } });
    expect((await link()).status).toBe(200);
    const asked = tripletex.asked.read;
    expect([(await link()).status, tripletex.asked.read]).toEqual([200, asked]);
  });

  test('is asked for outside 30 times an hour at most', async () => {
    const { company, of, pair } = await alike();
    const link = () => company.admin.call(linkPeople, { body: { ...of, ...pair } });
    tripletex.fault = failing('limited', { on: ['read'] });
    for (let count = 0; count < 30; count += 1) expect((await link()).codes).toEqual(['integrations.ProviderUnavailable']);
    const asked = tripletex.asked.read;
    expect([(await link()).status, tripletex.asked.read]).toEqual([429, asked]);
    tripletex.fault = () => undefined;
    clock.advance(3_600_000);
    expect((await link()).status).toBe(200);
  });
});

describe('a link to somebody who was deleted there ends when people are compared', () => {
  test('so that they are added again', async () => {
    const company = await connected({ ...kari, department: 'Salg' });
    const theirs = tripletex.add(kari);
    await comparisonOf(server, company);
    tripletex.people.splice(tripletex.people.indexOf(theirs), 1);
    const compared = await comparisonOf(server, company, { anew: true });
    expect((await linksOf(company)).size).toBe(0);
    expect(outcomesOf(await syncOf(server, company, everybody(compared, company)))).toEqual(['addThere Kari Hansen added']);
    expect([...(await linksOf(company)).keys()]).toEqual(tripletex.people.map(({ externalId }) => externalId));
  });

  test('so that they can be linked with somebody who was made anew', async () => {
    const { company, of, pair, theirs } = await alike();
    await company.admin.call(linkPeople, { body: { ...of, ...pair } });
    tripletex.people.splice(tripletex.people.indexOf(theirs), 1);
    const { externalId } = tripletex.add({ ...named, department: 'Drift' });
    const { comparisonId } = await comparisonOf(server, company, { anew: true });
    const body = { provider: 'tripletex', comparisonId, companyUserId: pair.companyUserId, externalId };
    expect((await company.admin.call(linkPeople, { body })).codes).toEqual([]);
    expect([...(await linksOf(company))]).toEqual([[externalId, pair.companyUserId]]);
  });

  test('unless they are there and only missing in the list, like somebody whom a sync has just added', async () => {
    const company = await connected(kari);
    tripletex.fault = async (asked, moment) => {
      if (asked !== 'list' || moment !== 'after') return;
      const links = [{ companyUserId: company.ids[0] ?? '', externalId: tripletex.add(kari).externalId }];
      await database.forCompany(company.companyId, (unit) => insertLinks(unit, 'tripletex', { links, now: clock.now() }));
    };
    const compared = await comparisonOf(server, company);
    expect(compared.both).toEqual([]);
    expect([...(await linksOf(company)).values()]).toEqual(company.ids);
  });

  test('and no link is lost when it cannot be asked whether they are there', async () => {
    const company = await connected(kari);
    const theirs = tripletex.add(kari);
    await comparisonOf(server, company);
    tripletex.people.splice(tripletex.people.indexOf(theirs), 1);
    tripletex.fault = failing('unavailable', { on: ['read'] });
    await askToCompare(server, company, company.admin, { anew: true });
    expect((await linksOf(company)).size).toBe(1);
  });
});

describe('none of them', () => {
  test('leaves both to be added, on either side, and they are not proposed to each other again', async () => {
    const company = await connected(kari);
    const theirs = [tripletex.add({ ...kari, emailAddress: 'k@firma.no' }), tripletex.add({ ...kari, emailAddress: 'h@firma.no' })];
    const { comparisonId } = await comparisonOf(server, company);
    const pairs = theirs.map(({ externalId }) => ({ companyUserId: company.ids[0], externalId }));
    const body = { provider: 'tripletex', comparisonId, pairs };
    for (const status of [200, 200]) expect((await company.admin.call(separatePeople, { body })).status).toBe(status);
    const lines = (await logLines(company.admin)).filter(({ action }) => action === 'integrations.separatePeople');
    expect(lines.map(({ sentence }) => sentence)).toContain('Kari Nordmann holdt Kari Hansen atskilt fra en person i Tripletex');
    expect(candidatesOf(await comparisonOf(server, company))).toEqual([]);
    const anew = await comparisonOf(server, company, { anew: true });
    expect([candidatesOf(anew), anew.both]).toEqual([[], []]);
    const sync = await syncOf(server, company, everybody(anew, company));
    expect(outcomesOf(sync)).toEqual(['addHere Kari Hansen added', 'addHere Kari Hansen added', 'addThere Kari Hansen added']);
  });

  test('ends also a link, and is forgotten with the person', async () => {
    const company = await connected({ ...kari, state: 'inactive' });
    const theirs = tripletex.add(kari);
    const { both, comparisonId } = await comparisonOf(server, company);
    const pair = { companyUserId: company.ids[0] ?? '', externalId: theirs.externalId };
    expect(both).toMatchObject([pair]);
    const body = { provider: 'tripletex', comparisonId, pairs: [pair] };
    expect((await company.admin.call(separatePeople, { body })).status).toBe(200);
    expect([(await comparisonOf(server, company)).both, (await linksOf(company)).size]).toEqual([[], 0]);
    const anew = await comparisonOf(server, company, { anew: true });
    expect([anew.both, anew.onlyExternal.map(({ candidates }) => candidates)]).toEqual([[], [[]]]);
    const apart = () => database.forCompany(company.companyId, (unit) => readApart(unit, 'tripletex'));
    expect((await apart()).size).toBe(1);
    await company.admin.call(deleteCompanyUser, { body: { companyUserId: pair.companyUserId } });
    expect((await apart()).size).toBe(0);
  });
});

describe('who was told apart after they were compared is not levelled', () => {
  async function inBoth() {
    const company = await connected({ ...kari, department: 'Salg' });
    const theirs = tripletex.add({ ...kari, department: 'Drift' });
    const older = await comparisonOf(server, company);
    const pair = { companyUserId: company.ids[0] ?? '', externalId: theirs.externalId };
    const separate = (comparisonId: string) =>
      company.admin.call(separatePeople, { body: { provider: 'tripletex', comparisonId, pairs: [pair] } });
    return { company, theirs, older, pair, separate };
  }

  test('by an older comparison', async () => {
    const { company, theirs, older, separate } = await inBoth();
    const newer = await comparisonOf(server, company, { anew: true });
    expect((await separate(newer.comparisonId)).status).toBe(200);
    expect(outcomesOf(await syncOf(server, company, everybody(older, company)))).toEqual(['level Kari Hansen skipped changed']);
    expect([theirs.fields.department, (await linksOf(company)).size]).toEqual(['Drift', 0]);
  });

  test('by an older comparison, when they were linked with somebody else', async () => {
    const { company, theirs, older, pair } = await inBoth();
    const links = [{ companyUserId: pair.companyUserId, externalId: tripletex.add({ firstName: 'Eva', lastName: 'Li' }).externalId }];
    await database.forCompany(company.companyId, async (unit) => {
      await deleteLinks(unit, 'tripletex', [pair]);
      await insertLinks(unit, 'tripletex', { links, now: clock.now() });
    });
    expect(outcomesOf(await syncOf(server, company, everybody(older, company)))).toEqual(['level Kari Hansen skipped changed']);
    expect(theirs.fields.department).toBe('Drift');
  });

  test('by a sync that was stopped and goes on', async () => {
    const { company, theirs, older, separate } = await inBoth();
    tripletex.fault = failing('unavailable', { on: ['read'] });
    await company.admin.call(syncTripletex, { body: everybody(older, company) });
    await doWork(server, company.companyId);
    tripletex.fault = () => undefined;
    expect((await separate(older.comparisonId)).status).toBe(200);
    const [sync] = await database.forCompany(company.companyId, async (unit) => {
      await resumeSyncs(unit, services);
      return readNewestSyncs(unit);
    });
    expect(sync).toMatchObject({ state: 'running', waiting: 1 });
    await doWork(server, company.companyId);
    const answer = await company.admin.call(getSyncState, { query: { provider: 'tripletex', syncId: sync?.syncId } });
    expect(outcomesOf(Sync.parse(answer.json['sync']))).toEqual(['level Kari Hansen skipped changed']);
    expect([theirs.fields.department, (await linksOf(company)).size]).toEqual(['Drift', 0]);
  });

  test('here, when it was said while they were changed there', async () => {
    const { company, older, separate } = await inBoth();
    tripletex.fault = async (asked, moment) => {
      if (asked === 'update' && moment === 'after') await separate(older.comparisonId);
    };
    const sync = await syncOf(server, company, everybody(older, company));
    expect([outcomesOf(sync), (await linksOf(company)).size]).toEqual([['level Kari Hansen skipped changed'], 0]);
  });
});

test('only full says who is who, of the newest comparison, and of people who are possible in it', async () => {
  const { company, of, pair } = await alike();
  const { admin, person } = company;
  const accountant = await person('accountant');
  const both = [
    [linkPeople, { ...of, ...pair }],
    [separatePeople, { ...of, pairs: [pair] }],
  ] as const;
  for (const [call, body] of both) expect((await accountant.call(call, { body })).codes).toEqual(['common.Forbidden']);
  const stranger = { ...of, pairs: [{ ...pair, companyUserId: admin.companyUserId }] };
  expect((await admin.call(separatePeople, { body: stranger })).codes).toEqual(['integrations.MatchChanged']);
  await comparisonOf(server, company, { anew: true });
  for (const [call, body] of both) {
    const refused = await admin.call(call, { body });
    expect([refused.status, refused.codes]).toEqual([404, ['integrations.ComparisonNotFound']]);
  }
});
