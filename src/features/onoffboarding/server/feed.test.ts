import { sql, type RawBuilder } from 'kysely';
import ical from 'node-ical';
import { expect, test } from 'vitest';
import { createFeed, feeds } from '#features/absence/contract/endpoints-company.ts';
import { readContractFeed } from '#features/contracts/contract/endpoints-feed.ts';
import { feedSecretOf } from '#features/contracts/testing/given.ts';
import { deactivateCompanyUser } from '#features/people/contract/endpoints-life.ts';
import { testServer } from '#testing/server.ts';
import { createPlanFeed, deletePlanFeed, getPlanFeed, readPlanFeed } from '../contract/endpoints-feed.ts';
import { complete, givenPlan, planFeedSecretOf } from '../testing/given.ts';
import { teamIn } from '../testing/team.ts';
import { endAccessOf } from './jobs.ts';

const server = await testServer();
const fetched = (secret: string, headers = {}) => server.nobody.call(readPlanFeed, { params: { secret } }, headers);
const summaries = async (secret: string) =>
  Object.values(ical.sync.parseICS((await fetched(secret)).bytes.toString()))
    .flatMap((one) => (one?.type === 'VEVENT' ? [one.summary] : []))
    .toSorted((a, b) => a.localeCompare(b));

const team = () => teamIn(server);

test('a calendar has the due dates that its owner may see, and none that is hidden from them', async () => {
  const { admin, leader, member, colleague } = await team();
  const tasks = [
    { title: 'Bestill pc', dueDate: '2026-12-01', responsibleId: leader.companyUserId },
    { title: 'Les håndboken', relativeDueDate: 0, relativeResponsible: 'companyUser' },
    { title: 'Hent gave', relativeDueDate: -1, responsibleId: colleague.companyUserId },
    { title: 'Uten frist', responsibleId: colleague.companyUserId },
  ];
  await givenPlan(admin, member.companyUserId, { tasks });
  const about = await givenPlan(admin, leader.companyUserId, {
    type: 'Offboarding',
    tasks: [
      { title: 'Bestill blomster', relativeDueDate: 0, responsibleId: admin.companyUserId },
      { title: 'Lever pc', relativeDueDate: 0, relativeResponsible: 'companyUser' },
    ],
  });
  await givenPlan(admin, colleague.companyUserId, { tasks: [{ title: 'Utkast', dueDate: '2026-12-01' }], isPublished: false });
  const answer = await fetched(`${await planFeedSecretOf(leader, 'all')}.ics`);
  expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(answer.bytes.toString()).toContain('DTSTART;VALUE=DATE:20261201');
  const secret = await planFeedSecretOf(leader, 'all');
  expect(await summaries(secret)).toEqual([
    'Bestill pc (Ola Lie)',
    'Hent gave (Ola Lie) – Nils Moe',
    'Les håndboken (Ola Lie) – Ola Lie',
    'Lever pc',
  ]);
  expect(await summaries(await planFeedSecretOf(member))).toEqual(['Les håndboken']);
  expect(await summaries(await planFeedSecretOf(colleague))).toEqual(['Hent gave (Ola Lie)']);
  expect(await summaries(await planFeedSecretOf(admin, 'mine'))).toEqual(['Bestill blomster (Eva Dal)']);
  expect((await member.call(createPlanFeed, { body: { scope: 'all' } })).status).toBe(403);
  const before = await fetched(await planFeedSecretOf(admin, 'all'));
  const kept = await planFeedSecretOf(admin, 'all');
  expect((await fetched(kept, { 'if-none-match': String(before.headers['etag']) })).status).toBe(304);
  await complete(admin, { id: about.tasks[0]?.id ?? '', onOffBoardingId: about.id });
  expect(await summaries(kept)).not.toContain('Bestill blomster (Eva Dal)');
});

test('an address ends when another is made, when it is deleted, and when its owner leaves', async () => {
  const { admin, leader } = await team();
  const [first, second] = [await planFeedSecretOf(leader), await planFeedSecretOf(leader)];
  expect([(await fetched(first)).status, (await fetched(second)).status]).toEqual([404, 200]);
  expect((await leader.call(getPlanFeed)).json['feed']).toMatchObject({ scope: 'mine', lastFetchedDate: '2026-11-21T09:00:00.000Z' });
  expect((await leader.call(deletePlanFeed)).status).toBe(200);
  expect([(await fetched(second)).status, (await leader.call(deletePlanFeed)).status]).toEqual([404, 404]);
  const { person } = { person: await server.newCompany() };
  const other = await person.person('employee');
  const third = await planFeedSecretOf(other);
  expect((await person.admin.call(deactivateCompanyUser, { body: { companyUserId: other.companyUserId } })).codes).toEqual([]);
  expect([(await fetched(third)).status, (await admin.call(getPlanFeed)).json['feed']]).toEqual([404, null]);
});

test('a calendar goes on when the subscription no longer contains plans, and not when the company turns them off', async () => {
  const { companyId, admin, leader, member } = await team();
  await givenPlan(admin, member.companyUserId, {
    tasks: [{ title: 'Bestill pc', relativeDueDate: 0, responsibleId: leader.companyUserId }],
  });
  const secret = await planFeedSecretOf(leader);
  const set = (change: RawBuilder<unknown>) =>
    server.database.forCompany(companyId, ({ tx }) => sql`update company set ${change} where company_id = ${companyId}`.execute(tx));
  await set(sql`subscription_features = '{contracts}'`);
  expect(await summaries(secret)).toEqual(['Bestill pc (Ola Lie)']);
  await set(sql`features_off = '{onOffBoarding}'`);
  expect((await fetched(secret)).status).toBe(404);
});

test('all calendar addresses of somebody end with their access', async () => {
  const { companyId, admin, leader } = await team();
  const [ofPlans, ofContracts] = [await planFeedSecretOf(leader), await feedSecretOf(leader)];
  await leader.call(createFeed, { body: { scope: 'own' } });
  await givenPlan(admin, leader.companyUserId, {
    type: 'Offboarding',
    referenceDate: '2026-11-20',
    endAccess: true,
    tasks: [{ title: 'Hent pc', relativeResponsible: 'planCreator' }],
  });
  await server.database.forCompany(companyId, (company) => endAccessOf(company, server.services));
  expect((await leader.call(feeds)).status).toBe(403);
  expect([
    (await fetched(ofPlans)).status,
    (await server.nobody.call(readContractFeed, { params: { secret: ofContracts } })).status,
  ]).toEqual([404, 404]);
});
