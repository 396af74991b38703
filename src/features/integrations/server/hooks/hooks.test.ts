import { expect, test, beforeEach } from 'vitest';
import { sql } from 'kysely';
import type { Endpoint } from '#kernel/contract/endpoint.ts';
import { sessionCookieName } from '#kernel/server/session/cookies.ts';
import type { ExampleInput } from '#testing/caller.ts';
import { testServer, type TestCompany } from '#testing/server.ts';
import { connectTripletex, disconnectTripletex, updateTripletex } from '../../contract/endpoints-connections.ts';
import { getIntegrations } from '../../contract/endpoints-overview.ts';
import { tripletexServer } from '../../testing/tripletex-server.ts';
import { changeMessage, type StoredSubscription, type ChangeMessage } from '../../testing/tripletex-subscriptions.ts';
import { readConnections } from '../connections/store-connections.ts';
import { watchAll, watchJob, watchPeople } from '../comparison/watch-people.ts';
import { readHook } from './store-hooks.ts';
import { subscribeJob, subscribeToChanges } from './subscribe.ts';

const tripletex = await tripletexServer();
const accounting = {
  tripletex: { url: tripletex.url, consumerToken: tripletex.consumerToken },
  poweroffice: undefined,
  unimicro: undefined,
};
const publicUrl = 'https://hr.firma.no';
const server = await testServer({ accounting, publicUrl });
const { app, clock, database, services } = server;

interface Queued {
  name: string;
  data: Record<string, unknown>;
  startAfter?: Date;
}
const queued: Queued[] = [];
const { enqueue } = services.jobs;
services.jobs.enqueue = async (unit, name, data, options) => {
  queued.push({ name, data, ...(options?.startAfter && { startAfter: options.startAfter }) });
  await enqueue(unit, name, data, options);
};
const looks = () => queued.filter(({ name }) => name === watchJob).map(({ startAfter }) => startAfter?.toISOString());

beforeEach(() => {
  queued.length = 0;
  tripletex.subscriptions.clear();
  tripletex.employees.clear();
  clock.advance(24 * 3_600_000);
});

const kept = (): StoredSubscription[] => [...tripletex.subscriptions.values()];
const body = { employeeToken: tripletex.employeeToken, departmentId: null, isOtherCompanyMeant: true };

/** A call from the product's own page. */
const ask = ({ admin }: TestCompany, endpoint: Endpoint, input: ExampleInput = {}) =>
  admin.call(endpoint, input, {
    'sec-fetch-site': 'same-origin',
    cookie: `${sessionCookieName(services.config.publicUrl)}=${admin.cookie}`,
  });

/** Does the work that waits for it. */
async function subscribe({ companyId }: TestCompany): Promise<void> {
  const asked = queued.splice(0).filter(({ name, data }) => name === subscribeJob && data['companyId'] === companyId);
  for (const { data } of asked) await subscribeToChanges(services, data);
}

async function night(company: TestCompany): Promise<void> {
  await watchAll(services);
  await subscribe(company);
}

async function connected(): Promise<TestCompany> {
  const company = await server.newCompany();
  expect((await ask(company, connectTripletex, { body })).json).toMatchObject({ state: 'connected' });
  await subscribe(company);
  return company;
}

async function seen(company: TestCompany): Promise<unknown> {
  const { integrations } = getIntegrations.answer.parse((await ask(company, getIntegrations)).json);
  return integrations.find(({ provider }) => provider === 'tripletex')?.changesSeen;
}

const subscriptionOf = (event: string): StoredSubscription => {
  const found = kept().find((one) => one.event === event);
  if (!found) throw new Error(`Nothing is subscribed to ${event}`);
  return found;
};
const message = (key?: string): ChangeMessage => changeMessage(subscriptionOf('employee.update'), key === undefined ? {} : { key });

async function tell({ url, headers, payload }: ChangeMessage): Promise<[number, unknown]> {
  const { statusCode, json } = await app.inject({ method: 'POST', url, headers, payload });
  return [statusCode, json()];
}
const taken = [200, { success: true }];

