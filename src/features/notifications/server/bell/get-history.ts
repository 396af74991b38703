import type { Handler } from '#kernel/server/serve.ts';
import type { getHistory as contract } from '../../contract/endpoints-bell.ts';
import { shownNotification } from './shown-notification.ts';
import { countNotifications, readNotifications, readReasonsTold } from './store-bell.ts';

/** Everything somebody has been told, a page at a time. */
export const getHistory: Handler<typeof contract> = async (
  { company, actor, call, today },
  { query: { page, pageSize, reason, unread } },
) => {
  const { companyUserId } = actor.member;
  const which = { reason, isUnread: unread === 'true' };
  const rows = await readNotifications(company, companyUserId, { ...which, limit: pageSize, before: (page - 1) * pageSize });
  const looking = { companyUserId, language: call.language, today };
  return {
    notifications: rows.map((row) => shownNotification(row, looking)),
    totalEntries: await countNotifications(company, companyUserId, which),
    reasons: await readReasonsTold(company, companyUserId),
  };
};
