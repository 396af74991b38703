import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { book } from '#features/absence/testing/booked.ts';
import { testServer } from '#testing/server.ts';
import { madeSlackJob } from '../../testing/slack-given.ts';
import { slackServer } from '../../testing/slack-server.ts';
import { away, postingWorld } from '../../testing/slack-world.ts';

const server = await testServer();
const { at, find, post, queued, told, posting, states, set } = postingWorld(server, await slackServer());

describe('the time', () => {
  test.each([
    ['the day before summer time', 'Europe/Oslo', '2027-03-27', '2027-03-27T15:00:00Z'],
    ['the day it begins', 'Europe/Oslo', '2027-03-28', '2027-03-28T14:00:00Z'],
    ['the day it ends', 'Europe/Oslo', '2026-10-25', '2026-10-25T15:00:00Z'],
    ['the day before it ends', 'Europe/Oslo', '2026-10-24', '2026-10-24T14:00:00Z'],
    ['in another time zone', 'America/New_York', '2026-11-24', '2026-11-24T21:00:00Z'],
    ['a quarter of an hour aside', 'Asia/Kathmandu', '2026-11-24', '2026-11-24T10:15:00Z'],
  ])('is 16:00 %s', async (_case, timeZone, day, moment) => {
    const { companyId, ola } = await posting();
    await set(companyId, sql`update company set time_zone = ${timeZone} where company_id = ${companyId}`);
    await set(companyId, sql`update slack_job set created_at = '2026-01-01' where company_id = ${companyId}`);
    await book(server, companyId, [away(ola, '2026-10-20', { endDate: '2027-04-10', counted: '2'.repeat(173) })]);
    await at(new Date(Date.parse(moment) - 60_000).toISOString());
    expect(told()).toEqual([]);
    await at(moment);
    expect([told().length, await states(companyId)]).toEqual([1, [[day, 'sent']]]);
  });

  test.each([
    ['the day before summer time', '2027-03-27', '2027-03-27T06:00:00Z'],
    ['the day it begins', '2027-03-28', '2027-03-28T05:00:00Z'],
    ['the day before it ends', '2026-10-24', '2026-10-24T05:00:00Z'],
    ['the day it ends', '2026-10-25', '2026-10-25T06:00:00Z'],
  ])('of birthdays is 07:00 %s, once', async (_case, day, moment) => {
    const { companyId } = await posting({ kind: 'birthdaysToday', language: 'en' });
    await set(companyId, sql`update slack_job set created_at = '2026-01-01' where company_id = ${companyId}`);
    await set(
      companyId,
      sql`update company_user set birthday = ${`1990${day.slice(4)}`}::date where company_id = ${companyId} and first_name = 'Ola'`,
    );
    await at(new Date(Date.parse(moment) - 60_000).toISOString());
    expect(told()).toEqual([]);
    await at(moment);
    await at(new Date(Date.parse(moment) + 3_600_000).toISOString());
    expect([told().map(([, line]) => line), await states(companyId)]).toEqual([['🎂 *Ola Moe*'], [[day, 'sent']]]);
  });

  test.each([
    ['two hours late is sent', '2026-11-26T17:00:00Z', 1, [['2026-11-26', 'sent']]],
    ['a second more is not', '2026-11-26T17:00:01Z', 0, []],
  ])('%s', async (_case, moment, posts, became) => {
    const { companyId, ola } = await posting();
    await book(server, companyId, [away(ola, '2026-11-27')]);
    await at(moment);
    expect([told().length, await states(companyId)]).toEqual([posts, became]);
  });

  test('a message that waited for its turn too long is not sent', async () => {
    const { companyId, ola } = await posting();
    await book(server, companyId, [away(ola, '2026-11-27')]);
    server.clock.set('2026-11-26T15:00:00Z');
    await find();
    server.clock.set('2026-11-26T17:00:01Z');
    await post();
    expect([told(), await states(companyId)]).toEqual([[], [['2026-11-26', 'late']]]);
  });

  test('a message that is made after 16:00 begins the next day', async () => {
    const { companyId, ola, admin } = await posting();
    await set(companyId, sql`delete from slack_job where company_id = ${companyId}`);
    await book(server, companyId, [away(ola, '2026-11-19', { endDate: '2026-11-27', counted: '220022222' })]);
    server.clock.set('2026-11-19T15:30:00Z');
    await madeSlackJob(admin);
    await at('2026-11-19T15:45:00Z');
    expect(told()).toEqual([]);
    await at('2026-11-20T15:00:00Z');
    expect(told()).toHaveLength(1);
  });
});

describe('once a day', () => {
  test('however often and by how many workers it is tried', async () => {
    const { companyId, ola } = await posting();
    await book(server, companyId, [away(ola, '2026-11-25', { endDate: '2026-11-26', counted: '22' })]);
    await at('2026-11-24T15:00:00Z', 5);
    await at('2026-11-24T15:15:00Z', 2);
    await at('2026-11-25T15:00:00Z', 2);
    expect([told().length, await states(companyId)]).toEqual([
      2,
      [
        ['2026-11-24', 'sent'],
        ['2026-11-25', 'sent'],
      ],
    ]);
  });

  test('for each message, also to the same channel', async () => {
    const { companyId, ola, admin } = await posting();
    await madeSlackJob(admin, { name: '#alle', language: 'en' });
    await book(server, companyId, [away(ola, '2026-11-25')]);
    await at('2026-11-24T15:00:00Z');
    const titles = new Set(told().map(([title]) => title));
    expect(titles).toEqual(new Set(['Away tomorrow, Wednesday 25 November', 'Borte i morgen, onsdag 25. november']));
  });

  test('and not again after the process was killed while it was being handed over', async () => {
    const { companyId, ola } = await posting();
    await book(server, companyId, [away(ola, '2026-11-25')]);
    server.clock.set('2026-11-24T15:00:00Z');
    await find();
    await set(companyId, sql`update slack_post set state = 'sending', changed_at = '2026-11-24T15:00:00Z' where company_id = ${companyId}`);
    await post();
    await at('2026-11-24T15:15:00Z');
    expect([told(), await states(companyId)]).toEqual([[], [['2026-11-24', 'uncertain']]]);
    const { rows } = await set(companyId, sql`select action from audit_log where company_id = ${companyId} and actor_account_id is null`);
    expect(rows).toEqual([{ action: 'integrations.fail-slack-post' }]);
  });

  test('but is sent when the process was killed before that, and its queued work is lost', async () => {
    const { companyId, ola } = await posting();
    await book(server, companyId, [away(ola, '2026-11-25')]);
    server.clock.set('2026-11-24T15:00:00Z');
    await find();
    queued.length = 0;
    await at('2026-11-24T15:15:00Z');
    expect([told().length, await states(companyId)]).toEqual([1, [['2026-11-24', 'sent']]]);
  });
});