test('a company that is connected is told of changes, by id alone and at an address of its own', async () => {
  const company = await connected();
  expect(kept().map(({ event, status }) => [event, status])).toEqual([
    ['employee.create', 'ACTIVE'],
    ['employee.update', 'ACTIVE'],
    ['employee.delete', 'ACTIVE'],
  ]);
  const [first, ...others] = kept();
  expect(first?.targetUrl).toMatch(/^https:\/\/hr\.firma\.no\/api\/integrations\/tripletex\/event\/[\w-]{43}$/);
  expect(others.every(({ targetUrl }) => targetUrl === first?.targetUrl)).toBe(true);
  expect(await seen(company)).toBe('soon');
  const row = await database.forCompany(company.companyId, (unit) => readHook(unit, 'tripletex'));
  expect(row).toMatchObject({ state: 'told', subscriptions: kept().map(({ id }) => String(id)) });
  expect(JSON.stringify(row)).not.toContain(first?.hmacSharedSecret);
});

test('a message has people compared soon, and others find that planned', async () => {
  const company = await connected();
  const now = clock.now().getTime();
  const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
  expect(await tell(message('one'))).toEqual(taken);
  expect(looks()).toEqual([at(2)]);
  // Sent again, and another one of the same burst.
  expect([await tell(message('one')), await tell(message('two'))]).toEqual([taken, taken]);
  expect(looks()).toEqual([at(2)]);
  clock.advance(3 * 60_000);
  await watchPeople(services, queued.find(({ name }) => name === watchJob)?.data ?? {});
  const [connection] = await database.forCompany(company.companyId, (unit) => readConnections(unit));
  // The founder is only here.
  expect(connection).toMatchObject({ differing: 1, differingAt: clock.now() });
  await Promise.all(['three', 'four', 'five'].map((key) => tell(message(key))));
  expect(looks()).toEqual([at(2), at(62)]);
});

test('what is not signed with the key of the connection is answered alike, and has nobody looked at', async () => {
  await connected();
  const own = message();
  const [first] = kept();
  await connected();
  const foreign = changeMessage({ ...subscriptionOf('employee.update'), ...kept().at(-1), targetUrl: String(first?.targetUrl) });
  const forged: [string, ChangeMessage][] = [
    ['another connection’s signature', foreign],
    ['a byte more', { ...own, payload: `${own.payload} ` }],
    ['the same content in other bytes', { ...own, payload: JSON.stringify(JSON.parse(own.payload)) }],
    ['another key against repetition', { ...own, headers: { ...own.headers, 'idempotency-key': 'another' } }],
    [
      'half a signature',
      { ...own, headers: { ...own.headers, 'x-request-signature': own.headers['x-request-signature']?.slice(0, 44) ?? '' } },
    ],
    ['no signature', { ...own, headers: { 'content-type': 'application/json' } }],
    ['no JSON', { ...own, payload: '{' }],
    ['nothing', { ...own, payload: '' }],
  ];
  for (const [what, one] of forged) expect([what, await tell(one)]).toEqual([what, taken]);
  expect(looks()).toEqual([]);
  const strange = await tell({ ...own, url: `${own.url.slice(0, -2)}xx` });
  expect([strange[0], strange[1]]).toMatchObject([404, { errorCodes: { common: ['NotFound'] } }]);
  expect((await tell({ ...own, payload: 'x'.repeat(1024 * 1024 + 1) }))[0]).toBe(413);
  await tell(own);
  expect(looks()).toHaveLength(1);
});

test.each([
  ['integrations are off', sql`features_off = '{integrations}'`],
  ['the company is about to be deleted', sql`ends_at = '2026-12-31'`],
])('while %s, nobody is looked at', async (_case, state) => {
  const { companyId } = await connected();
  await tell(message());
  const [asked] = queued.filter(({ name }) => name === watchJob);
  const put = (change: typeof state) =>
    database.forCompany(companyId, ({ tx }) => sql`update company set ${change} where company_id = ${companyId}`.execute(tx));
  await put(state);
  const before = tripletex.asked.length;
  await watchPeople(services, asked?.data ?? {});
  expect(tripletex.asked).toHaveLength(before);
  clock.advance(3 * 3_600_000);
  expect(await tell(message('later'))).toEqual(taken);
  expect(looks()).toHaveLength(1);
  await put(sql`features_off = '{}', ends_at = null`);
  await tell(message('again'));
  expect(looks()).toHaveLength(2);
});

test('a key that may not subscribe is connected all the same, which says that changes are seen at night', async () => {
  const refuse = tripletex.fail({
    when: /POST \/event\/subscription/,
    fault: { status: 403, json: { status: 403, code: 9000, message: 'No access' } },
  });
  const company = await connected();
  expect([kept(), await seen(company)]).toEqual([[], 'refused']);
  refuse();
  await night(company);
  expect([kept().length, await seen(company)]).toEqual([3, 'soon']);
});

