import { setTimeout as wait } from 'node:timers/promises';
import pino from 'pino';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import { openJobQueue, type Job } from './jobs.ts';
import type { Services } from './services.ts';

const { database, connection } = await testDatabase({ poolSize: 10 });
const begun: string[] = [];
const done: string[] = [];
let open = Promise.withResolvers<void>();
let [holding, mostHolding] = [0, 0];

async function runStep({ companyId, step }: Record<string, unknown>): Promise<void> {
  const name = `${String(companyId)}${String(step)}`;
  begun.push(name);
  if (step === 'slow') await open.promise;
  if (step === 'fails' && begun.filter((one) => one === name).length === 1) throw new Error('not at first');
  done.push(name);
}

const jobs: readonly Job[] = [
  { name: 'outside', atOnce: 2, retryDelaySeconds: 1, run: (_services, data) => runStep(data) },
  // As many as there are connections.
  ...Array.from({ length: 10 }, (_unused, number) => ({
    name: `holds.${number}`,
    run: (services: Services) =>
      services.database.transaction(async () => {
        holding += 1;
        mostHolding = Math.max(mostHolding, holding);
        await open.promise;
        holding -= 1;
        done.push(`holds.${number}`);
      }),
  })),
];
const log = pino({ level: 'silent' });
// The jobs above use nothing of the services but these.
const services = { log, database } as unknown as Services;
const queue = await openJobQueue(connection, log, jobs);
afterAll(() => queue.stop());
await queue.work(services, jobs);

beforeEach(() => {
  begun.length = 0;
  done.length = 0;
  open = Promise.withResolvers();
});

const enqueue = (name: string, companyId: number, step: string) =>
  database.forCompany(companyId, (company) => queue.enqueue(company, name, { companyId, step }));
const patient = { timeout: 15_000 };

test('a slow job of one company keeps none of another company', async () => {
  await enqueue('outside', 1, 'slow');
  await expect.poll(() => begun, patient).toEqual(['1slow']);
  await enqueue('outside', 2, 'quick');
  await enqueue('outside', 3, 'quick');
  await expect.poll(() => done, patient).toEqual(['2quick', '3quick']);
  open.resolve();
  await expect.poll(() => done, patient).toEqual(['2quick', '3quick', '1slow']);
  expect(begun.toSorted()).toEqual(['1slow', '2quick', '3quick']);
});

test('jobs of one company and kind run one after another, and leave the other worker to others', async () => {
  await enqueue('outside', 1, 'slow');
  await expect.poll(() => begun, patient).toEqual(['1slow']);
  await enqueue('outside', 1, 'later');
  await enqueue('outside', 2, 'quick');
  await expect.poll(() => done, patient).toEqual(['2quick']);
  await wait(2500);
  expect(begun).toEqual(['1slow', '2quick']);
  open.resolve();
  await expect.poll(() => done, patient).toEqual(['2quick', '1slow', '1later']);
});

test('no more of them run at once than the kind allows, and the others follow at once', async () => {
  for (const companyId of [1, 2]) await enqueue('outside', companyId, 'slow');
  await expect.poll(() => begun.toSorted(), patient).toEqual(['1slow', '2slow']);
  const others = Array.from({ length: 40 }, (_unused, number) => 10 + number);
  for (const companyId of others) await enqueue('outside', companyId, 'quick');
  await wait(500);
  expect(begun).toHaveLength(2);
  open.resolve();
  // One with each look would take two workers forty seconds.
  await expect.poll(() => done.length, patient).toBe(42);
  expect(begun).toHaveLength(42);
});

test('one that fails is tried again by itself', async () => {
  await enqueue('outside', 1, 'fails');
  await enqueue('outside', 2, 'quick');
  await expect.poll(() => done, patient).toEqual(['2quick', '1fails']);
});

test('jobs together leave connections to calls', async () => {
  for (let number = 0; number < 10; number += 1) await enqueue(`holds.${number}`, 1, '');
  await expect.poll(() => holding, patient).toBe(6);
  await wait(2500);
  expect(mostHolding).toBe(6);
  await database.ping();
  open.resolve();
  await expect.poll(() => done.length, patient).toBe(10);
  expect(mostHolding).toBe(6);
});

test('stopping waits for what is in hand and begins nothing else; each job is run once', async () => {
  const second = await openJobQueue(connection, log, jobs);
  await queue.stop();
  await second.work(services, jobs);
  for (const companyId of [1, 2]) await enqueueBy(second, companyId, 'slow');
  await expect.poll(() => begun.length, patient).toBe(2);
  await enqueueBy(second, 3, 'quick');
  const stopped = second.stop();
  await wait(300);
  open.resolve();
  await stopped;
  expect(done.toSorted()).toEqual(['1slow', '2slow']);
  const third = await openJobQueue(connection, log, jobs);
  await third.work(services, jobs);
  await expect.poll(() => done.length, patient).toBe(3);
  await wait(1000);
  await third.stop();
  expect(begun.toSorted()).toEqual(['1slow', '2slow', '3quick']);
});

const enqueueBy = (by: typeof queue, companyId: number, step: string) =>
  database.forCompany(companyId, (company) => by.enqueue(company, 'outside', { companyId, step }));
