import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { deactivateCompanyUser, deleteCompanyUser } from '#features/people/contract/endpoints-life.ts';
import { limitCompany } from '#testing/limit-company.ts';
import { testServer } from '#testing/server.ts';
import { cancelMessage, getMessage, getPossibleRecipients, resendMessage } from '../contract/endpoints.ts';
import { send, sentMessage } from '../testing/given.ts';
import { hour, listed, refusedNumber, seen, smsWorld, states, to } from '../testing/world.ts';
import { eraseOld } from './jobs.ts';
import { readMessage } from './store-messages.ts';
import { readRecipients } from './store-recipients.ts';

const server = await testServer();
const { clock, database, services } = server;
const { deliver, later, team, used } = smsWorld(server);

describe('who', () => {
  test('a manager writes to the own team alone', async () => {
    const { lead, member, colleague } = await team();
    expect(((await lead.call(getPossibleRecipients)).json['people'] as { fullName: string }[]).map(({ fullName }) => fullName)).toEqual([
      'Eva Dal',
      'Ola Lie',
    ]);
    expect((await sentMessage(lead, to(member))).numberOfRecipients).toBe(1);
    expect((await send(lead, to(colleague))).codes).toEqual(['sms.RecipientNotAllowed']);
    expect((await send(lead, {})).codes).toEqual(['sms.RecipientNotAllowed']);
    expect((await listed(lead)).sending.maySendToAll).toBe(false);
  });

  test('a manager who chooses a department reaches those of it in the own team', async () => {
    const { lead, companyId } = await team();
    await database.forCompany(companyId, ({ tx }) =>
      sql`update company_user set department = 'Salg' where company_id = ${companyId} and mobile_phone_number is not null`.execute(tx),
    );
    const message = await sentMessage(lead, { recipients: [{ department: 'Salg' }] });
    expect(message.recipients.map(({ fullName }) => fullName)).toEqual(['Ola Lie']);
  });

  test('full sees all messages, others their own', async () => {
    const { admin, lead, member } = await team();
    const [mine, theirs] = [await sentMessage(lead, to(member)), await sentMessage(admin)];
    expect((await listed(admin)).messages.map(({ messageId }) => messageId).toSorted()).toEqual(
      [mine.messageId, theirs.messageId].toSorted(),
    );
    expect((await listed(lead)).messages.map(({ messageId }) => messageId)).toEqual([mine.messageId]);
    for (const call of [getMessage, cancelMessage, resendMessage]) {
      const input = { [call === getMessage ? 'query' : 'body']: { messageId: theirs.messageId } };
      expect((await lead.call(call, input)).status).toBe(404);
    }
  });

  test('a hidden number is used and not shown', async () => {
    const { admin, member, gateway, companyId } = await team();
    await database.forCompany(companyId, async ({ tx }) => {
      await sql`update company_user set is_mobile_hidden = true where company_id = ${companyId} and id = ${String(member.companyUserId)}::uuid`.execute(
        tx,
      );
    });
    const message = await sentMessage(admin, to(member));
    expect(message.recipients[0]).toMatchObject({ phoneNumber: null, isNumberHidden: true });
    await deliver();
    expect(gateway.taken[0]?.to).toBe('+4791111111');
    gateway.answer = ({ to: number }) => ({ ...refusedNumber, reason: `The number ${number} does not exist (21211).` });
    const { messageId } = await sentMessage(admin, to(member));
    await deliver();
    expect((await seen(admin, messageId)).recipients[0]?.reason).toBe('The number … does not exist (21211).');
  });
});

