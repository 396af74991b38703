import { expect, test } from 'vitest';
import { createApiKey } from '#features/account/contract/endpoints.ts';
import { onDay, write } from '#features/notes/testing/people-with-notes.ts';
import type { Caller } from '#testing/caller.ts';
import { addPeople } from '#testing/people-of.ts';
import { sql } from 'kysely';
import { testServer } from '#testing/server.ts';
import { getNotificationsOverview, simulateRule } from '../../contract/endpoints-rules.ts';
import { getUserNotifications } from '../../contract/endpoints-bell.ts';
import { ruleFields } from '../../testing/rules-of.ts';

// The server's clock is set to 21 November 2026.
const server = await testServer();

/** A company whose admin manages people with these birthdays. */
async function world(birthdays: readonly string[]) {
  const company = await server.newCompany();
  const ids = await addPeople(
    server,
    company,
    birthdays.map(() => ({ reportsTo: company.admin.companyUserId })),
  );
  await server.database.forCompany(company.companyId, ({ tx }) =>
    sql`
      update company_user set birthday = sent.born from unnest(${ids}::uuid[], ${birthdays}::date[]) sent(id, born)
      where company_id = ${company.companyId} and company_user.id = sent.id`.execute(tx),
  );
  return company;
}

test('a birthday rule would have told the manager of each birthday of the last 90 days, and tells nobody now', async () => {
  const { admin } = await world(['1990-11-20', '1985-09-01', '1985-05-17']);
  const answer = await admin.call(simulateRule, { body: { rule: ruleFields() } });
  expect(answer.json).toMatchObject({ from: '2026-08-24', to: '2026-11-21', total: 2, recipients: 1 });
  // Typed by the contract of the answer.
  const sent = answer.json['sent'] as { day: string; channels: number[]; recipientCompanyUserId: string }[];
  expect(sent.map(({ day }) => day)).toEqual(['2026-11-19', '2026-08-31']);
  expect(
    sent.every(({ channels, recipientCompanyUserId }) => channels.join() === '1' && recipientCompanyUserId === admin.companyUserId),
  ).toBe(true);
  expect((await admin.call(getUserNotifications, {})).json).toMatchObject({ unseenTotal: 0 });
});

test('what a rule may not say is refused as when it is made', async () => {
  const { admin } = await world([]);
  const answer = await admin.call(simulateRule, { body: { rule: ruleFields({ recipients: [] }) } });
  expect([answer.status, answer.codes]).toEqual([400, ['notificationRules.NoRecipients']]);
});

test('a rule that is there already may be tried all the same', async () => {
  const { admin } = await world([]);
  expect((await admin.call(simulateRule, { body: { rule: ruleFields() } })).json).toMatchObject({ total: 0, sent: [] });
});

test('a personal reminder is shown to whoever wrote it, and only counted for others', async () => {
  const { admin, person } = await server.newCompany();
  const [hr, member] = [await person('hradmin'), await person('employee', { firstName: 'Ola', lastName: 'Moe' })];
  await write(hr, member.companyUserId, onDay('2026-11-21'));
  const reason = 'NotesNotificationsPersonal' as const;
  const rule = ruleFields({ reason, recipients: ['relatedUser'], difference: { direction: 'before', days: 1 } });
  const simulated = async (who: Caller) => (await who.call(simulateRule, { body: { rule } })).json;
  expect(await simulated(admin)).toMatchObject({ total: 1, recipients: 1, notShown: 1, sent: [] });
  const own = await simulated(hr);
  expect(own).toMatchObject({ total: 1, notShown: 0, sent: [{ recipientCompanyUserId: hr.companyUserId }] });
  expect(JSON.stringify(own['sent'])).toContain('Ola Moe');
});

test('an API key that opens rules cannot read the events of other areas by simulating one', async () => {
  const { admin } = await world(['1990-11-20']);
  const { json } = await admin.call(createApiKey, { body: { name: 'Varsler', permissions: ['NotificationRules'] } });
  const key = admin.with({ bearer: String(json['key']) });
  expect((await key.call(getNotificationsOverview)).status).toBe(200);
  const answer = await key.call(simulateRule, { body: { rule: ruleFields() } });
  expect([answer.status, answer.codes]).toEqual([403, ['authentication.NotWithApiKey']]);
});
