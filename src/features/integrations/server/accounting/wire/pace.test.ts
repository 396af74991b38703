import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { newId } from '#kernel/server/id.ts';
import { accountingPlace, refusalOf } from '../../../testing/accounting-place.ts';
import { deletePaces } from '../delete-paces.ts';
import { createPace } from './pace.ts';

const { services, clock, database } = await accountingPlace();
const keys = () => database.transaction(async ({ tx }) => (await sql<{ key: string }>`select key from provider_pace`.execute(tx)).rows);

/** How many milliseconds each of so many waits. */
async function waits(key: string, spacing: number, count: number): Promise<number[]> {
  const waited: number[] = [];
  const still = { ...services, clock: { now: clock.now, pause: async (milliseconds: number) => void waited.push(milliseconds) } };
  // Two processes.
  const paces = [createPace(still), createPace(still)] as const;
  for (let number = 0; number < count; number += 1) await paces[number % 2 === 0 ? 0 : 1].enter(key, spacing);
  return waited;
}

test('moments of a key lie apart in all processes, and those of another key are its own', async () => {
  const key = newId();
  expect(await waits(key, 125, 5)).toEqual([125, 250, 375, 500]);
  expect(await waits(newId(), 125, 1)).toEqual([]);
  clock.advance(10_000);
  expect(await waits(key, 125, 2)).toEqual([125]);
});

test('a held key waits for the end of its hold, and a shorter hold does not end it', async () => {
  const [pace, key] = [createPace(services), newId()];
  await pace.hold(key, 30);
  await pace.hold(key, 5);
  expect(await waits(key, 0, 2)).toEqual([30_000, 30_000]);
  await pace.hold(key, 90);
  expect(await waits(key, 0, 1)).toEqual([90_000]);
});

test('nobody waits for longer than 90 seconds, and who is told so takes no moment', async () => {
  const [pace, key] = [createPace(services), newId()];
  await pace.hold(key, 91);
  const refusal = await refusalOf(pace.enter(key, 1000));
  expect([refusal.kind, refusal.more.waitSeconds]).toEqual(['limited', 91]);
  clock.advance(1000);
  expect(await waits(key, 1000, 1)).toEqual([90_000]);
});

test('keys are kept as digests, and forgotten a day after they were free', async () => {
  await deletePaces({ database, clock: { ...clock, now: () => new Date('2100-01-01') } });
  const [pace, key] = [createPace(services), newId()];
  await pace.enter(key, 0);
  expect((await keys()).map((row) => row.key)).not.toContain(key);
  await deletePaces(services);
  expect(await keys()).toHaveLength(1);
  clock.advance(86_400_001);
  await deletePaces(services);
  expect(await keys()).toEqual([]);
});
