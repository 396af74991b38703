import { afterAll, expect, test } from 'vitest';
import { compose } from '#app/server/compose.ts';
import { openLog } from '#app/server/log.ts';
import { serverRooms } from '#app/server/rooms.ts';
import { itemTypes } from '#features/access-control/server/public.ts';
import { reasonSources } from '#features/notifications/server/public.ts';
import { personErasing } from '#features/people/server/public.ts';
import { systemClock } from '#kernel/server/clock.ts';
import { jobKinds } from '#kernel/server/jobs.ts';
import type { ServedFeature } from '#kernel/server/serve.ts';
import { takeoutShares } from '#kernel/server/takeout/takeout-share.ts';
import { featureWords } from '#kernel/server/words.ts';
import { testDatabase } from '#kernel/testing/database.ts';
import { testPublicUrl } from '#testing/public-url.ts';
import { testConfig } from '#testing/server.ts';

const { database } = await testDatabase();
const rooms = await serverRooms();

/** A composition of some features, in this process. */
async function composed(of: readonly ServedFeature[]) {
  const log = openLog('silent');
  const made = await compose({ config: testConfig(), database, clock: systemClock, log, ownAddress: () => testPublicUrl, rooms: of });
  afterAll(() => made.queue.stop());
  return made.services;
}

test('a composition has what its own features give, whatever else this process has imported or composed', async () => {
  const whole = await composed(rooms);
  const bare = await composed([]);
  const files = await composed(rooms.filter(({ feature }) => feature.name === 'files'));
  const sizes = [whole, bare, files].map(({ registers }) => [
    registers.of(takeoutShares).size,
    registers.of(itemTypes).size,
    registers.of(reasonSources).size,
    registers.of(personErasing).size,
  ]);
  expect(sizes[0]?.every((size) => size > 0)).toBe(true);
  expect(sizes.slice(1)).toEqual([
    [0, 0, 0, 0],
    [1, 1, 0, 1],
  ]);
  expect([...bare.registers.of(featureWords).keys()]).toEqual(['kernel', 'rights']);
  expect([...files.registers.of(jobKinds).keys()].filter((name) => name.startsWith('files.'))).toEqual([
    'files.sweep',
    'files.empty-trash',
  ]);
  expect([bare, whole].map(({ words }) => words.record('en', 'companyUser') !== undefined)).toEqual([false, true]);
});

test('a feature that is there twice stops the start', async () => {
  const [first] = rooms;
  if (!first) throw new Error('There is no feature');
  await expect(composed([first, first])).rejects.toThrow(/^account gives \S+ ".+", which account has given already$/);
});
