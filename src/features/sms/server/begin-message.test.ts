import { sql, type RawBuilder } from 'kysely';
import { describe, expect, test } from 'vitest';
import { deactivateCompanyUser } from '#features/people/contract/endpoints-life.ts';
import type { Caller } from '#testing/caller.ts';
import { logLines } from '#testing/log-lines.ts';
import { testServer } from '#testing/server.ts';
import { cancelMessage } from '../contract/endpoints.ts';
import { giveNumber, messageOf, sentMessage } from '../testing/given.ts';
import { hour, seen, smsWorld, states, to } from '../testing/world.ts';
import { beginMessage } from './begin-message.ts';

const server = await testServer();
const { clock, database, services } = server;
const { deliver, later, team, used } = smsWorld(server);

describe('a planned message', () => {
  const planned = (who: Caller, body: object = {}) =>
    sentMessage(who, { sendAt: new Date(clock.now().getTime() + hour).toISOString(), ...body });
  const begin = (companyId: number, messageId: string) =>
    database.forCompany(companyId, (company) => beginMessage(company, services, messageId));

  const changePerson = (companyId: number, { companyUserId }: Caller, change: RawBuilder<unknown>) =>
    database.forCompany(companyId, ({ tx }) => sql`update company_user set ${change} where id = ${companyUserId}::uuid`.execute(tx));

  test('waits for its time, reserves its parts at once and is sent once', async () => {
    const { admin, companyId, gateway } = await team();
    const { messageId, status } = await planned(admin);
    expect([status, await used(companyId)]).toEqual(['planned', 1]);
    await begin(companyId, messageId);
    await deliver();
    expect(gateway.taken).toEqual([]);
    later(hour);
    await Promise.all([begin(companyId, messageId), begin(companyId, messageId)]);
    await deliver();
    expect([gateway.taken.length, (await seen(admin, messageId)).status]).toEqual([1, 'sent']);
  });

  test('misses whoever has left meanwhile, and gives their parts back', async () => {
    const { admin, companyId, member, colleague, gateway } = await team();
    const { messageId } = await planned(admin, to(member, colleague));
    await admin.call(deactivateCompanyUser, { body: { companyUserId: member.companyUserId, endDate: '2026-11-20' } });
    later(hour);
    await begin(companyId, messageId);
    await deliver();
    expect(gateway.taken.map((one) => one.to)).toEqual(['+4792222222']);
    expect([states(await seen(admin, messageId)).toSorted(), await used(companyId)]).toEqual([['cancelled', 'sent'], 1]);
    const lines = (await logLines(admin, { areas: ['sms'] })).filter(({ action }) => action.startsWith('sms.'));
    expect(lines.map(({ action, sentence }) => [action, sentence])).toEqual([
      ['sms.begin-message', 'En planlagt tekstmelding ble sendt'],
      ['sms.planMessage', 'Kari Nordmann planla en tekstmelding'],
    ]);
  });

  const nobody = 'ingen kunne få den lenger';
  const senderGone = 'avsenderen kan ikke sende tekstmeldinger lenger';
  test.each<[string, string, (world: Awaited<ReturnType<typeof team>>) => Promise<unknown>]>([
    ['the sender has left', senderGone, ({ companyId, lead }) => changePerson(companyId, lead, sql`state = 'inactive'`)],
    ['the sender may send no more', senderGone, ({ companyId, lead }) => changePerson(companyId, lead, sql`role = 'employee'`)],
    ['the recipient has another manager', nobody, ({ companyId, member }) => changePerson(companyId, member, sql`reporting_to = null`)],
  ])('goes to nobody when %s', async (_case, reason, change) => {
    const world = await team();
    const { messageId } = await planned(world.lead, to(world.member));
    await change(world);
    later(hour);
    await begin(world.companyId, messageId);
    await deliver();
    expect(world.gateway.taken).toEqual([]);
    expect([(await seen(world.admin, messageId)).status, await used(world.companyId)]).toEqual(['cancelled', 0]);
    const [line] = await logLines(world.admin, { areas: ['sms'] });
    expect(line?.sentence).toBe(`En planlagt tekstmelding gikk ikke til noen, for ${reason}`);
  });

  test('goes to nobody while the company has text messages turned off', async () => {
    const { admin, companyId, member, gateway } = await team();
    const { messageId } = await planned(admin, to(member));
    const turnOff = (names: string) =>
      database.forCompany(companyId, ({ tx }) =>
        sql`update company set features_off = ${names}::text[] where company_id = ${companyId}`.execute(tx),
      );
    await turnOff('{smsService}');
    later(hour);
    await begin(companyId, messageId);
    await deliver();
    await turnOff('{}');
    expect([gateway.taken, (await seen(admin, messageId)).status, await used(companyId)]).toEqual([[], 'cancelled', 0]);
    const [line] = await logLines(admin, { areas: ['sms'] });
    expect(line?.sentence).toBe('En planlagt tekstmelding gikk ikke til noen, for virksomheten har ikke tekstmeldinger nå');
  });

  test('goes to the number that somebody has when its time comes, and to nobody without one', async () => {
    const { admin, companyId, member, colleague, gateway } = await team();
    const { messageId } = await planned(admin, to(member, colleague));
    await giveNumber(server, member, '94444444');
    await giveNumber(server, colleague, '22334455');
    later(hour);
    await begin(companyId, messageId);
    await deliver();
    expect(gateway.taken.map((one) => one.to)).toEqual(['+4794444444']);
    const sent = await seen(admin, messageId);
    expect(sent.recipients.map(({ phoneNumber, status }) => [phoneNumber, status])).toContainEqual(['+4794444444', 'sent']);
    expect([states(sent).toSorted(), await used(companyId)]).toEqual([['cancelled', 'sent'], 1]);
  });

  test('goes without the first name to whoever has one by now with which it would be too long', async () => {
    const { admin, companyId, member, gateway } = await team();
    const text = `Hei {firstName}, ${'x'.repeat(900)}`;
    const { messageId } = await planned(admin, { ...to(member), text });
    await database.forCompany(companyId, ({ tx }) =>
      sql`update company_user set first_name = 'Maximiliane Sophie' where id = ${member.companyUserId}::uuid`.execute(tx),
    );
    later(hour);
    await begin(companyId, messageId);
    await deliver();
    expect([gateway.taken.map((one) => one.text.slice(0, 5)), (await seen(admin, messageId)).status]).toEqual([['Hei, '], 'sent']);
  });

  test('goes once to a number that two of its recipients have by now, and gives the other parts back', async () => {
    const { admin, companyId, member, colleague, gateway } = await team();
    const recipients = [...to(member, colleague).recipients, { phoneNumber: '933 33 333' }];
    const { messageId } = await planned(admin, { recipients });
    await giveNumber(server, colleague, '91111111');
    await giveNumber(server, member, '93333333');
    later(hour);
    await begin(companyId, messageId);
    await deliver();
    expect(gateway.taken.map((one) => one.to).toSorted()).toEqual(['+4791111111', '+4793333333']);
    expect([states(await seen(admin, messageId)), await used(companyId)]).toEqual([['sent', 'sent', 'cancelled'], 2]);
  });

  test.each([
    ['longer', 'Ola', 'Alexander-Kristoffer', 2],
    ['shorter', 'Alexander-Kristoffer', 'Ola', 1],
  ])('is counted with the first name that somebody has when its time comes: a %s one', async (_case, before, after, parts) => {
    const { admin, companyId, member } = await team();
    await changePerson(companyId, member, sql`first_name = ${before}`);
    const { messageId } = await planned(admin, { ...to(member), text: `Hei {firstName}, ${'x'.repeat(145)}` });
    await changePerson(companyId, member, sql`first_name = ${after}`);
    expect(await used(companyId)).toBe(3 - parts);
    later(hour);
    await begin(companyId, messageId);
    await deliver();
    expect([await used(companyId), states(await seen(admin, messageId))]).toEqual([parts, ['sent']]);
  });

  test('goes to nobody while the company is about to be deleted', async () => {
    const { admin, companyId, gateway } = await team();
    const { messageId } = await planned(admin);
    await database.forCompany(companyId, ({ tx }) =>
      sql`update company set ends_at = ${new Date(clock.now().getTime() + 30 * 24 * hour)} where company_id = ${companyId}`.execute(tx),
    );
    later(hour);
    await begin(companyId, messageId);
    await deliver();
    expect(gateway.taken).toEqual([]);
    expect([(await seen(admin, messageId)).status, await used(companyId)]).toEqual(['cancelled', 0]);
    const [line] = await logLines(admin, { areas: ['sms'] });
    expect(line?.sentence).toBe('En planlagt tekstmelding gikk ikke til noen, for virksomheten skal slettes');
  });

  test('is cancelled for everybody', async () => {
    const { admin, companyId, gateway } = await team();
    const { messageId } = await planned(admin);
    expect(messageOf(await admin.call(cancelMessage, { body: { messageId } }))).toMatchObject({
      status: 'cancelled',
      recipientCounts: { cancelled: 1 },
      actions: [],
    });
    later(hour);
    await begin(companyId, messageId);
    await deliver();
    expect([gateway.taken, await used(companyId)]).toEqual([[], 0]);
    expect((await admin.call(cancelMessage, { body: { messageId } })).codes).toEqual(['sms.NotPossibleNow']);
  });
});
