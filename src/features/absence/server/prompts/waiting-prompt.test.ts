import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { getUserNotifications } from '#features/notifications/contract/endpoints-bell.ts';
import type { Caller } from '#testing/caller.ts';
import { logLines } from '#testing/log-lines.ts';
import { testServer } from '#testing/server.ts';
import { promptToAddAbsence, undoPrompt } from '../../contract/endpoints-company.ts';
import { book } from '../../testing/booked.ts';
import { jobsOf } from '../../testing/decided.ts';
import { openAbsence } from '../../testing/opened.ts';
import { endFailedPromptsJob, sendPromptJob } from './waiting-prompt.ts';

const server = await testServer();

async function team() {
  const company = await server.newCompany();
  const { admin, companyId, person } = company;
  await openAbsence(admin);
  const lead = await person('manager', { firstName: 'Lise', reportsTo: admin.companyUserId ?? '' });
  const report = (firstName: string) =>
    person('employee', { firstName, reportsTo: lead.companyUserId ?? '', email: `${firstName}${companyId}@example.no` });
  const [ola, per] = [await report('ola'), await report('per')];
  const send = async () => {
    for (const job of await jobsOf(server, companyId, 'absence.send-prompt')) await sendPromptJob.run(server.services, job);
  };
  const mailed = async () => {
    const mails = await server.mails();
    return ['ola', 'per'].flatMap((name) => mails.filter(({ to }) => to === `${name}${companyId}@example.no`).map(() => name));
  };
  const record = { entity: 'absencePrompt', id: String(companyId) };
  const log = async () => (await logLines(admin, { record })).map(({ sentence }) => sentence);
  return { ...company, lead, ola, per, send, mailed, log };
}
const prompt = (caller: Caller, headers?: Record<string, string>) =>
  caller.call(promptToAddAbsence, { body: { message: 'Husk ferien' } }, headers);
const undo = async (caller: Caller, promptId: unknown) => (await caller.call(undoPrompt, { body: { promptId } })).codes;

test('a reminder to several people is sent when it can no longer be undone', async () => {
  const { lead, ola, send, mailed, log } = await team();
  const { json } = await prompt(lead);
  expect(json).toMatchObject({ prompted: 2, promptId: expect.any(String) });
  expect([await mailed(), await log()]).toEqual([[], ['Lise Nordmann planla en påminnelse til flere ansatte om å legge inn ferie']]);
  await send();
  expect(await mailed()).toEqual(['ola', 'per']);
  expect((await server.mails())[0]?.text).toContain('Husk ferien');
  expect((await ola.call(getUserNotifications)).json['userNotifications']).toHaveLength(1);
  expect((await log())[0]).toBe('En påminnelse om å legge inn ferie ble sendt');
  expect(await undo(lead, json['promptId'])).toEqual(['absence.PromptNotFound']);
  await send();
  expect(await mailed()).toEqual(['ola', 'per']);
});

test('it waits half a minute and the time that a late undo has', async () => {
  const { lead, companyId } = await team();
  await prompt(lead);
  const { rows } = await server.database.transaction(({ tx }) =>
    sql<{ at: Date }>`select start_after as at from pgboss.job
      where name = 'absence.send-prompt' and data ->> 'companyId' = ${String(companyId)}`.execute(tx),
  );
  expect(rows.map(({ at }) => at.getTime() - server.clock.now().getTime())).toEqual([36_000]);
});

test('its sender can undo it, nobody else can, and nobody is told', async () => {
  const { admin, lead, ola, send, mailed, log } = await team();
  const { promptId } = (await prompt(lead)).json;
  expect(await undo(admin, promptId)).toEqual(['absence.PromptNotFound']);
  expect(await undo(lead, promptId)).toEqual([]);
  await send();
  expect([await mailed(), (await ola.call(getUserNotifications)).json['userNotifications']]).toEqual([[], []]);
  expect(await log()).toEqual([
    'Lise Nordmann angret en påminnelse om å legge inn ferie før den ble sendt',
    'Lise Nordmann planla en påminnelse til flere ansatte om å legge inn ferie',
  ]);
});

