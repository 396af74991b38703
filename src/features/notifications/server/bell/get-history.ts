import { countCap } from '#kernel/contract/paging.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { getHistory as contract } from '../../contract/endpoints-bell.ts';
import { closedSince } from '../engine/closed-since.ts';
import { readerOf } from '../targets.ts';
import { presentNotification } from './present-notification.ts';
import { countNotifications, readNotifications, readSentReasons } from './store-bell.ts';

/** The caller's notifications, page by page. */
export const getHistory: Handler<typeof contract> = async (
  { company, actor, services, call, today },
  { query: { page, pageSize, reason, unread, until } },
) => {
  const { companyUserId } = actor.member;
  const which = {
    reason,
    isUnread: unread === 'true',
    until: until === undefined ? undefined : { day: until, timeZone: actor.member.timeZone },
  };
  // Counting and paging stop at the cap.
  const before = Math.min((page - 1) * pageSize, countCap);
  const rows = await readNotifications(company, companyUserId, { ...which, limit: before < countCap ? pageSize : 0, before });
  const reader = await readerOf(
    { company, services },
    actor.member,
    rows.map(({ relatedCompanyUserId }) => relatedCompanyUserId),
  );
  const told = rows.map((row) => ({ row, ...row, member: actor.member }));
  const closed = new Set([...(await closedSince({ company, services }, told))].map(({ row }) => row));
  const looking = { reader, services, language: call.language, today, closed };
  return {
    notifications: rows.map((row) => presentNotification(row, looking)),
    totalEntries: await countNotifications(company, companyUserId, which),
    reasons: await readSentReasons(company, companyUserId),
  };
};
