import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { deactivateCompanyUser, deleteCompanyUser } from '#features/people/contract/endpoints-life.ts';
import type { Caller } from '#testing/caller.ts';
import { testServer } from '#testing/server.ts';
import {
  getHistory,
  getUserNotifications,
  makeAllNotificationsRead,
  makeNotificationRead,
  makeNotificationsReadByScope,
  makeNotificationsSeen,
} from '../../contract/endpoints-bell.ts';
import type { Notification } from '../../contract/notification.ts';
import { notifyMany, type TestNotification } from '../../testing/notify-many.ts';
import { markOlderJob } from './mark-older.ts';

const server = await testServer();

async function world(
  tellings: readonly TestNotification[] = [{}, { reason: 'CompanyReport' }, { reason: 'Birthday', facts: { day: '2026-11-21' } }],
) {
  const company = await server.newCompany();
  const ids = await notifyMany(server, { companyId: company.companyId, companyUserId: company.admin.companyUserId }, tellings);
  return { company, admin: company.admin, ids };
}
const bell = async (by: Caller, query: Record<string, unknown> = {}): Promise<{ userNotifications: Notification[]; unseenTotal: number }> =>
  // Typed by the contract of the answer.
  (await by.call(getUserNotifications, { query })).json as never;
const history = async (
  by: Caller,
  query: Record<string, unknown> = {},
): Promise<{ notifications: Notification[]; totalEntries: number; reasons: string[] }> =>
  (await by.call(getHistory, { query })).json as never;
const reasonsOf = (list: readonly Notification[]) => list.map(({ reason }) => reason);
const unread = async (by: Caller) => (await bell(by)).userNotifications.filter(({ readInProduct }) => !readInProduct).length;

describe('the bell', () => {
  test('has the newest first, as many as are asked for, and counts all that is unseen', async () => {
    const { admin } = await world();
    const { userNotifications, unseenTotal } = await bell(admin, { limit: 2 });
    expect(reasonsOf(userNotifications)).toEqual(['Birthday', 'CompanyReport']);
    expect(unseenTotal).toBe(3);
  });

  test('says who it is about and what, in the language of the page', async () => {
    const company = await server.newCompany();
    const kari = await company.person('employee', { firstName: 'Kari', lastName: 'Moe' });
    const about = kari.companyUserId ?? '';
    await notifyMany(server, { companyId: company.companyId, companyUserId: company.admin.companyUserId }, [{ about }]);
    const [told] = (await bell(company.admin)).userNotifications;
    expect(told).toMatchObject({
      notificationReasonId: 4,
      relatedCompanyUserId: about,
      relatedCompanyUserFullName: 'Kari Moe',
      readInProduct: false,
      seenInProduct: false,
      absence: null,
    });
    expect(told?.notificationReasonDescription).toContain('Kari Moe');
    const english = (await company.admin.call(getUserNotifications, {}, { 'accept-language': 'en-gb' })).json as never as {
      userNotifications: Notification[];
    };
    expect(english.userNotifications[0]?.notificationReasonDescription).not.toBe(told?.notificationReasonDescription);
  });

  test('is one’s own', async () => {
    const { company } = await world();
    expect(await bell(await company.person('systemadmin'))).toEqual({
      success: true,
      userNotifications: [],
      unseenTotal: 0,
      hasOlderUnread: false,
    });
  });

  test('forgets whoever is erased', async () => {
    const company = await server.newCompany();
    const kari = await company.person('employee', { firstName: 'Kari' });
    await notifyMany(server, { companyId: company.companyId, companyUserId: company.admin.companyUserId }, [
      { about: kari.companyUserId ?? '' },
      {},
    ]);
    await company.admin.call(deactivateCompanyUser, { body: { companyUserId: kari.companyUserId } });
    const gone = await company.admin.call(deleteCompanyUser, { body: { companyUserId: kari.companyUserId } });
    expect(gone.status).toBe(200);
    expect((await bell(company.admin)).userNotifications).toHaveLength(1);
  });
});

test('opening the bell makes everything seen and nothing read', async () => {
  const { admin } = await world();
  expect((await admin.call(makeNotificationsSeen, {})).status).toBe(200);
  const { userNotifications, unseenTotal } = await bell(admin);
  expect(unseenTotal).toBe(0);
  expect(userNotifications.every(({ seenInProduct, readInProduct }) => seenInProduct && !readInProduct)).toBe(true);
});

