import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { book } from '#features/absence/testing/booked.ts';
import { getPaginatedLogs } from '#features/log/contract/endpoints.ts';
import type { LogLine } from '#features/log/contract/entities.ts';
import type { Reply } from '#kernel/testing/stub-server.ts';
import { testServer, type TestCompany } from '#testing/server.ts';
import { slackServer } from '../../testing/slack-server.ts';
import { away, postingWorld } from '../../testing/slack-world.ts';

const server = await testServer();
const slack = await slackServer();
const { at, find, post, queued, told, posting, states, stored, set } = postingWorld(server, slack);

const said = (status: number, text: string, headers?: Record<string, string>): Reply => ({ status, text, ...(headers && { headers }) });

/** A company where somebody is away from the 25th on, for the rest of the month. */
async function awayFor() {
  const made = await posting();
  await book(server, made.companyId, [away(made.ola, '2026-11-25', { endDate: '2026-12-04', counted: '2220022222' })]);
  return made;
}

/** The lines of the log that are marked as failed, oldest first. */
async function failures({ person }: Pick<TestCompany, 'person'>): Promise<string[]> {
  // Who made the company was signed in a week ago.
  const admin = await person('systemadmin');
  const { json } = await admin.call(getPaginatedLogs, { body: { filter: { onlyFailures: true }, language: 'en' } });
  // Typed by the contract of the answer.
  return (json['logs'] as LogLine[]).map(({ sentence }) => sentence).toReversed();
}

/** What the log says of a message of a day that has one of these ends. */
const unposted = {
  uncertain: 'The Slack message #kontoret may not have been posted, because Slack did not confirm it',
  refused: 'The Slack message #kontoret was not posted, because Slack did not accept it',
  late: 'The Slack message #kontoret was not posted, because Slack could not be reached in time',
};

/** Whom the bell tells, and of what. */
async function bells(companyId: number): Promise<string[]> {
  const { rows } = await set(
    companyId,
    sql`select person.role || ' ' || (note.facts -> 'integration' ->> 'trouble') as told from notification note
      join company_user person on person.company_id = note.company_id and person.id = note.company_user_id
      where note.company_id = ${companyId} and note.facts ? 'integration' order by 1`,
  );
  return rows.map((row) => String((row as { told: unknown }).told));
}

describe('a channel that is gone', () => {
  test.each([
    ['is archived', said(410, 'channel_is_archived'), 'archived'],
    ['is not found', said(404, 'channel_not_found'), 'removed'],
    ['has no service', said(404, 'no_service'), 'removed'],
    ['has no team', said(404, 'no_team'), 'removed'],
    ['has no active hooks', said(403, 'no_active_hooks'), 'removed'],
    ['has a token that is none', said(403, 'invalid_token'), 'removed'],
  ])('because it %s switches the message off, says so once and is not asked again', async (_case, fault, ending) => {
    const { companyId, person, jobId } = await awayFor();
    await person('hradmin');
    await person('manager');
    const mend = slack.fail({ fault });
    await at('2026-11-24T15:00:00Z');
    mend();
    expect(await stored(companyId)).toMatchObject([{ offSince: new Date('2026-11-24T15:00:00Z'), offEnding: ending }]);
    await at('2026-11-25T15:00:00Z');
    expect([told(), await states(companyId)]).toEqual([[], [['2026-11-24', 'refused']]]);
    expect(await bells(companyId)).toEqual(['hradmin switchedOff', 'systemadmin switchedOff']);
    const { rows } = await set(
      companyId,
      sql`select action from audit_log where company_id = ${companyId} and entity_id = ${jobId} and actor_account_id is null`,
    );
    expect(rows).toEqual([{ action: 'integrations.post-to-slack' }]);
  });
});

describe('a message that Slack forbids', () => {
  test('is switched off the third time in a row', async () => {
    const { person, companyId } = await awayFor();
    const mend = slack.fail({ fault: said(403, 'action_prohibited') });
    await at('2026-11-24T15:00:00Z');
    await at('2026-11-25T15:00:00Z');
    expect(await stored(companyId)).toMatchObject([{ offSince: null, timesForbidden: 2 }]);
    await at('2026-11-26T15:00:00Z');
    mend();
    expect(await stored(companyId)).toMatchObject([{ offEnding: 'refused' }]);
    expect(await bells(companyId)).toEqual(['systemadmin switchedOff']);
    const switchedOff = 'The Slack message #kontoret was turned off, because Slack no longer accepts it';
    expect(await failures({ person })).toEqual([unposted.refused, unposted.refused, switchedOff]);
  });

  test('begins to count anew when one was taken', async () => {
    const { companyId } = await awayFor();
    const forbid = () => slack.fail({ fault: said(403, 'action_prohibited') });
    const mend = forbid();
    await at('2026-11-24T15:00:00Z');
    await at('2026-11-25T15:00:00Z');
    mend();
    await at('2026-11-26T15:00:00Z');
    expect(await stored(companyId)).toMatchObject([{ offSince: null, timesForbidden: 0 }]);
  });
});

