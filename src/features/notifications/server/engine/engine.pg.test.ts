import { randomBytes } from 'node:crypto';
import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { deliverQueuedMail } from '#kernel/server/mail/deliver-mail.ts';
import { deliverQueuedSms } from '#kernel/server/sms/deliver-sms.ts';
import { atRest } from '#kernel/testing/at-rest.ts';
import { isFaultRun } from '#kernel/testing/fault-run.ts';
import { testDatabase } from '#kernel/testing/database.ts';
import { mailServer } from '#kernel/testing/mail-server.ts';
import type { RuleFields } from '../../contract/rule.ts';
import { subjectOf } from '../../testing/company-with-rules.ts';
import { aboutEverybody, manyPeople, engineServices, type EngineSetting } from '../../testing/engine-world.ts';
import { raise } from '../public.ts';
import { evaluateCompanies } from './evaluate.ts';

const { database, connection } = await testDatabase({ poolSize: 8 });
const { smtpUrl, received } = await mailServer();
const day = '2026-12-05';
const setting: EngineSetting = { key: randomBytes(32).toString('base64'), now: '2026-11-21T09:00:00Z', smtpUrl };
const aboutAll = {
  reason: 'OnOffBoardingTaskResponsible',
  recipients: ['relatedUser'],
  difference: { direction: 'before', days: 14 },
} satisfies Partial<RuleFields>;

/** SMS that a gateway accepted, by id; those of other processes are read from their standard output. */
const taken: string[] = [];
const gateway = { send: async ({ id }: { id: string }) => void taken.push(id) };

beforeEach(async () => {
  received.length = 0;
  taken.length = 0;
  await database.transaction(async ({ tx }) => {
    await sql`delete from mail`.execute(tx);
    await sql`delete from sms`.execute(tx);
  });
});