describe('read', () => {
  test('is one, and once more is as once', async () => {
    const { admin, ids } = await world();
    for (let time = 0; time < 2; time += 1)
      expect((await admin.call(makeNotificationRead, { body: { notificationId: ids[1] } })).status).toBe(200);
    const { userNotifications, unseenTotal } = await bell(admin);
    expect(userNotifications.filter(({ readInProduct }) => readInProduct).map((one) => one.companyUserNotificationId)).toEqual([ids[1]]);
    expect(unseenTotal).toBe(2);
  });

  test('is not another’s', async () => {
    const { company, admin, ids } = await world();
    const answer = await (await company.person('systemadmin')).call(makeNotificationRead, { body: { notificationId: ids[0] } });
    expect(answer.status).toBe(404);
    expect(await unread(admin)).toBe(3);
  });

  test('is all that belongs to a thing', async () => {
    const { admin } = await world([{ scopeId: 'a' }, { scopeId: 'a' }, { scopeId: 'b' }, {}]);
    await admin.call(makeNotificationsReadByScope, { body: { scopeId: 'a' } });
    expect(await unread(admin)).toBe(2);
  });

  test('is all that belongs to several things', async () => {
    const { admin } = await world([{ scopeId: 'a' }, { scopeId: 'b' }, { scopeId: 'c' }]);
    await admin.call(makeNotificationsReadByScope, { body: { scopeId: ['a', 'c', 'd'] } });
    expect(await unread(admin)).toBe(1);
    expect((await admin.call(makeNotificationsReadByScope, { body: { scopeId: [] } })).status).toBe(400);
  });

  test('may lie further back than the bell shows', async () => {
    const { admin } = await world([{ scopeId: 'a' }, {}, {}]);
    const hasOlder = async () => (await admin.call(getUserNotifications, { query: { limit: 2 } })).json['hasOlderUnread'];
    expect(await hasOlder()).toBe(true);
    await admin.call(makeNotificationsReadByScope, { body: { scopeId: 'a' } });
    expect(await hasOlder()).toBe(false);
  });

  test('becomes everything that is marked at once', async () => {
    const { admin } = await world();
    await admin.call(makeAllNotificationsRead, {});
    expect(await unread(admin)).toBe(0);
    expect((await bell(admin)).unseenTotal).toBe(0);
  });
});

describe('the history', () => {
  test('comes in pages of 50, newest first, without gap or repeat', async () => {
    const { admin, ids } = await world(Array.from({ length: 120 }, () => ({})));
    const pages = await Promise.all([1, 2, 3].map(async (page) => history(admin, { page })));
    expect(pages.map(({ notifications, totalEntries }) => [notifications.length, totalEntries])).toEqual([
      [50, 120],
      [50, 120],
      [20, 120],
    ]);
    const all = pages.flatMap(({ notifications }) => notifications.map((one) => one.companyUserNotificationId));
    expect(all).toEqual(ids.toReversed());
  });

  test('is narrowed to a reason and to what is unread, and says which reasons there are', async () => {
    const { admin, ids } = await world();
    expect((await history(admin)).reasons).toEqual(['Birthday', 'CompanyReport', 'UserCreated']);
    expect(reasonsOf((await history(admin, { reason: 'CompanyReport' })).notifications)).toEqual(['CompanyReport']);
    await admin.call(makeNotificationRead, { body: { notificationId: ids[0] } });
    const left = await history(admin, { unread: 'true' });
    expect([reasonsOf(left.notifications), left.totalEntries]).toEqual([['Birthday', 'CompanyReport'], 2]);
  });

  test('ends with a day, by the company’s clocks', async () => {
    // 09:00, and one and a half days later.
    const { admin, ids } = await world([{}, { minute: 36 * 60 }]);
    const until = async (day: string) => (await history(admin, { until: day })).notifications.map((one) => one.companyUserNotificationId);
    expect(await until('2026-11-22')).toEqual(ids.toReversed());
    expect(await until('2026-11-21')).toEqual([ids[0]]);
    expect(await until('2026-11-20')).toEqual([]);
    expect((await admin.call(getHistory, { query: { until: '0000-01-01' } })).fields).toEqual({ until: 'dateFormat' });
  });

  test('has no page beyond what is counted', async () => {
    const { admin } = await world();
    expect((await history(admin, { page: 10_000, pageSize: 200 })).notifications).toEqual([]);
  });
});

describe('of thousands', () => {
  const many = Array.from({ length: 2_500 }, () => ({}));

  test('the badge counts a hundred, by the same statements as of three', async () => {
    const costOf = async (tellings: readonly TestNotification[]) => {
      const { admin } = await world(tellings);
      const before = server.database.statements();
      const { unseenTotal } = await bell(admin);
      return { unseenTotal, cost: server.database.statements() - before };
    };
    const few = await costOf([{}, {}, {}]);
    expect(await costOf(many)).toEqual({ unseenTotal: 100, cost: few.cost });
  });

  test.each([
    ['seen', makeNotificationsSeen, 'seen_at'],
    ['read', makeAllNotificationsRead, 'read_at'],
  ] as const)('the newest are %s at once, and the older by a job, but not what comes meanwhile', async (as, endpoint, column) => {
    const { company, admin, ids } = await world(many);
    const marked = async () => {
      const { rows } = await server.database.forCompany(company.companyId, ({ tx }) =>
        sql<{ id: string }>`select id from notification where ${sql.ref(column)} is not null order by at`.execute(tx),
      );
      return rows.map(({ id }) => id);
    };
    const asked: Record<string, unknown>[] = [];
    const enqueue = vi.spyOn(server.services.jobs, 'enqueue').mockImplementation(async (_unit, _name, data) => void asked.push(data));
    await admin.call(endpoint, {});
    enqueue.mockRestore();
    expect(await marked()).toEqual(ids.slice(-1_000));
    const place = { companyId: company.companyId, companyUserId: admin.companyUserId };
    expect(asked).toMatchObject([{ ...place, as }]);
    const [news] = await notifyMany(server, place, [{ minute: 10_000 }]);
    for (let time = 0; time < 2; time += 1) await markOlderJob.run(server.services, asked[0] ?? {});
    expect(await marked()).toEqual(ids);
    expect(ids).not.toContain(news);
  });
});
