import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { deliverQueuedMail } from '#kernel/server/mail/deliver-mail.ts';
import { mailServer } from '#kernel/testing/mail-server.ts';
import { testServer } from '#testing/server.ts';
import { getOwnPreferences } from '../../contract/endpoints-bell.ts';
import { reasons, type Reason } from '../../contract/reasons.ts';
import { addRule, prefer, subjectOf } from '../../testing/company-with-rules.ts';
import { raise } from '../public.ts';
import { evaluateCompany } from './evaluate.ts';
import { sendHeldDeliveries } from './send-held.ts';

const { smtpUrl, received } = await mailServer();
const server = await testServer({ smtpUrl });
const { database, services, clock } = server;

beforeEach(() => {
  clock.set('2026-11-21T09:00:00Z');
  received.length = 0;
});

/** A system admin notified by rules of two reasons. */
async function world() {
  const { companyId, admin, person } = await server.newCompany('Fjord AS');
  const { companyUserId = '' } = admin;
  const kari = (await person('employee')).companyUserId ?? '';
  await database.forCompany(companyId, async (company) => {
    await addRule(company, companyUserId, { reason: 'UserCreated' });
    await addRule(company, companyUserId, { reason: 'SalaryAccountNumberChanged' });
  });
  const tell = (reason: Reason, ...keys: string[]) =>
    database.forCompany(companyId, (company) =>
      raise(
        company,
        services,
        reason,
        keys.map((key) => subjectOf(key, kari)),
      ),
    );
  const leave = async (now: string) => {
    clock.set(now);
    await sendHeldDeliveries(services);
    return deliverQueuedMail(services);
  };
  const wantsDigest = () => database.forCompany(companyId, (company) => prefer(company, companyUserId, { digestAt: '15:00' }));
  const muted = async () => {
    const { preferences } = (await admin.call(getOwnPreferences)).json as { preferences: { muted: { reason: string; channel: number }[] } };
    return preferences.muted.map(({ reason, channel }) => `${reason}:${channel}`).toSorted();
  };
  return { tell, leave, wantsDigest, muted };
}

/** Simulates the one-click unsubscribe of a mail program (RFC 8058). */
async function pressUnsubscribe(): Promise<number> {
  const header = (name: string) => received[0]?.headers.find(({ key }) => key === name)?.value;
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const address = /^<(https?:\/\/.+)>$/.exec(header('list-unsubscribe') ?? '')?.[1] ?? '';
  const { pathname, search } = new URL(address);
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await server.app.inject({ method: 'POST', url: pathname + search, headers, payload: 'List-Unsubscribe=One-Click' });
  return answer.statusCode;
}

test('a digest is ended by one press in the mail program, and no mail follows', async () => {
  const { tell, leave, wantsDigest, muted } = await world();
  await wantsDigest();
  await tell('UserCreated', 'a');
  await tell('SalaryAccountNumberChanged', 'b');
  expect(await leave('2026-11-21T14:15:00Z')).toBe(1);
  expect(received[0]?.subject).toBe('2 varsler fra Fjord AS');
  expect(received[0]?.text).toContain('Slutt å få varsler fra Fjord AS på e-post:');
  await tell('UserCreated', 'held meanwhile');
  expect(await pressUnsubscribe()).toBe(200);
  expect(await muted()).toEqual(reasons.map((reason) => `${reason}:2`).toSorted());
  await tell('SalaryAccountNumberChanged', 'c');
  expect(await leave('2026-11-22T14:15:00Z')).toBe(0);
});

test('many mails of one rule that became one end mail about that alone', async () => {
  const { tell, leave, muted } = await world();
  await tell('UserCreated', 'a', 'b', 'c', 'd');
  expect(await leave('2026-11-21T09:01:00Z')).toBe(1);
  expect(await pressUnsubscribe()).toBe(200);
  expect(await muted()).toEqual(['UserCreated:2']);
});

test('what is held until the next day says of a day what it is then', async () => {
  const { companyId, admin, person } = await server.newCompany();
  const [reader, kari] = [admin.companyUserId ?? '', (await person('employee')).companyUserId ?? ''];
  await database.forCompany(companyId, async (company) => {
    await addRule(company, reader, { reason: 'Birthday' });
    // The mail of today has gone.
    await prefer(company, reader, { digestAt: '08:00' });
    await raise(company, services, 'Birthday', [subjectOf('birthday', kari, { facts: { day: '2026-11-22' } })]);
  });
  clock.set('2026-11-22T07:15:00Z');
  await sendHeldDeliveries(services);
  expect(await deliverQueuedMail(services)).toBe(1);
  expect(received[0]?.text).toContain('Kari Nordmann har bursdag i dag');
});

test('what should have left on a day that was missed says of that day what it is now', async () => {
  const { companyId, admin, person } = await server.newCompany();
  const [reader, kari] = [admin.companyUserId ?? '', (await person('employee')).companyUserId ?? ''];
  await database.forCompany(companyId, async (company) => {
    await addRule(company, reader, { reason: 'Birthday' });
    await prefer(company, reader, { digestAt: '08:00' });
    const { tx } = company;
    await sql`update company_user set birthday = '1990-11-21' where company_id = ${companyId} and id = ${kari}::uuid`.execute(tx);
    await sql`insert into notification_evaluation values (${companyId}, '2026-11-20')`.execute(tx);
  });
  // Two in the night after it, before the next day of the company begins.
  clock.set('2026-11-22T01:00:00Z');
  await evaluateCompany(services, companyId);
  await sendHeldDeliveries(services);
  expect(await deliverQueuedMail(services)).toBe(1);
  expect(received[0]?.text).toContain('Kari Nordmann hadde bursdag 21. november');
});
