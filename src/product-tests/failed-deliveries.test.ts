import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { getPaginatedLogs } from '#features/log/contract/endpoints.ts';
import type { LogLine } from '#features/log/contract/entities.ts';
import { resendMessage } from '#features/sms/contract/endpoints.ts';
import { giveNumber, sentMessage, setUpGateway } from '#features/sms/testing/given.ts';
import { refusedNumber } from '#features/sms/testing/world.ts';
import { deliverQueuedMail } from '#kernel/server/mail/deliver-mail.ts';
import { deliverQueuedSms } from '#kernel/server/sms/deliver-sms.ts';
import type { Caller } from '#testing/caller.ts';
import { mailServer } from '#kernel/testing/mail-server.ts';
import { testServer } from '#testing/server.ts';

const { smtpUrl, refuseNext } = await mailServer();
const server = await testServer({ smtpUrl });
const { clock, database, services } = server;
const later = (minutes: number) => clock.set(new Date(clock.now().getTime() + minutes * 60_000).toISOString());

// What one test leaves in an outbox is not for the next.
beforeEach(() => database.transaction(({ tx }) => sql`with mails as (delete from mail) delete from sms`.execute(tx)));

/** The lines that are marked as failed, newest first. */
async function failures(admin: Caller, language: 'no' | 'en' = 'en'): Promise<LogLine[]> {
  const { json } = await admin.call(getPaginatedLogs, { body: { filter: { onlyFailures: true }, language } });
  return json['logs'] as LogLine[];
}
const sentences = async (admin: Caller, language?: 'no' | 'en') => (await failures(admin, language)).map(({ sentence }) => sentence);

/** A company with a colleague, and what queues a mail or an SMS in it. */
async function team() {
  const company = await server.newCompany();
  const { companyId } = company;
  const email = `ola${companyId}@example.no`;
  const ola = await company.person('employee', { firstName: 'Ola', lastName: 'Lie', email });
  await giveNumber(server, ola, '91111111');
  return {
    ...company,
    ola,
    email,
    mail: (to: string) => database.forCompany(companyId, (entered) => services.queueMail(entered, { to, subject: 'Kode', text: 'Hei' })),
    sms: (to: string) => database.forCompany(companyId, (entered) => services.queueSms(entered, [{ to, text: 'Hei' }])),
  };
}

describe('a mail that is not tried again', () => {
  test('because it was refused is a marked line about the person, without the address', async () => {
    const { admin, ola, email, mail } = await team();
    refuseNext({ at: 'recipient', code: 550 });
    await mail(email.toUpperCase());
    await deliverQueuedMail(services);
    const lines = await failures(admin);
    expect(lines).toMatchObject([
      {
        sentence: 'An e-mail to Ola Lie was not delivered, because the receiving e-mail server refused it',
        person: { companyUserId: ola.companyUserId },
        by: 'system',
        isFailure: true,
        changes: [],
      },
    ]);
    expect(JSON.stringify(lines).toLowerCase()).not.toMatch(/@example|550/);
    expect(await sentences(admin, 'no')).toEqual(['En e-post til Ola Lie ble ikke levert, fordi mottakerens e-posttjener avviste den']);
  });

  test('because every attempt failed is one line, written after the last', async () => {
    const { admin, mail } = await team();
    const afterAttempts = (attempts: number) =>
      database.transaction(({ tx }) => sql`update mail set attempts = ${attempts}, next_attempt_at = ${clock.now()}`.execute(tx));
    await mail('stranger@example.no');
    refuseNext({ at: 'data', code: 451 }, { at: 'data', code: 451 });
    await afterAttempts(6);
    await deliverQueuedMail(services);
    expect(await sentences(admin)).toEqual([]);
    await afterAttempts(7);
    await deliverQueuedMail(services);
    expect(await sentences(admin)).toEqual(['An e-mail to someone was not delivered, after several attempts']);
  });

  test('because it may have arrived says so', async () => {
    const { admin, email, mail } = await team();
    await mail(email);
    for (let interrupted = 0; interrupted < 2; interrupted += 1) {
      await database.transaction(({ tx }) =>
        sql`update mail set status = 'sending', claimed_at = ${clock.now()}, is_uncertain = ${interrupted === 1}`.execute(tx),
      );
      later(11);
    }
    await deliverQueuedMail(services);
    expect(await sentences(admin)).toEqual([
      'An e-mail to Ola Lie may not have been delivered, because the connection was lost while it was sent',
    ]);
  });

  test('is a line of its own company only, and of none when no company sent it', async () => {
    const { admin, email, mail } = await team();
    const other = await server.newCompany();
    refuseNext({ at: 'recipient', code: 550 }, { at: 'recipient', code: 550 });
    await database.transaction((unit) => services.queueMail(unit, { to: email, subject: 'Kode', text: 'Hei' }));
    await deliverQueuedMail(services);
    expect(await sentences(admin)).toEqual([]);
    await mail(email);
    await deliverQueuedMail(services);
    expect([(await sentences(admin)).length, await sentences(other.admin)]).toEqual([1, []]);
  });
});

describe('an SMS that is not tried again', () => {
  test('is a marked line about the person whose number it is', async () => {
    const { admin, sms } = await team();
    const gateway = setUpGateway(server);
    gateway.answer = () => refusedNumber;
    await sms('+4791111111');
    await deliverQueuedSms(services);
    expect(await sentences(admin)).toEqual(['An SMS to Ola Lie was not delivered, because the SMS service refused it']);
  });

  test('names nobody when several people have the number', async () => {
    const { admin, person, sms } = await team();
    const gateway = setUpGateway(server);
    await giveNumber(server, await person('employee', { firstName: 'Eva', lastName: 'Dal' }), '91111111');
    gateway.answer = () => refusedNumber;
    await sms('+4791111111');
    await deliverQueuedSms(services);
    expect(await sentences(admin, 'no')).toEqual(['En SMS til noen ble ikke levert, fordi SMS-tjenesten avviste den']);
  });
});

test('a text message that fails for many is one line, and another when it fails again', async () => {
  const { admin } = await team();
  const gateway = setUpGateway(server);
  gateway.answer = () => refusedNumber;
  const { messageId } = await sentMessage(admin, { recipients: [{ phoneNumber: '91234567' }, { phoneNumber: '91234568' }] });
  await deliverQueuedSms(services);
  expect(await sentences(admin)).toEqual(['A text message did not reach everyone']);
  await admin.call(resendMessage, { body: { messageId } });
  await deliverQueuedSms(services);
  expect(await sentences(admin, 'no')).toEqual(Array(2).fill('En tekstmelding nådde ikke alle'));
});
