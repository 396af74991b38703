import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { add } from '#kernel/server/registers.ts';
import { testServer, type TestCompany } from '#testing/server.ts';
import { failing, inMemoryProvider } from '../../testing/in-memory-provider.ts';
import { kari, ola, syncTools } from '../../testing/sync-tools.ts';
import { standInProviders } from '../connections/providers.ts';
import { readConnections } from '../connections/store-connections.ts';
import { readLinks } from './store-links.ts';
import { readNewestComparison } from './store-comparison.ts';
import { watchAll, watchJob, watchPeople } from './watch-people.ts';

const tripletex = inMemoryProvider('tripletex');
const server = await testServer({}, [add(standInProviders, tripletex)]);
const { clock, database, services } = server;
const { connected } = syncTools(server, tripletex);

/** What a night does for one company. */
async function night({ companyId }: TestCompany): Promise<number> {
  const asked: Record<string, unknown>[] = [];
  const enqueue: typeof services.jobs.enqueue = async (_unit, name, data) => {
    if (name === watchJob && data['companyId'] === companyId) asked.push(data);
  };
  await watchAll({ ...services, jobs: { ...services.jobs, enqueue } });
  for (const data of asked) await watchPeople(services, data);
  return asked.length;
}

const connectionOf = async ({ companyId }: TestCompany) => (await database.forCompany(companyId, (unit) => readConnections(unit)))[0];
const told = async () => (await server.mails()).filter(({ text }) => text.includes('Tripletex')).length;

test('every night the number of people who differ is counted, told when it has changed, and nothing else is kept', async () => {
  const company = await connected({ ...kari, department: 'Salg' });
  tripletex.add({ ...kari, department: 'Drift' });
  tripletex.add(ola);
  expect(await night(company)).toBe(1);
  // The founder is only here, one is only there, and one differs.
  expect(await connectionOf(company)).toMatchObject({ differing: 3, differingAt: clock.now(), state: 'ok' });
  const first = await told();
  expect(first).toBeGreaterThan(0);
  clock.advance(86_400_000);
  await night(company);
  expect(await told()).toBe(first);
  tripletex.add({ firstName: 'Eva', lastName: 'Li' });
  clock.advance(86_400_000);
  await night(company);
  expect([await told(), (await connectionOf(company))?.differing]).toEqual([first * 2, 4]);
  const kept = await database.forCompany(company.companyId, async (unit) => ({
    comparison: await readNewestComparison(unit, 'tripletex', new Date(0)),
    links: (await readLinks(unit, 'tripletex')).size,
  }));
  expect(kept).toEqual({ comparison: undefined, links: 0 });
  expect([tripletex.asked.create, tripletex.asked.update]).toEqual([0, 0]);
});

test('everybody who sees integrations is told, and nobody else', async () => {
  const company = await connected(kari);
  const people = await Promise.all((['hradmin', 'accountant', 'manager', 'gdpr'] as const).map((role) => company.person(role)));
  await night(company);
  const { rows } = await database.forCompany(company.companyId, ({ tx }) =>
    sql<{ who: string }>`
      select company_user_id::text as who from notification where company_id = ${company.companyId} and facts ? 'integration'
    `.execute(tx),
  );
  const [hradmin, accountant] = people;
  const expected = [company.admin, hradmin, accountant].map((one) => String(one?.companyUserId));
  expect(rows.map(({ who }) => who).toSorted()).toEqual(expected.toSorted());
});

test('each number is told once a day, so that one that grew since the morning is told too', async () => {
  const company = await connected(kari);
  const lookAndCount = async () => {
    const before = await told();
    await night(company);
    return (await told()) - before;
  };
  const first = await lookAndCount();
  expect(first).toBeGreaterThan(0);
  const eva = tripletex.add({ firstName: 'Eva', lastName: 'Li' });
  expect([await lookAndCount(), await lookAndCount()]).toEqual([first, 0]);
  tripletex.people.splice(tripletex.people.indexOf(eva), 1);
  expect(await lookAndCount()).toBe(0);
  clock.advance(86_400_000);
  tripletex.add(ola);
  expect(await lookAndCount()).toBe(first);
});

test('a night that fails counts as a try of the connection, and the former number stays', async () => {
  const company = await connected(kari);
  await night(company);
  tripletex.fault = failing('unavailable', { on: ['list'] });
  for (let count = 0; count < 5; count += 1) await night(company);
  expect(await connectionOf(company)).toMatchObject({ differing: 2, state: 'failing' });
});

test.each([
  ['integrations are off', sql`features_off = '{integrations}'`],
  ['the subscription has no integrations', sql`subscription_features = '{absencecalendar}'`],
  ['the company is about to be deleted', sql`ends_at = '2026-12-31'`],
])('while %s, nobody is looked at', async (_case, state) => {
  const company = await connected(kari);
  await database.forCompany(company.companyId, ({ tx }) =>
    sql`update company set ${state} where company_id = ${company.companyId}`.execute(tx),
  );
  const asked = tripletex.asked.list;
  expect([await night(company), tripletex.asked.list]).toEqual([0, asked]);
});
