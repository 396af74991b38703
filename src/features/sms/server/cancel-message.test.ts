import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { logLines } from '#testing/log-lines.ts';
import { testServer } from '#testing/server.ts';
import { cancelMessage, resendMessage } from '../contract/endpoints.ts';
import { giveNumber, messageOf, sentMessage } from '../testing/given.ts';
import { day, hour, refusedNumber, seen, smsWorld, to } from '../testing/world.ts';
import { readRecipients } from './store-recipients.ts';

const server = await testServer();
const { clock, database } = server;
const { deliver, later, report, team, used } = smsWorld(server);

const sixNumbers = Array.from({ length: 6 }, (_unused, place) => ({ phoneNumber: String(91_234_560 + place) }));

describe('cancelling a queued message', () => {
  test('stops what the gateway has not been given, also what would be tried again', async () => {
    const { admin, gateway, companyId } = await team();
    const { messageId } = await sentMessage(admin, { recipients: sixNumbers });
    let calls = 0;
    gateway.answer = async () => {
      calls += 1;
      if (calls === 1) await admin.call(cancelMessage, { body: { messageId } });
      return { reason: 'Not now.', isPermanent: false, isUncertain: false };
    };
    await deliver();
    gateway.answer = ({ id }) => ({ gatewayId: id });
    later(hour);
    await deliver();
    expect(await seen(admin, messageId)).toMatchObject({ status: 'cancelled', recipientCounts: { cancelled: 6 } });
    expect([gateway.taken, await used(companyId)]).toEqual([[], 0]);
  });

  test('does not wait for who claims one of them just then', async () => {
    const { admin } = await team();
    const { messageId } = await sentMessage(admin, { recipients: sixNumbers });
    const cancelled = await database.transaction(async ({ tx }) => {
      await sql`update sms set status = 'sending' where id = (select id from sms limit 1)`.execute(tx);
      return messageOf(await admin.call(cancelMessage, { body: { messageId } }));
    });
    expect(cancelled.recipientCounts).toMatchObject({ cancelled: 5, queued: 1 });
  });

  test('is too late once all were handed over', async () => {
    const { admin } = await team();
    const { messageId } = await sentMessage(admin);
    await deliver();
    expect((await admin.call(cancelMessage, { body: { messageId } })).codes).toEqual(['sms.NotPossibleNow']);
  });

  test('that is sent again stops that alone: who got it keeps it, and who did not can be sent it later', async () => {
    const { admin, member, colleague, gateway, companyId } = await team();
    gateway.answer = ({ id, to: number }) => (number === '+4791111111' ? refusedNumber : { gatewayId: id });
    const { messageId } = await sentMessage(admin, to(member, colleague));
    await deliver();
    const before = await seen(admin, messageId);
    await admin.call(resendMessage, { body: { messageId } });
    expect((await seen(admin, messageId)).recipients.map(({ reason }) => reason)).toEqual([null, null]);
    expect(messageOf(await admin.call(cancelMessage, { body: { messageId } }))).toMatchObject({
      status: 'sent',
      recipientCounts: { sent: 1, failed: 1 },
      actions: ['resend'],
    });
    const reasons = async () => (await seen(admin, messageId)).recipients.map(({ reason }) => reason);
    expect([await reasons(), await used(companyId)]).toEqual([before.recipients.map(({ reason }) => reason), 1]);
    gateway.answer = ({ id }) => ({ gatewayId: id });
    await admin.call(resendMessage, { body: { messageId } });
    await deliver();
    expect(await seen(admin, messageId)).toMatchObject({ status: 'sent', recipientCounts: { sent: 2 } });
  });

  test('that had failed for everybody leaves it failed, and one whose fate is unknown uncertain', async () => {
    const { admin, gateway } = await team();
    gateway.answer = () => refusedNumber;
    const failed = await sentMessage(admin);
    await deliver();
    gateway.answer = () => ({ reason: 'The line broke.', isPermanent: false, isUncertain: true });
    const unknown = await sentMessage(admin, { recipients: sixNumbers.slice(0, 1) });
    await deliver();
    await admin.call(resendMessage, { body: { messageId: failed.messageId } });
    await admin.call(resendMessage, { body: { messageId: unknown.messageId, phoneNumbers: [sixNumbers[0]?.phoneNumber] } });
    const cancelled = async (messageId: string) => messageOf(await admin.call(cancelMessage, { body: { messageId } }));
    expect(await cancelled(failed.messageId)).toMatchObject({ status: 'failed', recipientCounts: { failed: 1 } });
    expect((await logLines(admin, { areas: ['sms'] }))[0]?.sentence).toBe(
      'Kari Nordmann stanset sendingen av en tekstmelding til dem som ventet',
    );
    expect(await cancelled(unknown.messageId)).toMatchObject({ status: 'sent', recipientCounts: { uncertain: 1 } });
    expect((await logLines(admin, { areas: ['sms'] }))[0]?.sentence).toBe(
      'Kari Nordmann stanset sendingen av en tekstmelding til dem som ventet',
    );
  });

  test('that is sent again leaves what was sent before as it was: its month, its parts, and what a late report says of it', async () => {
    clock.set('2027-03-30T12:00:00Z');
    const { admin, person, gateway, companyId } = await team();
    let first = '';
    gateway.answer = ({ id }) => {
      first = id;
      return { reason: 'The line broke.', isPermanent: false, isUncertain: true };
    };
    const { messageId } = await sentMessage(admin, { recipients: sixNumbers.slice(0, 1) });
    await deliver();
    later(3 * day);
    // The session of the sender has ended.
    const other = await person('systemadmin');
    expect((await other.call(resendMessage, { body: { messageId, phoneNumbers: [sixNumbers[0]?.phoneNumber] } })).codes).toEqual([]);
    expect(await used(companyId)).toBe(1);
    expect((await other.call(cancelMessage, { body: { messageId } })).codes).toEqual([]);
    expect(await used(companyId)).toBe(0);
    const [recipient] = await database.forCompany(companyId, (company) => readRecipients(company, messageId));
    expect(recipient).toMatchObject({ status: 'uncertain', month: '2027-03', parts: 1, attempts: 1 });
    await report(first, 'false');
    expect((await seen(other, messageId)).recipientCounts).toEqual({ failed: 1 });
    clock.set('2027-03-31T12:00:00Z');
    expect(await used(companyId)).toBe(0);
  });

  test('that is sent again to a new number leaves the number that it was sent to before', async () => {
    const { admin, member, gateway, companyId } = await team();
    gateway.answer = () => refusedNumber;
    const { messageId } = await sentMessage(admin, to(member));
    await deliver();
    const number = async () => (await database.forCompany(companyId, (company) => readRecipients(company, messageId)))[0]?.phoneNumber;
    const before = await number();
    await giveNumber(server, member, '94444444');
    await admin.call(resendMessage, { body: { messageId } });
    expect(await number()).toBe('+4794444444');
    await admin.call(cancelMessage, { body: { messageId } });
    expect([await number(), before]).toEqual(['+4791111111', '+4791111111']);
  });

  test('that the gateway is being given for one of them ends as sent when it took that one', async () => {
    const { admin, gateway } = await team();
    const { messageId } = await sentMessage(admin, { recipients: sixNumbers });
    let during: string | undefined;
    gateway.answer = async ({ id }) => {
      during ??= messageOf(await admin.call(cancelMessage, { body: { messageId } })).status;
      return { gatewayId: id };
    };
    await deliver();
    const { status, recipientCounts } = await seen(admin, messageId);
    expect([during, status, recipientCounts.sent]).toEqual(['cancelled', 'sent', gateway.taken.length]);
    expect(gateway.taken.length).toBeLessThan(6);
  });
});
