import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { testServer } from '#testing/server.ts';
import { getIntegrations } from '../../contract/endpoints-overview.ts';
import { createSlackJob, deleteSlackJob, getSlackJobs, previewSlackMessage } from '../../contract/endpoints-slack.ts';
import type { Integration } from '../../contract/entities.ts';
import type { SlackMessage } from '../../contract/entities-slack.ts';
import { book } from '#features/absence/testing/booked.ts';
import { madeSlackJob, newWebhook, slackJobBody } from '../../testing/slack-given.ts';
import { linesOf } from '../../testing/slack-server.ts';
import { slackWorld } from '../../testing/slack-world.ts';

const server = await testServer();
const { jobsOf, set } = slackWorld(server);

describe('making a message', () => {
  test('keeps it with its address sealed, and shows the address to nobody', async () => {
    const { admin, companyId } = await server.newCompany();
    const webhookUrl = newWebhook();
    const answer = await admin.call(createSlackJob, { body: slackJobBody({ webhookUrl, name: ' #kontoret ' }) });
    expect([answer.status, answer.json['slackJob']]).toMatchObject([
      200,
      { kind: 'absenceTomorrow', name: '#kontoret', language: 'no', createdByFullName: 'Kari Nordmann', lastSentAt: null, off: null },
    ]);
    const secret = webhookUrl.split('/').at(-1) ?? '';
    const { rows } = await server.database.forCompany(companyId, ({ tx }) =>
      sql<{ text: string }>`
        select to_jsonb(job)::text as text from slack_job job where company_id = ${companyId}
        union all select to_jsonb(log)::text from audit_log log where company_id = ${companyId}
        union all select to_jsonb(detail)::text from audit_detail detail where company_id = ${companyId}
      `.execute(tx),
    );
    const listed = await admin.call(getSlackJobs);
    expect(
      [...rows.map(({ text }) => text), answer.bytes.toString(), listed.bytes.toString()].filter((text) => text.includes(secret)),
    ).toEqual([]);
    expect(rows.length).toBeGreaterThanOrEqual(3);
  });

  test.each([
    ['of another host', 'https://hooks.slack.com.ond.no/services/T0SAMSPILL/B012345678/abcdefgh12345678'],
    ['of this machine', 'https://127.0.0.1/services/T0SAMSPILL/B012345678/abcdefgh12345678'],
    ['of a cloud provider', 'http://169.254.169.254/latest/meta-data'],
    ['without encryption', 'http://hooks.slack.com/services/T0SAMSPILL/B012345678/abcdefgh12345678'],
    ['with a port', 'https://hooks.slack.com:8443/services/T0SAMSPILL/B012345678/abcdefgh12345678'],
    ['with a user', 'https://hooks.slack.com@ond.no/services/T0SAMSPILL/B012345678/abcdefgh12345678'],
    ['with a query', 'https://hooks.slack.com/services/T0SAMSPILL/B012345678/abcdefgh12345678?x=1'],
    ['that leaves its folder', 'https://hooks.slack.com/services/T0SAMSPILL/B012345678/../../x'],
    ['of a workflow', 'https://hooks.slack.com/workflows/T0SAMSPILL/B012345678/abcdefgh12345678'],
    ['with a second line', 'https://hooks.slack.com/services/T0SAMSPILL/B012345678/abcdefgh12345678\nx'],
    ['that is none', 'kontoret'],
  ])('refuses an address %s', async (_case, webhookUrl) => {
    const { admin } = await server.newCompany();
    expect((await admin.call(createSlackJob, { body: slackJobBody({ webhookUrl }) })).codes).toEqual(['integrations.SlackWebhookInvalid']);
    expect(await jobsOf(admin)).toEqual([]);
  });

  test('refuses the same kind for the same address, and takes the other kind', async () => {
    const { admin } = await server.newCompany();
    const webhookUrl = newWebhook();
    await madeSlackJob(admin, { webhookUrl });
    const again = await admin.call(createSlackJob, { body: slackJobBody({ webhookUrl, name: 'Samme', language: 'en' }) });
    expect([again.status, again.codes]).toEqual([409, ['integrations.SlackJobExists']]);
    await madeSlackJob(admin, { webhookUrl, kind: 'birthdaysToday' });
    const other = await server.newCompany();
    await madeSlackJob(other.admin, { webhookUrl });
    expect(await jobsOf(admin)).toHaveLength(2);
  });

  test('takes 20 and refuses one more, also when two are made at once', async () => {
    const { admin } = await server.newCompany();
    for (let number = 0; number < 19; number += 1) await madeSlackJob(admin);
    const two = await Promise.all([1, 2].map(() => admin.call(createSlackJob, { body: slackJobBody() })));
    expect(two.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect(two.flatMap(({ codes }) => codes)).toEqual(['integrations.TooManySlackJobs']);
  });

  test('says which field is missing', async () => {
    const { admin } = await server.newCompany();
    const { status, fields } = await admin.call(createSlackJob, { body: { kind: 'other', webhookUrl: ' ', name: ' ' } });
    expect([status, fields]).toMatchObject([400, { kind: 'select', webhookUrl: 'required', name: 'required', language: 'select' }]);
  });

  test('is for full: the accountant sees the messages and makes, deletes and previews none', async () => {
    const { admin, person } = await server.newCompany();
    const { id } = await madeSlackJob(admin);
    const accountant = await person('accountant');
    const { json } = await accountant.call(getSlackJobs);
    expect(json).toMatchObject({ slackJobs: [{ id, permissions: { delete: false } }], permissions: { create: false } });
    expect((await accountant.call(createSlackJob, { body: slackJobBody() })).status).toBe(403);
    expect((await accountant.call(deleteSlackJob, { query: { id } })).status).toBe(403);
    expect((await accountant.call(previewSlackMessage, { body: { kind: 'absenceTomorrow', language: 'no' } })).status).toBe(403);
    expect(await jobsOf(admin)).toHaveLength(1);
  });
});

describe('deleting a message', () => {
  test('forgets its address, so that it can be made again', async () => {
    const { admin } = await server.newCompany();
    const webhookUrl = newWebhook();
    const { id } = await madeSlackJob(admin, { webhookUrl });
    expect((await admin.call(deleteSlackJob, { query: { id } })).status).toBe(200);
    expect(await jobsOf(admin)).toEqual([]);
    expect((await admin.call(deleteSlackJob, { query: { id } })).status).toBe(404);
    await madeSlackJob(admin, { webhookUrl });
    const other = await server.newCompany();
    const foreign = await madeSlackJob(other.admin);
    expect((await admin.call(deleteSlackJob, { query: { id: foreign.id } })).status).toBe(404);
  });

  test('takes one that was switched off away with its successor, and no other', async () => {
    const { admin, companyId } = await server.newCompany();
    const webhookUrl = newWebhook();
    const { id } = await madeSlackJob(admin, { webhookUrl });
    const body = slackJobBody({ webhookUrl, replaces: id });
    expect((await admin.call(createSlackJob, { body })).status).toBe(409);
    await set(companyId, sql`update slack_job set off_since = now(), off_ending = 'archived' where company_id = ${companyId}`);
    expect((await admin.call(createSlackJob, { body })).status).toBe(200);
    expect(await jobsOf(admin)).toMatchObject([{ off: null }]);
  });

  test('of the person who made it leaves the message without their name', async () => {
    const { admin, person, companyId } = await server.newCompany();
    const hr = await person('hradmin', { firstName: 'Eva', lastName: 'Dal' });
    await madeSlackJob(hr);
    await set(
      companyId,
      sql`update company_user set state = 'deleted' where company_id = ${companyId} and id = ${String(hr.companyUserId)}::uuid`,
    );
    expect(await jobsOf(admin)).toMatchObject([{ createdByFullName: null }]);
  });
});

describe('the card', () => {
  const slackOf = (json: Record<string, unknown>) => (json['integrations'] as Integration[]).find(({ provider }) => provider === 'slack');

  test.each([
    ['no message', 0, 0, { isConnected: false, state: null, jobs: 0 }],
    ['messages that go out', 2, 0, { isConnected: true, state: 'ok', jobs: 2 }],
    ['some that were switched off', 2, 1, { isConnected: true, state: 'failing', jobs: 2 }],
    ['all switched off', 1, 1, { isConnected: true, state: 'disabled', jobs: 1 }],
  ])('says how it stands with %s', async (_case, count, off, shown) => {
    const { admin, companyId } = await server.newCompany();
    for (let number = 0; number < count; number += 1) await madeSlackJob(admin);
    await set(
      companyId,
      sql`update slack_job set off_since = now(), off_ending = 'removed' where company_id = ${companyId}
        and id in (select id from slack_job where company_id = ${companyId} limit ${off})`,
    );
    expect(slackOf((await admin.call(getIntegrations)).json)).toMatchObject(shown);
  });
});

describe('the preview', () => {
  const preview = { kind: 'absenceTomorrow', language: 'no' } as const;

  test('is what would be told now', async () => {
    server.clock.set('2026-11-26T09:00:00Z');
    const { admin, person, companyId } = await server.newCompany();
    const ola = await person('employee', { firstName: 'Ola', lastName: 'Moe' });
    await book(server, companyId, [
      { companyUserId: ola.companyUserId, startDate: '2026-11-26', endDate: '2026-12-01', type: 3, counted: '220022' },
    ]);
    const { json } = await admin.call(previewSlackMessage, { body: preview });
    expect(json['isExample']).toBe(false);
    expect(linesOf(json as SlackMessage)).toEqual(['Borte i morgen, fredag 27. november', '• *Ola Moe* – til og med tirsdag 1. desember']);
  });

  test.each([
    ['is off', sql`features_off = '{absenceCalendar}'`, 'common.FeatureMissing'],
    ['is not in the subscription', sql`subscription_features = '{integrations}'`, 'common.SubscriptionMissing'],
  ])('is refused when the absence calendar %s, and birthdays are still shown', async (_case, change, code) => {
    const { admin, companyId } = await server.newCompany();
    await set(companyId, sql`update company set ${change} where company_id = ${companyId}`);
    const refused = await admin.call(previewSlackMessage, { body: preview });
    expect([refused.status, refused.codes]).toEqual([403, [code]]);
    expect((await admin.call(previewSlackMessage, { body: { ...preview, kind: 'birthdaysToday' } })).status).toBe(200);
  });

  test.each([
    ['absenceTomorrow', 'en', ['Away tomorrow, Friday 27 November', '• *Kari Nordmann*', '• *Ola Nordmann* – to Monday 30 November']],
    ['birthdaysToday', 'no', ['Bursdag i dag, torsdag 26. november', '🎂 *Kari Nordmann*', 'Gratulerer med dagen!']],
  ])('has invented people for %s when there is nobody', async (kind, language, lines) => {
    server.clock.set('2026-11-26T09:00:00Z');
    const { admin } = await server.newCompany();
    const { json } = await admin.call(previewSlackMessage, { body: { kind, language } });
    expect([json['isExample'], linesOf(json as SlackMessage)]).toEqual([true, lines]);
  });
});