describe('a message that Slack does not take just now', () => {
  test('waits as long as Slack says, and no shorter', async () => {
    const { companyId } = await awayFor();
    slack.fail({ times: 1, fault: said(429, 'rate_limited', { 'retry-after': '600' }) });
    await at('2026-11-24T15:00:00Z');
    expect(queued.map(({ startAfter }) => startAfter?.toISOString())).toEqual(['2026-11-24T15:10:00.000Z']);
    queued.length = 0;
    server.clock.set('2026-11-24T15:09:59Z');
    await find();
    await post();
    expect(told()).toEqual([]);
    server.clock.set('2026-11-24T15:10:00Z');
    await find();
    await post();
    expect([told().length, await states(companyId)]).toEqual([1, [['2026-11-24', 'sent']]]);
  });

  test('is tried again after one, three and nine minutes', async () => {
    await awayFor();
    slack.fail({ times: 3, fault: said(429, 'rate_limited') });
    await at('2026-11-24T15:00:00Z');
    for (const moment of ['15:01', '15:04', '15:13']) {
      expect(queued.map(({ startAfter }) => startAfter?.toISOString().slice(11, 16))).toEqual([moment]);
      server.clock.set(`2026-11-24T${moment}:00Z`);
      await post();
    }
    expect(told()).toHaveLength(1);
  });

  test('is given up when it would be late', async () => {
    const { person, companyId } = await awayFor();
    slack.fail({ times: 1, fault: said(429, 'rate_limited', { 'retry-after': '7201' }) });
    await at('2026-11-24T15:00:00Z');
    expect([queued, await states(companyId)]).toEqual([[], [['2026-11-24', 'late']]]);
    await at('2026-11-25T15:00:00Z');
    expect(told()).toHaveLength(1);
    expect(await failures({ person })).toEqual([unposted.late]);
  });

  test('is tried again when there was no line, as nothing was sent', async () => {
    await awayFor();
    server.config.slackTestUrl = 'http://127.0.0.1:9';
    await at('2026-11-24T15:00:00Z');
    server.config.slackTestUrl = slack.url;
    server.clock.set('2026-11-24T15:01:00Z');
    await post();
    expect(told()).toHaveLength(1);
  });
});

describe('a message that is not tried again', () => {
  test.each([
    ['the line broke after it was sent', 'break', 'uncertain'],
    ['the answer was cut', 'cut', 'uncertain'],
    ['it answers with a fault after the channel has it', { done: said(500, 'rollup_error') }, 'uncertain'],
    ['what stands before it answers 502', { done: said(502, '<html>') }, 'uncertain'],
    ['it answers 503', said(503, '<html>'), 'uncertain'],
    ['what stands before it waited too long', { done: said(504, '') }, 'uncertain'],
    ['it answers with another address, which is not followed', 'redirect', 'refused'],
    ['it answers with something else', 'garbage', 'refused'],
    ['it does not take the message', said(400, 'invalid_blocks'), 'refused'],
  ] as const)('is not sent again: %s', async (_case, fault, state) => {
    const { person, companyId } = await awayFor();
    slack.asked.length = 0;
    slack.fail({ times: 1, fault });
    await at('2026-11-24T15:00:00Z');
    await at('2026-11-24T15:30:00Z');
    expect(slack.asked).toHaveLength(1);
    expect(await states(companyId)).toEqual([['2026-11-24', state]]);
    expect(await failures({ person })).toEqual([unposted[state]]);
    expect(await stored(companyId)).toMatchObject([{ offSince: null }]);
  });
});

test('a message of Friday that did not arrive is told whole on Sunday', async () => {
  const { companyId } = await awayFor();
  slack.fail({ times: 1, fault: said(400, 'invalid_blocks') });
  await at('2026-11-27T15:00:00Z');
  await at('2026-11-29T15:00:00Z');
  expect([told(), await states(companyId)]).toEqual([
    [['Borte i morgen, mandag 30. november', '• *Ola Moe* – til og med fredag 4. desember']],
    [
      ['2026-11-27', 'refused'],
      ['2026-11-29', 'sent'],
    ],
  ]);
});
