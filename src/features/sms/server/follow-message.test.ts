import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { liveChannel, readPayload } from '#kernel/server/live/message.ts';
import { testServer } from '#testing/server.ts';
import { resendMessage, takeDeliveryReport } from '../contract/endpoints.ts';
import { giveNumber, messageOf, reportSecret, sentMessage } from '../testing/given.ts';
import { day, hour, refusedNumber, seen, smsWorld, states, to } from '../testing/world.ts';

const server = await testServer();
const { database } = server;
const { deliver, later, report, team, used } = smsWorld(server);

describe('what becomes of a message', () => {
  test('who fails gets it again at the number they have now, counted anew, and only they', async () => {
    const { admin, member, colleague, gateway, companyId } = await team();
    gateway.answer = ({ id, to: number }) => (number === '+4791111111' ? refusedNumber : { gatewayId: id });
    const { messageId } = await sentMessage(admin, to(member, colleague));
    await deliver();
    const failed = await seen(admin, messageId);
    expect([states(failed).toSorted(), failed.status, failed.actions, await used(companyId)]).toEqual([
      ['failed', 'sent'],
      'sent',
      ['resend'],
      1,
    ]);
    expect(failed.recipients.find(({ status }) => status === 'failed')?.reason).toBe('No such number.');
    await giveNumber(server, member, '94444444');
    const again = await admin.call(resendMessage, { body: { messageId } });
    expect([again.status, messageOf(again).status, await used(companyId)]).toEqual([200, 'queued', 2]);
    gateway.taken.length = 0;
    await deliver();
    expect(gateway.taken.map((one) => one.to)).toEqual(['+4794444444']);
    expect(await seen(admin, messageId)).toMatchObject({ status: 'sent', recipientCounts: { sent: 2 } });
    expect((await admin.call(resendMessage, { body: { messageId } })).codes).toEqual(['sms.NoValidRecipient']);
  });

  test('who has a first name by now with which it would be too long gets it again without the name', async () => {
    const { admin, member, gateway, companyId } = await team();
    gateway.answer = () => refusedNumber;
    const { messageId } = await sentMessage(admin, { ...to(member), text: `Hei {firstName}, ${'x'.repeat(900)}` });
    await deliver();
    await database.forCompany(companyId, ({ tx }) =>
      sql`update company_user set first_name = 'Maximiliane Sophie' where id = ${String(member.companyUserId)}::uuid`.execute(tx),
    );
    gateway.answer = ({ id }) => ({ gatewayId: id });
    expect((await admin.call(resendMessage, { body: { messageId } })).codes).toEqual([]);
    await deliver();
    expect([gateway.taken.map((one) => one.text.slice(0, 5)), (await seen(admin, messageId)).status]).toEqual([['Hei, '], 'sent']);
  });

  test('nobody took it: failed; after seven days it is not sent again', async () => {
    const { admin, person, gateway, companyId } = await team();
    gateway.answer = () => refusedNumber;
    const { messageId } = await sentMessage(admin);
    await deliver();
    expect([(await seen(admin, messageId)).status, await used(companyId)]).toEqual(['failed', 0]);
    later(7 * day);
    const other = await person('systemadmin');
    expect((await seen(other, messageId)).actions).toEqual(['resend']);
    expect((await other.call(resendMessage, { body: { messageId } })).status).toBe(200);
    await deliver();
    // Sent again, it is as old as before.
    later(1);
    expect((await seen(other, messageId)).actions).toEqual([]);
    expect((await other.call(resendMessage, { body: { messageId } })).codes).toEqual(['sms.ResendTooLate']);
  });

  test('who leads a team by now sends again to it alone, and to no numbers', async () => {
    const { person, companyId, colleague, gateway } = await team();
    const former = await person('hradmin');
    const member = await person('employee', { reportsTo: String(former.companyUserId) });
    await giveNumber(server, member, '93333333');
    gateway.answer = () => refusedNumber;
    const { messageId } = await sentMessage(former, { recipients: [...to(colleague, member).recipients, { phoneNumber: '91234567' }] });
    await deliver();
    await database.forCompany(companyId, ({ tx }) =>
      sql`update company_user set role = 'manager' where company_id = ${companyId} and id = ${String(former.companyUserId)}::uuid`.execute(
        tx,
      ),
    );
    gateway.answer = ({ id }) => ({ gatewayId: id });
    const again = await former.call(resendMessage, { body: { messageId } });
    expect([again.status, again.codes]).toEqual([207, ['sms.NotAllReached']]);
    await deliver();
    expect(gateway.taken.map((one) => one.to)).toEqual(['+4793333333']);
  });

  test('a line that broke leaves it uncertain, which is sent again only when it is named', async () => {
    const { admin, gateway, companyId } = await team();
    gateway.answer = () => Promise.reject(new Error('connection reset'));
    const { messageId } = await sentMessage(admin);
    await deliver();
    later(hour);
    await deliver();
    expect(await seen(admin, messageId)).toMatchObject({ status: 'sent', recipientCounts: { uncertain: 1 }, actions: ['resend'] });
    expect((await admin.call(resendMessage, { body: { messageId } })).codes).toEqual(['sms.NoValidRecipient']);
    gateway.answer = ({ id }) => ({ gatewayId: id });
    expect((await admin.call(resendMessage, { body: { messageId, phoneNumbers: ['+4791234567'] } })).status).toBe(200);
    await deliver();
    expect([(await seen(admin, messageId)).recipientCounts, gateway.taken.length, await used(companyId)]).toEqual([{ sent: 1 }, 1, 2]);
  });

  test('a gateway that takes nothing for a while is asked again after it', async () => {
    const { admin, gateway } = await team();
    gateway.answer = () => ({ reason: 'Too many.', isPermanent: false, isUncertain: false, waitSeconds: 90 });
    const { messageId } = await sentMessage(admin);
    for (let time = 0; time < 10; time += 1) {
      expect(await deliver()).toBe(0);
      later(90_000);
    }
    gateway.answer = ({ id }) => ({ gatewayId: id });
    await deliver();
    expect((await seen(admin, messageId)).status).toBe('sent');
  });
});