test('an outage is no refusal: what was subscribed to stays, and the night does the rest', async () => {
  const fail = tripletex.fail({ when: /POST \/event\/subscription/, every: 2, fault: { status: 500 } });
  const company = await connected();
  expect([kept().length, await seen(company)]).toEqual([1, 'nightly']);
  fail();
  await night(company);
  expect([kept().map(({ event }) => event), await seen(company)]).toEqual([
    ['employee.create', 'employee.update', 'employee.delete'],
    'soon',
  ]);
});

test.each([
  ['a request that it does not take', 422],
  ['a state that does not fit', 409],
  ['an address that it does not know', 404],
])('%s says nothing of the key', async (_what, status) => {
  const fail = tripletex.fail({ when: /POST \/event\/subscription/, fault: { status } });
  const company = await connected();
  expect([kept(), await seen(company)]).toEqual([[], 'nightly']);
  fail();
  await night(company);
  expect([kept().length, await seen(company)]).toEqual([3, 'soon']);
});

test('a key that is not valid any more tells nothing', async () => {
  const company = await connected();
  const fail = tripletex.fail({ when: /GET \/event\/subscription/, fault: { status: 401 } });
  await night(company);
  expect(await seen(company)).toBe('nightly');
  fail();
  await night(company);
  expect([kept().length, await seen(company)]).toEqual([3, 'soon']);
});

test('the night takes up again what was switched off, deleted or doubled there, and what tells a former address', async () => {
  const company = await connected();
  const address = kept()[0]?.targetUrl;
  const change = (event: string, changes: Partial<StoredSubscription>) => {
    const found = subscriptionOf(event);
    tripletex.subscriptions.set(found.id, { ...found, ...changes });
  };
  change('employee.create', { status: 'DISABLED_TOO_MANY_ERRORS' });
  change('employee.update', { targetUrl: 'https://former.firma.no/api/integrations/tripletex/event/x' });
  tripletex.subscriptions.delete(subscriptionOf('employee.delete').id);
  tripletex.subscriptions.set(900, { ...subscriptionOf('employee.create'), id: 900 });
  // Another integration's.
  const other: StoredSubscription = { ...subscriptionOf('employee.create'), id: 901, targetUrl: 'https://other.no/', status: 'DISABLED' };
  tripletex.subscriptions.set(901, other);
  await night(company);
  const own = kept().filter(({ id }) => id !== 901);
  expect(own.map(({ event }) => event).toSorted()).toEqual(['employee.create', 'employee.delete', 'employee.update']);
  expect(own.every(({ status, targetUrl }) => status === 'ACTIVE' && targetUrl === address)).toBe(true);
  expect(tripletex.subscriptions.get(901)).toEqual(other);
  expect(await tell(message())).toEqual(taken);
  expect(looks()).toHaveLength(1);
  const asked = tripletex.asked.length;
  await night(company);
  expect(tripletex.asked.slice(asked).filter((name) => !name.startsWith('GET') && !name.includes('session'))).toEqual([]);
});

test('disconnecting ends the subscriptions, and nothing is heard at the address from then on', async () => {
  const company = await connected();
  const last = message();
  expect((await ask(company, disconnectTripletex)).status).toBe(200);
  expect([kept(), (await tell(last))[0], looks()]).toEqual([[], 404, []]);
  // Connected again, it has another address and another key.
  await ask(company, connectTripletex, { body });
  await subscribe(company);
  expect([kept().length, message().url === last.url, (await tell(last))[0]]).toEqual([3, false, 404]);
});

test('a system that does not end them keeps nobody from disconnecting', async () => {
  const company = await connected();
  const last = message();
  const fail = tripletex.fail({ when: /DELETE/, fault: 'undone' });
  expect((await ask(company, disconnectTripletex)).status).toBe(200);
  fail();
  expect([kept().length, (await tell(last))[0]]).toEqual([3, 404]);
});

test('a new key keeps the address, and subscribes to what is missing', async () => {
  const company = await connected();
  const { url } = message();
  tripletex.subscriptions.delete(subscriptionOf('employee.create').id);
  expect((await ask(company, updateTripletex, { body })).status).toBe(200);
  await subscribe(company);
  expect([kept().length, message().url, await tell(message())]).toEqual([3, url, taken]);
});

test('an installation that cannot be reached from outside subscribes to nothing, and says so', async () => {
  services.config.publicUrl = 'http://localhost:3000';
  const company = await connected();
  expect([kept(), queued, await seen(company)]).toEqual([[], [], 'unreachable']);
  services.config.publicUrl = publicUrl;
});
