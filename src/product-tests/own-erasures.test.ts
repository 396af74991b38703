import { afterEach, expect, test } from 'vitest';
import { getErasureCalendar } from '#features/gdpr/contract/endpoints-erasure.ts';
import { givenGame } from '#features/lottery/testing/given.ts';
import { sentMessage } from '#features/sms/testing/given.ts';
import { smsWorld, to } from '#features/sms/testing/world.ts';
import { jobKinds } from '#kernel/server/jobs.ts';
import type { Caller } from '#testing/caller.ts';
import { testServer } from '#testing/server.ts';

const server = await testServer();
const { deliver, team } = smsWorld(server);
const began = server.clock.now().toISOString();
afterEach(() => server.clock.set(began));

const keys = ['sms.messages', 'lottery.games', 'integrations.formerValues'];

/** What these features erase, as the calendar of erasures says it. */
async function erasuresFor(who: Caller) {
  const own = (await who.call(getErasureCalendar)).json['ownErasures'] as {
    key: string;
    period: unknown;
    next: unknown;
    lastDone: unknown;
  }[];
  return keys.map((key) => own.find((one) => one.key === key)).map((one) => one && [one.period, one.next, one.lastDone]);
}

test('the calendar of erasures says when text messages, lotteries and values before syncs go, and when some last went', async () => {
  const { admin, member, person } = await team();
  const [year, twoYears, month] = [
    { unit: 'months', count: 12 },
    { unit: 'months', count: 24 },
    { unit: 'days', count: 30 },
  ];
  expect(await erasuresFor(admin)).toEqual([
    [year, null, null],
    [twoYears, null, null],
    [month, null, null],
  ]);
  await sentMessage(admin, to(member));
  await deliver();
  await givenGame(admin);
  const game = [twoYears, { date: '2028-11-21', count: 1 }, null];
  expect(await erasuresFor(admin)).toEqual([[year, { date: '2027-11-21', count: 1 }, null], game, [month, null, null]]);
  server.clock.set('2027-11-22T12:00:00Z');
  await server.services.registers.of(jobKinds).get('sms.erase-old-messages')?.run(server.services, {});
  const gone = [year, null, { date: '2027-11-22', by: null }];
  expect(await erasuresFor(await person('systemadmin'))).toEqual([gone, game, [month, null, null]]);
  server.clock.set('2028-11-22T12:00:00Z');
  await server.services.registers.of(jobKinds).get('lottery.delete-old-games')?.run(server.services, {});
  const drawn = [twoYears, null, { date: '2028-11-22', by: null }];
  expect(await erasuresFor(await person('systemadmin'))).toEqual([gone, drawn, [month, null, null]]);
});
