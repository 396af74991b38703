import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { setItemPermissions } from '#features/access-control/contract/endpoints-item.ts';
import { addedContract } from '#features/contracts/testing/given.ts';
import { notifyOfDeadlines } from '#features/contracts/server/notify-deadlines.ts';
import { getHistory, getUserNotifications } from '#features/notifications/contract/endpoints-bell.ts';
import type { Notification } from '#features/notifications/contract/notification.ts';
import { sendHeldDeliveries } from '#features/notifications/server/engine/send-held.ts';
import { addRule, prefer, subjectOf } from '#features/notifications/testing/company-with-rules.ts';
import { raise } from '#features/notifications/server/public.ts';
import type { Caller } from '#testing/caller.ts';
import { testServer } from '#testing/server.ts';

const server = await testServer();

/** A contract whose deadline has been told in the product, and by a mail that waits, to somebody for whom it is closed afterwards when asked to. */
async function toldThen({ isClosed }: { isClosed: boolean }) {
  server.clock.set('2026-12-10T03:00:00Z');
  const company = await server.newCompany();
  const { admin, companyId, person } = company;
  const office = await person('officeadmin');
  const within = { noticePeriod: null, endDate: '2027-01-09', name: `Oppkjøp ${companyId}`, party: 'Fjord' };
  const notifications = [{ type: 1, when: 30, channels: [1, 2], recipient: office.companyUserId }];
  const { contractId } = await addedContract(admin, { ...within, notifications, responsible: admin.companyUserId });
  await server.database.forCompany(companyId, async (unit) => {
    await prefer(unit, String(office.companyUserId), { digestAt: '15:00' });
    await notifyOfDeadlines(unit, server.services);
  });
  server.clock.set('2026-12-10T06:00:00Z');
  await server.database.forCompany(companyId, (unit) => notifyOfDeadlines(unit, server.services));
  const grants = [{ companyUserId: admin.companyUserId, level: 'full' }];
  if (isClosed)
    expect((await admin.call(setItemPermissions, { body: { itemType: 'contract', itemId: contractId, grants } })).status).toBe(200);
  return { companyId, office };
}

async function shownTo(who: Caller) {
  const bell = (await who.call(getUserNotifications, { query: { type: 1, limit: 25 } })).json['userNotifications'] as Notification[];
  const history = (await who.call(getHistory, { query: { page: 1, pageSize: 10 } })).json['notifications'] as Notification[];
  return [bell, history].map((list) =>
    list.map(({ notificationReasonDescription: text, target, contractNotification: contract }) => [
      text.includes('Oppkjøp '),
      target !== null,
      contract !== null,
    ]),
  );
}

test.each([
  [false, [true, true, true]],
  [true, [false, false, false]],
])('what was told of a contract that is closed since (%s) shows neither its name nor its page', async (isClosed, expected) => {
  const { office } = await toldThen({ isClosed });
  expect(await shownTo(office)).toEqual([[expected], [expected]]);
});

test.each([
  [false, 1],
  [true, 0],
])('a mail that waits about a contract that is closed since (%s) leaves %i times', async (isClosed, times) => {
  const { companyId } = await toldThen({ isClosed });
  server.clock.set('2026-12-10T15:30:00Z');
  await sendHeldDeliveries(server.services);
  expect((await server.mails()).filter(({ text }) => text.includes(`Oppkjøp ${companyId}`))).toHaveLength(times);
});

test.each([
  ['systemadmin', 1],
  ['employee', 0],
])('a mail that waits by a rule for administrators leaves to one who is now %s %i times', async (role, times) => {
  server.clock.set('2026-11-21T09:00:00Z');
  const { admin, companyId, person } = await server.newCompany();
  const [other, newcomer] = [await person('systemadmin'), await person('employee')];
  const id = String(other.companyUserId);
  await server.database.forCompany(companyId, async (unit) => {
    await addRule(unit, id, { reason: 'UserCreated', recipients: ['allSystemAdmins'], channels: [2] });
    await prefer(unit, id, { digestAt: '15:00' });
    await prefer(unit, String(admin.companyUserId), { muted: ['UserCreated:2'] });
    await raise(unit, server.services, 'UserCreated', [subjectOf('newcomer', String(newcomer.companyUserId))]);
  });
  await server.database.forCompany(companyId, ({ tx }) =>
    sql`update company_user set role = ${role} where company_id = ${companyId} and id = ${id}::uuid`.execute(tx),
  );
  const before = (await server.mails()).length;
  server.clock.set('2026-11-21T15:30:00Z');
  await sendHeldDeliveries(server.services);
  expect((await server.mails()).length - before).toBe(times);
});
