import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { book, type Booking } from '#features/absence/testing/booked.ts';
import { addStaff } from '#features/people/testing/staff.ts';
import type { Caller } from '#testing/caller.ts';
import { testServer } from '#testing/server.ts';
import { slackServer } from '../../testing/slack-server.ts';
import { away, postingWorld } from '../../testing/slack-world.ts';

const server = await testServer();
const { at, told, posting, states, stored, set, job } = postingWorld(server, await slackServer());

describe('who is away tomorrow', () => {
  test('is told at 16:00 by the company’s clock, and not before', async () => {
    const { companyId, ola } = await posting();
    await book(server, companyId, [away(ola, '2026-11-27', { endDate: '2026-12-01', counted: '20022' })]);
    await at('2026-11-26T14:45:00Z');
    expect(told()).toEqual([]);
    await at('2026-11-26T15:00:00Z');
    expect(told()).toEqual([['Borte i morgen, fredag 27. november', '• *Ola Moe* – til og med tirsdag 1. desember']]);
    expect(await states(companyId)).toEqual([['2026-11-26', 'sent']]);
  });

  test.each<[string, Partial<Booking>, boolean]>([
    ['approved (2)', { status: 2 }, true],
    ['a deletion that waits (4)', { status: 4 }, true],
    ['a deletion that was declined (6)', { status: 6 }, true],
    ['a change that waits (8)', { status: 8 }, true],
    ['a change that was approved (9)', { status: 9 }, true],
    ['a change that was declined (10)', { status: 10 }, true],
    ['a change that was withdrawn (12)', { status: 12 }, true],
    ['requested (1)', { status: 1 }, false],
    ['declined (3)', { status: 3 }, false],
    ['deleted with approval (5)', { status: 5 }, false],
    ['deleted (7)', { status: 7 }, false],
    ['a changed request (11)', { status: 11 }, false],
    ['self-certified illness', { type: 3 }, true],
    ['care for a child', { type: 5 }, true],
    ['home office', { type: 2 }, false],
    ['offsite work', { type: 9 }, false],
    ['half a day', { portion: 1, counted: '1' }, false],
  ])('with %s: %s', async (_case, more, isTold) => {
    const { companyId, ola } = await posting({ language: 'en' });
    await book(server, companyId, [away(ola, '2026-11-25', more)]);
    await at('2026-11-24T15:00:00Z');
    expect(told()).toEqual(isTold ? [['Away tomorrow, Wednesday 25 November', '• *Ola Moe*']] : []);
    expect((await states(companyId)).map(([, state]) => state)).toEqual([isTold ? 'sent' : 'nothing']);
  });

  test('leaves out who has left, and who is not of the company', async () => {
    const { companyId, ola, eva } = await posting();
    const other = await server.newCompany();
    const stranger = await other.person('employee', { firstName: 'Per', lastName: 'Vik' });
    await book(server, companyId, [away(ola, '2026-11-25'), away(eva, '2026-11-25')]);
    await book(server, other.companyId, [away(stranger, '2026-11-25')]);
    await set(
      companyId,
      sql`update company_user set state = 'inactive' where company_id = ${companyId} and id = ${String(ola.companyUserId)}::uuid`,
    );
    await at('2026-11-24T15:00:00Z');
    expect(told()).toEqual([['Borte i morgen, onsdag 25. november', '• *Eva Dal*']]);
  });

  test('over a weekend: Friday tells of Monday, Saturday of nobody, and Sunday only what has changed', async () => {
    const { companyId, ola, eva, person } = await posting();
    const per = await person('employee', { firstName: 'Per', lastName: 'Vik' });
    const [, ofEva] = await book(server, companyId, [
      away(ola, '2026-11-26', { endDate: '2026-11-30', counted: '22002' }),
      away(eva, '2026-11-30'),
    ]);
    await at('2026-11-27T15:00:00Z');
    await at('2026-11-28T15:00:00Z');
    expect(told()).toEqual([['Borte mandag 30. november', '• *Eva Dal*', '• *Ola Moe*']]);
    await book(server, companyId, [away(per, '2026-11-30', { endDate: '2026-12-01', counted: '22' })]);
    await set(companyId, sql`update absence set status = 7 where company_id = ${companyId} and id = ${String(ofEva)}::uuid`);
    await at('2026-11-29T15:00:00Z');
    expect(told().slice(1)).toEqual([
      [
        'Endret siden fredag: borte i morgen, mandag 30. november',
        '• *Per Vik* – til og med tirsdag 1. desember',
        'Likevel ikke borte i morgen, mandag 30. november',
        '• *Eva Dal*',
      ],
    ]);
    expect(await states(companyId)).toEqual([
      ['2026-11-27', 'sent'],
      ['2026-11-28', 'nothing'],
      ['2026-11-29', 'sent'],
    ]);
  });

  test('on a Sunday: nothing when nothing has changed, and nothing is kept of whom Friday named', async () => {
    const { companyId, ola } = await posting();
    await book(server, companyId, [away(ola, '2026-11-30')]);
    const kept = () =>
      set(companyId, sql`select from slack_post where company_id = ${companyId} and told <> '{}'`).then(({ rows }) => rows.length);
    await at('2026-11-27T15:00:00Z');
    expect(await kept()).toBe(1);
    await at('2026-11-29T15:00:00Z');
    expect([told().length, await states(companyId), await kept()]).toEqual([
      1,
      [
        ['2026-11-27', 'sent'],
        ['2026-11-29', 'nothing'],
      ],
      0,
    ]);
  });

  test('on a Sunday without a message on Friday: everybody', async () => {
    const { companyId, ola } = await posting();
    await book(server, companyId, [away(ola, '2026-11-30')]);
    await at('2026-11-29T15:00:00Z');
    expect(told()).toEqual([['Borte i morgen, mandag 30. november', '• *Ola Moe*']]);
  });
});

