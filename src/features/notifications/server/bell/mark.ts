import type { Company } from '#kernel/server/database/unit.ts';
import { tell } from '#kernel/server/live/tell.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type {
  makeAllNotificationsRead as allRead,
  makeNotificationRead as oneRead,
  makeNotificationsReadByScope as scopeRead,
  makeNotificationsSeen as seen,
} from '../../contract/endpoints-bell.ts';
import { isToldTo, markRead, markSeen } from './store-bell.ts';

/** The badge in the person's other tabs and browsers follows. */
async function tellOwn(company: Company, companyUserId: string, changed: number): Promise<void> {
  if (changed > 0) await tell(company, { entity: 'notification', entityId: companyUserId, companyUserIds: [companyUserId] });
}

/** The bell was opened. */
export const makeNotificationsSeen: Handler<typeof seen> = async ({ company, actor, now }) => {
  const { companyUserId } = actor.member;
  await tellOwn(company, companyUserId, await markSeen(company, companyUserId, now));
  return {};
};

/** One was opened. */
export const makeNotificationRead: Handler<typeof oneRead> = async ({ company, actor, now, fail }, { body }) => {
  const { companyUserId } = actor.member;
  const changed = await markRead(company, companyUserId, { id: body.notificationId }, now);
  if (changed === 0 && !(await isToldTo(company, companyUserId, body.notificationId))) fail('common.NotFound');
  await tellOwn(company, companyUserId, changed);
  return {};
};

/** What they are about was opened. */
export const makeNotificationsReadByScope: Handler<typeof scopeRead> = async ({ company, actor, now }, { body: { scopeId } }) => {
  const { companyUserId } = actor.member;
  await tellOwn(company, companyUserId, await markRead(company, companyUserId, { scopeId }, now));
  return {};
};

/** Mark all as read. */
export const makeAllNotificationsRead: Handler<typeof allRead> = async ({ company, actor, now }) => {
  const { companyUserId } = actor.member;
  await tellOwn(company, companyUserId, await markRead(company, companyUserId, 'all', now));
  return {};
};
