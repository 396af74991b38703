import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { writeLimits } from '#features/billing/server/public.ts';
import { updateCompanySettings } from '#features/company/contract/endpoints.ts';
import type { Caller, TestAnswer } from '#testing/caller.ts';
import { limitCompany } from '#testing/limit-company.ts';
import { testServer } from '#testing/server.ts';
import { previewMessage, sendMessage } from '../contract/endpoints.ts';
import type { SmsPreview } from '../contract/entities.ts';
import { messageOf, send, sentMessage } from '../testing/given.ts';
import { day, listed, seen, smsWorld, to } from '../testing/world.ts';

const server = await testServer();
const { clock, database, services } = server;
const { deliver, team, used } = smsWorld(server);

const preview = async (who: Caller, body: object): Promise<SmsPreview> =>
  (await who.call(previewMessage, { body: { recipients: [{ phoneNumber: '912 34 567' }], text: 'Hei', ...body } })).json[
    'preview'
  ] as SmsPreview;

describe('sending', () => {
  test('reaches people, departments and numbers, each number once, and says whom it misses', async () => {
    const { admin, person, member, colleague, gateway, companyId } = await team();
    const without = await person('employee', { firstName: 'Ida', lastName: 'Ås' });
    const gone = await person('employee', { firstName: 'Per', lastName: 'Vik', state: 'inactive' });
    const answer = await send(admin, {
      recipients: [
        ...to(member, colleague, without, gone).recipients,
        { phoneNumber: '911 11 111' },
        { phoneNumber: '+4793333333' },
        { phoneNumber: '22334455' },
      ],
    });
    expect([answer.status, answer.codes]).toEqual([207, ['sms.NotAllReached']]);
    expect(answer.json['notReached']).toEqual({
      withoutNumber: [{ companyUserId: without.companyUserId, fullName: 'Ida Ås' }],
      left: [{ companyUserId: gone.companyUserId, fullName: 'Per Vik' }],
      refusedNumbers: ['22334455'],
    });
    const message = messageOf(answer);
    expect(message).toMatchObject({ status: 'queued', numberOfRecipients: 3, parts: 3, sender: 'Samspill', actions: ['cancel'] });
    expect(await used(companyId)).toBe(3);
    await deliver();
    expect(gateway.taken.map((one) => one.to).toSorted()).toEqual(['+4791111111', '+4792222222', '+4793333333']);
    expect(await seen(admin, message.messageId)).toMatchObject({ status: 'sent', recipientCounts: { sent: 3 }, actions: [] });
  });

  test('to departments takes those who work there', async () => {
    const { admin, member, colleague, companyId, gateway } = await team();
    await database.forCompany(companyId, async ({ tx }) => {
      await sql`update company_user set department = 'Salg' where company_id = ${companyId} and id = ${String(member.companyUserId)}::uuid`.execute(
        tx,
      );
    });
    await sentMessage(admin, { recipients: [{ department: 'Salg' }] });
    await deliver();
    expect(gateway.taken.map((one) => one.to)).toEqual(['+4791111111']);
    expect(String(colleague.companyUserId)).toBeTruthy();
  });

  test('puts the first name of each into the text, and counts it', async () => {
    const { admin, member, gateway } = await team();
    const text = `Hei {firstName}${'a'.repeat(155)}`;
    const message = await sentMessage(admin, { text, recipients: [...to(member).recipients, { phoneNumber: '93333333' }] });
    expect(message.recipients.map(({ parts }) => parts)).toEqual([2, 1]);
    await deliver();
    expect(gateway.taken.map((one) => one.text.slice(0, 7)).toSorted()).toEqual(['Hei Ola', 'Heiaaaa']);
  });

  test.each<[string, object, string, object?]>([
    ['nobody', { recipients: [] }, 'sms.RecipientIsRequired'],
    ['no text', { text: ' \n' }, 'sms.TextIsRequired'],
    ['a tab', { text: 'a\tb' }, 'sms.TextContainsInvalidCharacters', { characters: ['\t'] }],
    ['an address', { text: 'Se fjordlys.no' }, 'sms.TextCannotContainLinks', { links: ['fjordlys.no'] }],
    ['no short name', { useCompanyNameForSenderId: true }, 'sms.SenderIsRequired'],
    ['a number of a machine', { recipients: [{ phoneNumber: '59123456' }] }, 'sms.NoValidRecipient', { refusedNumbers: ['59123456'] }],
    ['numbers in one', { recipients: [{ phoneNumber: '91234567 '.repeat(5).trim() }] }, 'sms.NoValidRecipient'],
    ['seven parts', { text: 'a'.repeat(919) }, 'sms.MaxTextSizeReached', { parts: 7, most: 6 }],
    ['somebody unknown', { recipients: [{ companyUserId: '01980000-0000-7000-8000-000000000000' }] }, 'sms.RecipientNotAllowed'],
    ['a time that is past', { sendAt: '2026-01-01T00:00:00.000Z' }, 'sms.TimeNotPossible', { days: 30 }],
    ['a time in 31 days', { sendAt: new Date(clock.now().getTime() + 31 * day).toISOString() }, 'sms.TimeNotPossible'],
  ])('with %s is refused, and the preview says the same', async (_what, body, code, details = {}) => {
    const { admin } = await team();
    const answer = await send(admin, body);
    expect([answer.status, answer.codes]).toEqual([400, [code]]);
    if (Object.keys(details).length > 0) expect(answer.json['details']).toMatchObject(details);
    expect((await preview(admin, { text: 'Husk møtet kl. 12', ...body })).refusals[0]?.code).toBe(code);
  });

  test('counts in 1,000 parts a month where the subscription has no limit, and else in what it says', async () => {
    const company = await team();
    const limitNow = async () => (await listed(company.admin)).sending.limit;
    const subscribe = (sms: number | null) => database.forCompany(company.companyId, (unit) => writeLimits(unit, { smsLimit: sms }));
    expect(await limitNow()).toBe(50);
    await subscribe(null);
    expect(await limitNow()).toBe(1000);
    await subscribe(300);
    expect(await limitNow()).toBe(300);
  });

  test('holds 918 septets and 500 recipients, and not one more', async () => {
    const company = await team();
    await limitCompany(server, company, { smsLimit: 10_000 });
    expect((await sentMessage(company.admin, { text: 'a'.repeat(918) })).parts).toBe(6);
    const recipients = Array.from({ length: 501 }, (_unused, place) => ({ phoneNumber: String(91_000_000 + place) }));
    expect((await sentMessage(company.admin, { recipients: recipients.slice(1) })).numberOfRecipients).toBe(500);
    const answer = await send(company.admin, { recipients });
    expect([answer.codes, answer.json['details']]).toEqual([['sms.MaxAllowedRecipientsReached'], { count: 501, most: 500 }]);
  });

  test('uses the company’s short name once it is confirmed', async () => {
    const { admin, gateway } = await team();
    expect((await listed(admin)).sending).toMatchObject({
      companySender: null,
      proposedSender: 'Fjord og',
      maySetSender: true,
      defaultSender: 'Samspill',
    });
    const { companyVersion: version } = (await listed(admin)).sending;
    await admin.call(updateCompanySettings, { body: { version, smsSenderName: 'Fjordlys' } });
    const late = await admin.call(updateCompanySettings, { body: { version, smsSenderName: 'Fjellys' } });
    expect(late.codes).toEqual(['common.Conflict']);
    expect((await listed(admin)).sending).toMatchObject({ companySender: 'Fjordlys', companyVersion: version + 1 });
    const message = await sentMessage(admin, { useCompanyNameForSenderId: true });
    expect([message.sender, message.useCompanyNameForSenderId]).toEqual(['Fjordlys', true]);
    await deliver();
    expect(gateway.taken[0]?.sender).toBe('Fjordlys');
  });

  test('needs a gateway; a demo without one shows the message in its outbox', async () => {
    const { admin } = await team();
    services.smsGateway = undefined;
    expect((await send(admin, {})).codes).toEqual(['sms.NoGateway']);
    expect((await listed(admin)).sending.gateway).toBe('none');
    services.config.demo = true;
    expect(await sentMessage(admin)).toMatchObject({ status: 'sent', sender: null, recipientCounts: { sent: 1 } });
    expect((await listed(admin)).sending.gateway).toBe('outbox');
    services.config.demo = false;
  });

  test('again with the same key sends nothing more', async () => {
    const { admin, companyId } = await team();
    const key = { 'idempotency-key': crypto.randomUUID() };
    const body = { recipients: [{ phoneNumber: '912 34 567' }], text: 'Hei' };
    const answers: TestAnswer[] = [await admin.call(sendMessage, { body }, key), await admin.call(sendMessage, { body }, key)];
    expect(new Set(answers.map((answer) => messageOf(answer).messageId)).size).toBe(1);
    expect(await used(companyId)).toBe(1);
  });
});

describe('the preview', () => {
  test('names what makes a message expensive, and what it saves for all', async () => {
    const { admin, member, colleague } = await team();
    const text = `${'a'.repeat(159)}’`;
    expect(await preview(admin, { ...to(member, colleague), text })).toMatchObject({
      alphabet: 'ucs2',
      length: 160,
      partsEach: 3,
      parts: 6,
      reached: 2,
      costlyCharacters: [{ character: '’', count: 1, replacement: "'", saves: 4 }],
      savesTogether: 4,
      plainerText: `${'a'.repeat(159)}'`,
      sender: 'Samspill',
      used: 0,
      limit: 50,
      month: '2026-11',
      refusals: [],
    });
  });

  test('shows the text as the first recipient gets it', async () => {
    const { admin, member } = await team();
    expect((await preview(admin, { ...to(member), text: 'Hei {firstName}!' })).sample).toBe('Hei Ola!');
  });
});