describe('birthdays', () => {
  const born = (companyId: number, who: Caller, birthday: string, isHidden = false) =>
    set(
      companyId,
      sql`update company_user set birthday = ${birthday}::date, is_birthday_hidden = ${isHidden}
        where company_id = ${companyId} and id = ${String(who.companyUserId)}::uuid`,
    );

  test('are told at 07:00, without years and without who hides theirs, has left or has not begun', async () => {
    const { companyId, ola, eva, admin } = await posting({ kind: 'birthdaysToday', language: 'en' });
    await born(companyId, ola, '1983-11-26');
    await born(companyId, eva, '1990-11-26', true);
    await born(companyId, admin, '1990-11-27');
    const birthday = '1990-11-26';
    const [ended, begins] = [{ endDate: '2026-11-25' }, { startDate: '2026-11-27' }];
    await server.database.forCompany(companyId, (company) =>
      addStaff(company, [
        { firstName: 'Har', lastName: 'Sluttet', birthday, ...ended },
        { firstName: 'Ikke', lastName: 'Begynt', birthday, ...begins },
      ]),
    );
    await at('2026-11-26T05:45:00Z');
    expect(told()).toEqual([]);
    await at('2026-11-26T06:00:00Z');
    expect(told()).toEqual([['Birthday today, Thursday 26 November', '🎂 *Ola Moe*', 'Happy birthday!']]);
    expect(await stored(companyId)).toMatchObject([{ lastSentAt: new Date('2026-11-26T06:00:00Z') }]);
  });

  test('are not told when there are none', async () => {
    const { companyId } = await posting({ kind: 'birthdaysToday' });
    await at('2026-11-26T06:00:00Z');
    expect([told(), await states(companyId)]).toEqual([[], [['2026-11-26', 'nothing']]]);
  });
});

describe('what is off', () => {
  test.each([
    ['integrations', sql`features_off = '{integrations}'`],
    ['the absence calendar', sql`features_off = '{absenceCalendar}'`],
    ['a company that stays', sql`ends_at = '2027-12-31'`],
    ['a subscription with integrations', sql`subscription_features = '{absencecalendar}'`],
    ['a subscription with absence', sql`subscription_features = '{integrations}'`],
  ])('sends nothing without %s, and goes on when it is back', async (_case, change) => {
    const { companyId, ola } = await posting();
    await book(server, companyId, [away(ola, '2026-11-25', { endDate: '2026-11-26', counted: '22' })]);
    await set(companyId, sql`update company set ${change} where company_id = ${companyId}`);
    await at('2026-11-24T15:00:00Z');
    expect([told(), await states(companyId)]).toEqual([[], []]);
    await set(
      companyId,
      sql`update company set features_off = '{}', subscription_features = null, ends_at = null where company_id = ${companyId}`,
    );
    await at('2026-11-25T15:00:00Z');
    expect(told()).toHaveLength(1);
  });

  test('in a demo sends nothing', async () => {
    const { companyId, ola } = await posting();
    await book(server, companyId, [away(ola, '2026-11-25')]);
    server.config.demo = true;
    await at('2026-11-24T15:00:00Z');
    server.config.demo = false;
    expect([told(), await states(companyId)]).toEqual([[], []]);
  });
});

test('what became of messages is forgotten after 30 days', async () => {
  const { companyId, ola } = await posting();
  await book(server, companyId, [away(ola, '2026-11-25')]);
  await at('2026-11-24T15:00:00Z');
  const erase = job('erase-old-slack-posts');
  server.clock.set('2026-12-23T02:00:00Z');
  await erase.run(server.services, {});
  expect(await states(companyId)).toHaveLength(1);
  server.clock.set('2026-12-24T02:00:00Z');
  await erase.run(server.services, {});
  expect(await states(companyId)).toEqual([]);
});