describe('the list', () => {
  test('is paged, sorted, filtered and searched', async () => {
    const { admin, lead, member, gateway } = await team();
    await sentMessage(admin, { text: 'Julebord på fredag' });
    later(1000);
    await sentMessage(lead, { ...to(member), text: 'Husk vakten' });
    gateway.answer = () => refusedNumber;
    await deliver();
    later(1000);
    const third = await sentMessage(admin, { text: 'Kontoret er stengt' });
    const texts = async (query: object) => (await listed(admin, query)).messages.map(({ text }) => text);
    const filter = (of: object) => ({ filter: JSON.stringify(of) });
    expect(await texts({})).toEqual(['Kontoret er stengt', 'Husk vakten', 'Julebord på fredag']);
    expect(await texts({ page: '2', pageSize: '2' })).toEqual(['Julebord på fredag']);
    expect((await listed(admin, { pageSize: '1' })).totalEntries).toBe(3);
    expect(await texts({ sortBy: 'createdBy', sortDirection: 'asc' })).toEqual(['Husk vakten', 'Julebord på fredag', 'Kontoret er stengt']);
    expect(await texts(filter({ search: 'JULE fredag' }))).toEqual(['Julebord på fredag']);
    expect(await texts(filter({ search: 'eva' }))).toEqual(['Husk vakten']);
    expect(await texts(filter({ statuses: ['queued'] }))).toEqual([third.text]);
    expect(await texts(filter({ hasFailed: true }))).toEqual(['Husk vakten', 'Julebord på fredag']);
    expect(await texts(filter({ createdBy: [lead.companyUserId] }))).toEqual(['Husk vakten']);
    for (const sortBy of ['sender', 'numberOfRecipients', 'status']) expect(await texts({ sortBy })).toHaveLength(3);
  });
});

describe('the quota', () => {
  test('holds 50 senders at once to its limit', async () => {
    const company = await team();
    await limitCompany(server, company, { smsLimit: 20 });
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(company.admin, {})));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(new Set(refused.flatMap(({ codes }) => codes))).toEqual(new Set(['sms.MaxAllowedNumberOfSMSReached']));
    expect(await used(company.companyId)).toBe(20);
    expect(refused.at(-1)?.json['details']).toEqual({ parts: 1, left: 0, limit: 20, month: clock.now().toISOString().slice(0, 7) });
  });

  test('begins anew each month of the company', async () => {
    clock.set('2026-12-31T22:59:00Z');
    const { admin } = await team();
    await sentMessage(admin);
    expect((await listed(admin)).sending).toMatchObject({ used: 1, month: '2026-12' });
    clock.set('2026-12-31T23:00:00Z');
    expect((await listed(admin)).sending).toMatchObject({ used: 0, month: '2027-01' });
  });
});

describe('what is kept', () => {
  test('texts, numbers and names go after 12 months, and counts stay', async () => {
    clock.set('2027-02-02T09:00:00Z');
    const { admin, member, companyId } = await team();
    const { messageId } = await sentMessage(admin, to(member));
    await deliver();
    const at = clock.now();
    later(hour);
    const nextHour = await sentMessage(admin);
    await deliver();
    const erase = () => database.forCompany(companyId, (company) => eraseOld(company, services));
    clock.set(new Date(Date.UTC(at.getUTCFullYear() + 1, at.getUTCMonth(), at.getUTCDate(), at.getUTCHours())).toISOString());
    const stored = () => database.forCompany(companyId, (company) => readMessage(company, 'all', messageId));
    await erase();
    expect((await stored())?.text).toBe('Husk møtet kl. 12');
    later(hour / 2);
    await erase();
    await erase();
    expect(await stored()).toMatchObject({ text: null, recipients: 1, recipientCounts: { sent: 1 }, parts: 1 });
    const [recipient] = await database.forCompany(companyId, (company) => readRecipients(company, messageId));
    expect(recipient).toMatchObject({ phoneNumber: null, companyUserId: null, fullName: null });
    const [other] = await database.forCompany(companyId, (company) => readRecipients(company, nextHour.messageId));
    expect(other).toMatchObject({ phoneNumber: '+4791234567' });
  });

  test('who is erased stands in no message any more, and gets none that waits', async () => {
    const { admin, member, colleague, companyId, gateway } = await team();
    const [first, second] = [await sentMessage(admin, to(member)), await sentMessage(admin, to(member, colleague))];
    await admin.call(deactivateCompanyUser, { body: { companyUserId: member.companyUserId, endDate: '2026-11-20' } });
    expect((await admin.call(deleteCompanyUser, { body: { companyUserId: member.companyUserId } })).status).toBe(200);
    await deliver();
    expect(gateway.taken.map((one) => one.to)).toEqual(['+4792222222']);
    expect((await seen(admin, first.messageId)).recipients[0]).toMatchObject({ fullName: null, phoneNumber: null, status: 'cancelled' });
    expect(states(await seen(admin, second.messageId)).toSorted()).toEqual(['cancelled', 'sent']);
    // Nobody is left whom the first waits for.
    expect([(await seen(admin, first.messageId)).status, (await seen(admin, second.messageId)).status]).toEqual(['failed', 'sent']);
    expect(await used(companyId)).toBe(1);
  });
});