/** A worker in a separate process. */
function worker() {
  const program = new URL('../../testing/engine-process.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, [program, JSON.stringify(connection), JSON.stringify(setting), day], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  const heard = new EventEmitter();
  child.stdout.on('data', (text: Buffer) => {
    said += text.toString();
    heard.emit('more');
  });
  const ids = () => [...said.matchAll(/^sms (\S+)$/gm)].map(([, id = '']) => id);
  const ended = (async () => {
    await once(child, 'close');
    taken.push(...ids());
    heard.emit('more');
  })();
  return {
    child,
    begun: once(child.stdout, 'data'),
    ended,
    /** Waits until it has sent this many SMS, or has exited. */
    sent: async (count: number) => {
      while (ids().length < count && child.exitCode === null) await once(heard, 'more');
    },
  };
}

/** Kills one of two workers at a given time, and lets a third process the messages whose claims have expired. */
async function withOneKilled(moment: (killed: ReturnType<typeof worker>) => Promise<unknown>): Promise<void> {
  const [killed, other] = [worker(), worker()];
  await Promise.all([killed.begun, other.begun]);
  await moment(killed);
  killed.child.kill('SIGKILL');
  await Promise.all([killed.ended, other.ended]);
  // Otherwise its claimed messages would be skipped.
  await atRest(database);
  const { services, clock } = engineServices(database, setting, { smsGateway: gateway, source: aboutEverybody(day) });
  await evaluateCompanies(services);
  clock.advance(11 * 60_000);
  await Promise.all([deliverQueuedMail(services), deliverQueuedSms(services)]);
}

interface Found {
  told: number;
  people: number;
  deliveries: number;
  mails: number;
  mailsSent: number;
  mailsUncertain: number;
  sms: number;
  smsSent: number;
  smsUncertain: number;
}

async function look(companies: readonly number[]): Promise<Found> {
  const sum: Found = { told: 0, people: 0, deliveries: 0, mails: 0, mailsSent: 0, mailsUncertain: 0, sms: 0, smsSent: 0, smsUncertain: 0 };
  for (const id of companies) {
    const [row] = await database.forCompany(id, async ({ tx }) => {
      const { rows } = await sql<Found>`
        select (select count(*) from notification) as told, (select count(distinct company_user_id) from notification) as people,
          (select count(*) from notification_delivery) as deliveries,
          (select count(*) from mail where company_id = ${id}) as mails,
          (select count(*) from mail where company_id = ${id} and status = 'sent') as "mailsSent",
          (select count(*) from mail where company_id = ${id} and is_uncertain) as "mailsUncertain",
          (select count(*) from sms where company_id = ${id}) as sms,
          (select count(*) from sms where company_id = ${id} and status = 'sent') as "smsSent",
          (select count(*) from sms where company_id = ${id} and is_uncertain) as "smsUncertain"`.execute(tx);
      return rows;
    });
    // The row has the same keys as the sum.
    if (row) for (const key of Object.keys(sum) as (keyof Found)[]) sum[key] += row[key];
  }
  return sum;
}

/** No message is lost; duplicates are marked, and no more than were in flight. */
function expectDelivered(found: Found): void {
  const addresses = received.map(({ to }) => to?.[0]?.address);
  expect(new Set(addresses).size).toBe(found.mails);
  expect(addresses.length - found.mails).toBeLessThanOrEqual(found.mailsUncertain);
  expect(new Set(taken).size).toBe(found.sms);
  expect(taken.length - found.sms).toBeLessThanOrEqual(found.smsUncertain);
  expect([found.mailsSent, found.smsSent]).toEqual([found.mails, found.sms]);
  // Each outbox sends four at a time.
  expect(found.mailsUncertain).toBeLessThanOrEqual(4);
  expect(found.smsUncertain).toBeLessThanOrEqual(4);
}

describe('two workers', () => {
  test('evaluate each company once', async () => {
    const companies = await Promise.all([1, 2, 3].map(() => manyPeople(database, 40, [{ ...aboutAll, channels: [1, 2, 3] }])));
    const { services } = engineServices(database, setting, { smsGateway: gateway, source: aboutEverybody(day) });
    await Promise.all([evaluateCompanies(services), evaluateCompanies(services), evaluateCompanies(services)]);
    await evaluateCompanies(services);
    await Promise.all([deliverQueuedMail(services), deliverQueuedSms(services), deliverQueuedMail(services), deliverQueuedSms(services)]);
    const found = await look(companies);
    expect(found).toMatchObject({ told: 120, people: 120, deliveries: 240, mails: 120, mailsUncertain: 0, sms: 120, smsUncertain: 0 });
    expectDelivered(found);
  });

  test.each(isFaultRun ? [60, 200, 400, 700] : [60, 400])(
    'of which one is killed lose nothing and tell nobody twice, after %i ms',
    async (milliseconds) => {
      const companies: number[] = [];
      for (let count = 0; count < 4; count += 1) companies.push(await manyPeople(database, 50, [{ ...aboutAll, channels: [1, 2, 3] }]));
      await withOneKilled(() => wait(milliseconds));
      const found = await look(companies);
      expect(found).toMatchObject({ told: 200, people: 200, deliveries: 400, mails: 200, sms: 200 });
      expectDelivered(found);
    },
  );
});

test('of a burst of deliveries none is lost when a worker is killed', async () => {
  const people = isFaultRun ? 2000 : 500;
  const everyone = { reason: 'SameDayBirthday', recipients: ['everyoneNonAdmin'] } satisfies Partial<RuleFields>;
  const companyId = await manyPeople(database, people + 1, [{ ...everyone, channels: [1, 2, 3] }]);
  const other = await manyPeople(database, people + 1, [{ ...everyone, channels: [1, 3] }]);
  const { services } = engineServices(database, setting, { smsGateway: gateway, source: aboutEverybody(day) });
  const burst = (id: number, count: number) =>
    database.forCompany(id, (company) =>
      raise(
        company,
        services,
        'SameDayBirthday',
        Array.from({ length: count }, (_unused, index) => subjectOf(`birthday:${index}`, null)),
      ),
    );
  await burst(companyId, 1);
  await burst(other, 3);
  await withOneKilled((killed) => killed.sent(people / 4));
  const found = await look([companyId, other]);
  expect(found).toMatchObject({ told: 4 * people, people: 2 * people, deliveries: 5 * people, mails: people, sms: 4 * people });
  expectDelivered(found);
}, 600_000);
