import type { Company } from '#kernel/server/database/unit.ts';
import { publishChanges } from '#kernel/server/live/publish-changes.ts';
import type { Change } from '#kernel/server/audit.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type {
  makeAllNotificationsRead as allRead,
  makeNotificationRead as oneRead,
  makeNotificationsReadByScope as scopeRead,
  makeNotificationsSeen as seen,
} from '../../contract/endpoints-bell.ts';
import type { Reason } from '../../contract/reasons.ts';
import { markOlder } from './mark-older.ts';
import { isSentTo, markRead, markSeen } from './store-bell.ts';

/** Updates the badge in the user's other tabs and browsers. */
async function notifyOwn(company: Company, companyUserId: string, changed: number): Promise<void> {
  if (changed > 0) publishChanges(company, { entity: 'notification', entityId: companyUserId, companyUserIds: [companyUserId] });
}

/** The kind of the log's lines about what people read; one of its own, so that no open bell is told to load again. */
export const readNotificationKind = 'readNotification';

/** One line for each reason, once while the same is read again (decision 624). Where nothing was unread, the call itself is the line. */
function readChanges(reasons: readonly Reason[]): Change[] {
  return reasons.map((reason) => ({
    entity: readNotificationKind,
    entityId: reason,
    after: { notificationReason: reason },
    isRepeatable: true,
  }));
}

/** Marks as seen when the bell is opened. */
export const makeNotificationsSeen: Handler<typeof seen> = async ({ company, actor, now, services }) => {
  const { companyUserId } = actor.member;
  const marked = await markSeen(company, companyUserId, { now });
  await markOlder({ company, services }, { companyUserId, as: 'seen' }, marked);
  await notifyOwn(company, companyUserId, marked.count);
  return {};
};

/** Marks one notification as read when it is opened. */
export const makeNotificationRead: Handler<typeof oneRead> = async ({ company, actor, now, fail, audit }, { body }) => {
  const { companyUserId } = actor.member;
  const { count, reasons } = await markRead(company, companyUserId, { id: body.notificationId }, { now });
  if (count === 0 && !(await isSentTo(company, companyUserId, body.notificationId))) fail('common.NotFound');
  for (const change of readChanges(reasons)) audit(change);
  await notifyOwn(company, companyUserId, count);
  return {};
};

/** Marks notifications as read when their record is opened. */
export const makeNotificationsReadByScope: Handler<typeof scopeRead> = async ({ company, actor, now, audit }, { body: { scopeId } }) => {
  const { companyUserId } = actor.member;
  const scopeIds = typeof scopeId === 'string' ? [scopeId] : scopeId;
  const { count, reasons } = await markRead(company, companyUserId, { scopeIds }, { now });
  for (const change of readChanges(reasons)) audit(change);
  await notifyOwn(company, companyUserId, count);
  return {};
};

/** Marks all as read. */
export const makeAllNotificationsRead: Handler<typeof allRead> = async ({ company, actor, now, services }) => {
  const { companyUserId } = actor.member;
  const marked = await markRead(company, companyUserId, 'all', { now });
  await markOlder({ company, services }, { companyUserId, as: 'read' }, marked);
  await notifyOwn(company, companyUserId, marked.count);
  return {};
};
