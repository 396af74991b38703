import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { book } from '#features/absence/testing/booked.ts';
import { testServer } from '#testing/server.ts';
import { slackServer } from '../../testing/slack-server.ts';
import { away, postingWorld } from '../../testing/slack-world.ts';

const server = await testServer();
const slack = await slackServer();
const { at, told, posting, states, stored, set } = postingWorld(server, slack);

/** Goes on hour by hour, doing what is scheduled; answers when something was posted, and what. */
async function walk(from: string, to: string): Promise<[moment: string, lines: readonly string[]][]> {
  const posted: [string, readonly string[]][] = [];
  for (let moment = Date.parse(from); moment <= Date.parse(to); moment += 3_600_000) {
    const before = told().length;
    await at(new Date(moment).toISOString());
    for (const lines of told().slice(before)) posted.push([new Date(moment).toISOString().slice(0, 16), lines]);
  }
  return posted;
}

test.each([
  ['ends', ['2027-10-29', '2027-10-30', '2027-10-31', '2027-11-01', '2027-11-02'], ['14:00', '15:00']],
  ['begins', ['2028-03-24', '2028-03-25', '2028-03-26', '2028-03-27', '2028-03-28'], ['15:00', '14:00']],
])(
  'over a weekend when summer time %s, each day is told once at 16:00, until the channel is archived',
  async (_case, days, [before, after]) => {
    const [friday = '', saturday = '', sunday = '', monday = '', tuesday = ''] = days;
    const { companyId, ola, eva } = await posting();
    await set(companyId, sql`update slack_job set created_at = '2026-01-01' where company_id = ${companyId}`);
    await book(server, companyId, [away(ola, monday, { endDate: tuesday, counted: '22' })]);
    const first = await walk(`${friday}T00:00:00Z`, `${saturday}T12:00:00Z`);
    expect(first).toEqual([[`${friday}T${before}`, expect.arrayContaining([expect.stringContaining('Ola Moe')])]]);
    // Who is away on Monday was told on Friday; on Sunday only what has changed since.
    await book(server, companyId, [away(eva, monday)]);
    const second = await walk(`${saturday}T13:00:00Z`, `${sunday}T23:00:00Z`);
    expect(second).toEqual([[`${sunday}T${after}`, expect.arrayContaining([expect.stringContaining('Eva Dal')])]]);
    expect(second.flatMap(([, lines]) => lines).join()).not.toContain('Ola Moe');

    const archive = slack.fail({ fault: { status: 410, text: 'channel_is_archived' } });
    expect(await walk(`${monday}T00:00:00Z`, `${monday}T23:00:00Z`)).toEqual([]);
    archive();
    expect(await walk(`${tuesday}T00:00:00Z`, `${tuesday}T23:00:00Z`)).toEqual([]);
    expect(await states(companyId)).toEqual([
      [friday, 'sent'],
      [saturday, 'nothing'],
      [sunday, 'sent'],
      [monday, 'refused'],
    ]);
    expect(await stored(companyId)).toMatchObject([{ offEnding: 'archived' }]);
  },
);