test('the same undo sent again answers as the first did, also when it would be too late by now', async () => {
  const { lead, send, mailed } = await team();
  const { promptId } = (await prompt(lead)).json;
  const again = () => lead.call(undoPrompt, { body: { promptId } }, { 'idempotency-key': key });
  const key = crypto.randomUUID();
  const first = (await again()).status;
  await send();
  expect([first, (await again()).status, await mailed()]).toEqual([200, 200, []]);
});

test('a reminder asked for before midnight on New Year’s Eve is about the year that its sender saw', async () => {
  server.clock.set('2026-12-31T22:59:50Z');
  const { lead, companyId, send } = await team();
  await prompt(lead);
  server.clock.set('2026-12-31T23:00:26Z');
  await send();
  const mail = (await server.mails()).find(({ to }) => to === `ola${companyId}@example.no`);
  server.clock.set('2026-11-21T09:00:00Z');
  expect(mail?.subject).toBe('Du har 25 feriedager igjen i 2026');
});

test('a reminder that could not be sent is given up by the nightly run once it has waited for two hours, and the log says so', async () => {
  const { lead, companyId, send, mailed, log } = await team();
  const waiting = () =>
    server.database.forCompany(companyId, ({ tx }) => sql`select from absence_prompt where company_id = ${companyId}`.execute(tx));
  await prompt(lead);
  server.clock.advance(2 * 3_600_000);
  await endFailedPromptsJob.run(server.services, {});
  expect((await waiting()).rows).toHaveLength(1);
  server.clock.advance(1);
  await endFailedPromptsJob.run(server.services, {});
  expect([(await waiting()).rows, (await log())[0]]).toEqual([
    [],
    'En påminnelse om å legge inn ferie ble ikke sendt, for sendingen mislyktes',
  ]);
  await send();
  expect(await mailed()).toEqual([]);
});

test('the same call sent again waits and is sent once', async () => {
  const { lead, companyId, send, mailed } = await team();
  const key = { 'idempotency-key': crypto.randomUUID() };
  const [first, second] = [await prompt(lead, key), await prompt(lead, key)];
  expect(second.json).toEqual(first.json);
  expect(await jobsOf(server, companyId, 'absence.send-prompt')).toHaveLength(1);
  await send();
  expect(await mailed()).toEqual(['ola', 'per']);
});

test('who has booked their days meanwhile is not reminded, and one person is reminded immediately', async () => {
  const { lead, ola, companyId, send, mailed, log } = await team();
  await prompt(lead);
  await book(server, companyId, [{ companyUserId: ola.companyUserId, startDate: '2026-07-06', endDate: '2026-08-07', days: 25 }]);
  await send();
  expect([await mailed(), (await log())[0]]).toEqual([['per'], 'En påminnelse om å legge inn ferie ble sendt']);
  server.clock.advance(60_000);
  await prompt(lead);
  expect(await mailed()).toEqual(['per', 'per']);
  expect((await log())[0]).toBe('Lise Nordmann minnet ansatte på å legge inn ferie');
});

test.each([
  ['has left', sql`state = 'inactive'`],
  ['is no leader any more', sql`role = 'employee'`],
  ['may not see the calendar any more', sql`role = 'accountant', reporting_to = null`],
])('nobody is reminded when the sender %s', async (_case, change) => {
  const { lead, companyId, send, mailed, log } = await team();
  await prompt(lead);
  await server.database.forCompany(companyId, ({ tx }) =>
    sql`update company_user set ${change} where id = ${lead.companyUserId}::uuid`.execute(tx),
  );
  await send();
  expect(await mailed()).toEqual([]);
  expect((await log())[0]).toBe('En påminnelse om å legge inn ferie gikk ikke til noen, for avsenderen kan ikke minne noen lenger');
});

test('only those who still report to the sender are reminded', async () => {
  const { lead, ola, companyId, send, mailed } = await team();
  await prompt(lead);
  await server.database.forCompany(companyId, ({ tx }) =>
    sql`update company_user set reporting_to = null where id = ${ola.companyUserId}::uuid`.execute(tx),
  );
  await send();
  expect(await mailed()).toEqual(['per']);
});
