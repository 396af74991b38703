import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { pino } from 'pino';
import { beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { movableClock } from '../clock.ts';
import { createSecrets } from '../create-secrets.ts';
import { countOutbox } from '../outbox/maintain-outbox.ts';
import { claimNext, type OutboxRow } from '../outbox/store-outbox.ts';
import type { DeliveryRefusal } from '../delivery-attempts.ts';
import { deliverQueuedSms } from './deliver-sms.ts';
import type { Sms, SmsGateway } from './gateway.ts';
import { storedSms, smsJobs } from './outbox.ts';
import { createQueueSms } from './queue-sms.ts';

const { database } = await testDatabase();
const secrets = createSecrets([{ id: 'test', key: randomBytes(32) }]);
const log = pino({ level: 'silent' });
const minute = 60_000;

/** A gateway that accepts messages after the given refusals. */
function setUp(...refusals: (DeliveryRefusal | Error)[]) {
  const clock = movableClock('2026-11-21T08:00:00Z');
  const taken: (Sms & { id: string })[] = [];
  const smsGateway: SmsGateway = {
    send: async (sms) => {
      const refusal = refusals.shift();
      if (refusal instanceof Error) throw refusal;
      if (!refusal) taken.push(sms);
      return refusal;
    },
  };
  return { ...withGateway(smsGateway, clock), clock, taken };
}

function withGateway(smsGateway: SmsGateway | undefined, clock = movableClock('2026-11-21T08:00:00Z')) {
  const jobNames: string[] = [];
  const jobs = { enqueue: async (_unit: unknown, name: string) => void jobNames.push(name) };
  const services = { clock, database, hooks: { tell: async () => [] }, jobs, log, secrets, smsGateway };
  const queueSms = createQueueSms(services);
  const queue = (...messages: Partial<Sms>[]) =>
    database.transaction((unit) =>
      queueSms(
        unit,
        messages.map((sms) => ({ to: '+4791234567', text: 'Hei på deg', ...sms })),
      ),
    );
  return { services, jobNames, queue };
}
const rows = () =>
  database.transaction(async ({ tx }) => (await sql<OutboxRow>`select * from sms order by created_at, id`.execute(tx)).rows);
const refused = (wish: Partial<DeliveryRefusal> = {}): DeliveryRefusal => ({
  reason: 'not now',
  isPermanent: false,
  isUncertain: false,
  ...wish,
});

beforeEach(() => database.transaction(({ tx }) => sql`delete from sms`.execute(tx)));

test('many messages are queued with one job, sealed, and sent once by several processes', async () => {
  const { queue, services, jobNames, taken } = setUp();
  await queue(...Array.from({ length: 20 }, (_unused, index) => ({ text: `Nummer ${index}` })));
  expect(jobNames).toEqual(['sms.deliver']);
  expect(JSON.stringify(await rows())).not.toContain('Nummer');
  await Promise.all([1, 2, 3].map(() => deliverQueuedSms(services)));
  expect(new Set(taken.map(({ text }) => text)).size).toBe(20);
  expect(taken).toHaveLength(20);
  expect(await countOutbox(services, 'sms')).toEqual({ sent: 20 });
  expect((await rows()).every(({ text }) => text === null)).toBe(true);
});

test('without a gateway they stay in the outbox, and are not sent later', async () => {
  const { queue, services } = withGateway(undefined);
  await queue({ text: 'Blåbær' });
  expect(await deliverQueuedSms(services)).toBe(0);
  expect(await storedSms(services)).toMatchObject([{ to: '+4791234567', text: 'Blåbær' }]);
  const { services: later, taken } = setUp();
  expect([await deliverQueuedSms(later), taken]).toEqual([0, []]);
});

test('a message that is refused for now is tried again with the same id', async () => {
  const { queue, services, clock, taken } = setUp(refused());
  await queue({});
  const [before] = await rows();
  expect(await deliverQueuedSms(services)).toBe(0);
  expect(await deliverQueuedSms(services)).toBe(0);
  clock.advance(minute);
  expect(await deliverQueuedSms(services)).toBe(1);
  expect(taken.map(({ id }) => id)).toEqual([before?.id]);
  expect((await rows())[0]).toMatchObject({ status: 'sent', attempts: 2, is_uncertain: false });
});

test('a message that is refused for good is given up, and one that is never taken too', async () => {
  const forGood = setUp(refused({ isPermanent: true, reason: 'no such number' }));
  await forGood.queue({});
  await deliverQueuedSms(forGood.services);
  expect((await rows())[0]).toMatchObject({ status: 'failed', last_error: 'no such number' });
  await database.transaction(({ tx }) => sql`delete from sms`.execute(tx));
  const never = setUp(...Array.from({ length: 8 }, () => refused()));
  await never.queue({});
  for (let attempt = 0; attempt < 8; attempt += 1) {
    await deliverQueuedSms(never.services);
    never.clock.advance(3 ** 8 * minute);
  }
  expect((await rows())[0]).toMatchObject({ status: 'failed', attempts: 8 });
});

test('a gateway that breaks off leaves a message uncertain, which is tried again', async () => {
  const { queue, services, clock } = setUp(new Error('connection reset'));
  await queue({});
  await deliverQueuedSms(services);
  expect((await rows())[0]).toMatchObject({ status: 'queued', is_uncertain: true, last_error: 'connection reset' });
  clock.advance(minute);
  expect(await deliverQueuedSms(services)).toBe(1);
});

test('what a process left in the middle is taken once more, and then given up', async () => {
  const { queue, services, clock, taken } = setUp();
  await queue({});
  const crash = () => {
    const now = clock.now();
    const claim = { outbox: 'sms', columns: ['id'], now, abandonedBefore: new Date(now.getTime() - 10 * minute) } as const;
    return database.transaction((unit) => claimNext(unit, claim));
  };
  await crash();
  expect(await deliverQueuedSms(services)).toBe(0);
  clock.advance(11 * minute);
  await crash();
  clock.advance(11 * minute);
  expect([await deliverQueuedSms(services), taken]).toEqual([0, []]);
  expect((await rows())[0]).toMatchObject({ status: 'failed', is_uncertain: true });
});

test.each<[string, Partial<Sms>]>([
  ['a number without its country', { to: '91234567' }],
  ['two numbers', { to: '+4791234567,+4791234568' }],
  ['nothing to say', { text: ' ' }],
  ['more than six parts', { text: 'x'.repeat(919) }],
])('with %s it is refused', async (_name, wrong) => {
  await expect(setUp().queue(wrong)).rejects.toThrow(/SMS/);
  expect(await rows()).toEqual([]);
});

test('what left is forgotten after thirty days', async () => {
  const { queue, services, clock } = setUp();
  await queue({}, {});
  await deliverQueuedSms(services);
  clock.advance(31 * 24 * 60 * minute);
  await queue({});
  // Both jobs use only these services.
  for (const { run } of smsJobs) if (run) await run(services as never, {});
  expect(await countOutbox(services, 'sms')).toEqual({ sent: 1 });
});