describe('reports', () => {
  test('turn sent into delivered or failed, once; late, doubled and out of order they change nothing', async () => {
    const { admin, gateway, companyId } = await team();
    const { messageId } = await sentMessage(admin, { recipients: [{ phoneNumber: '91234567' }, { phoneNumber: '91234568' }] });
    await deliver();
    const [one, other] = gateway.taken.toSorted((a, b) => a.to.localeCompare(b.to)).map(({ id }) => id);
    expect((await report(String(one), 'true')).status).toBe(200);
    await report(String(other), 'false', { errorDesc: 'Absent subscriber' });
    expect(await seen(admin, messageId)).toMatchObject({ recipientCounts: { delivered: 1, failed: 1 }, status: 'sent' });
    expect(await used(companyId)).toBe(1);
    for (const status of ['false', 'true', 'false']) {
      await report(String(one), status);
      await report(String(other), status);
    }
    const after = await seen(admin, messageId);
    expect([after.recipientCounts, await used(companyId)]).toEqual([{ delivered: 1, failed: 1 }, 1]);
    expect(after.recipients.map(({ reason }) => reason)).toEqual([null, 'Absent subscriber']);
  });

  test('are told to open pages', async () => {
    const { admin, gateway, companyId } = await team();
    const { messageId } = await sentMessage(admin);
    await deliver();
    const heard: string[] = [];
    const stop = await database.listen(liveChannel, (payload) => void heard.push(payload));
    await report(String(gateway.taken[0]?.id), 'true');
    await vi.waitFor(() =>
      expect(heard.map((payload) => readPayload(payload))).toContainEqual({
        companyId,
        changes: [{ entity: 'smsMessage', entityId: messageId }],
      }),
    );
    await stop();
  });

  test('that come before the gateway’s answer stand', async () => {
    const { admin, gateway } = await team();
    gateway.answer = async ({ id }) => {
      await report(id, 'true');
      return { gatewayId: `g-${id}` };
    };
    const { messageId } = await sentMessage(admin);
    await deliver();
    expect(await seen(admin, messageId)).toMatchObject({ status: 'sent', recipientCounts: { delivered: 1 } });
  });

  test('of an attempt before the present one, and forged ones, change nothing', async () => {
    const { admin, gateway } = await team();
    const { messageId } = await sentMessage(admin);
    await deliver();
    const former = String(gateway.taken[0]?.id);
    await report(former, 'false');
    await admin.call(resendMessage, { body: { messageId } });
    await deliver();
    const present = String(gateway.taken[1]?.id);
    await report(former, 'true');
    await report(present, 'true', { id: 'g-of-another' });
    await report('01980000-0000-7000-8000-000000000000', 'true');
    await report(present, 'perhaps');
    expect((await seen(admin, messageId)).recipientCounts).toEqual({ sent: 1 });
    const forged = await server.nobody.call(takeDeliveryReport, {
      params: { secret: 'x'.repeat(40) },
      body: { status: 'true', ref: present },
    });
    expect([forged.status, forged.codes]).toEqual([404, ['common.NotFound']]);
    expect((await seen(admin, messageId)).recipientCounts).toEqual({ sent: 1 });
    await report('none', 'true', { id: `g-${present}` });
    expect((await seen(admin, messageId)).recipientCounts).toEqual({ delivered: 1 });
  });
});

describe('a gateway posts', () => {
  const post = (address: string, type: string, payload: string) =>
    server.app.inject({ method: 'POST', url: `/api/sms/delivery-report/${address}`, headers: { 'content-type': type }, payload });

  test('a form, and its reports are taken from any origin', async () => {
    const { admin, gateway } = await team();
    const { messageId } = await sentMessage(admin);
    await deliver();
    const form = `number=4791234567&status=true&id=42&ref=${gateway.taken[0]?.id}`;
    expect((await post('x'.repeat(40), 'application/x-www-form-urlencoded', form)).statusCode).toBe(404);
    expect(
      (await post(reportSecret, 'application/x-www-form-urlencoded', form.replace('id=42', `id=g-${gateway.taken[0]?.id}`))).statusCode,
    ).toBe(200);
    expect((await seen(admin, messageId)).recipientCounts).toEqual({ delivered: 1 });
  });

  test('our id in the address, as Twilio is told to', async () => {
    const { admin, gateway } = await team();
    const { messageId } = await sentMessage(admin);
    await deliver();
    const address = `${reportSecret}?ref=${gateway.taken[0]?.id}`;
    expect((await post(address, 'application/x-www-form-urlencoded', 'status=false&errorDesc=Absent')).statusCode).toBe(200);
    expect((await seen(admin, messageId)).recipientCounts).toEqual({ failed: 1 });
  });
});
