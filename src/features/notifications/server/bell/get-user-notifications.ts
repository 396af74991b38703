import type { Handler } from '#kernel/server/serve.ts';
import { notificationList } from '../../contract/badge.ts';
import type { getUserNotifications as contract } from '../../contract/endpoints-bell.ts';
import { closedSince } from '../engine/closed-since.ts';
import { readerOf } from '../targets.ts';
import { presentNotification } from './present-notification.ts';
import { readNotifications, readBellCounts } from './store-bell.ts';

/** The bell, or the dots of a part of data protection: the newest notifications, and the number of unseen ones. */
export const getUserNotifications: Handler<typeof contract> = async ({ company, actor, services, call, today }, { query }) => {
  const { companyUserId } = actor.member;
  const part = query.type === notificationList.bell ? undefined : String(query.type);
  const rows = await readNotifications(company, companyUserId, { limit: query.limit, part });
  const reader = await readerOf(
    { company, services },
    actor.member,
    rows.map(({ relatedCompanyUserId }) => relatedCompanyUserId),
  );
  const told = rows.map((row) => ({ row, ...row, member: actor.member }));
  const closed = new Set([...(await closedSince({ company, services }, told))].map(({ row }) => row));
  const looking = { reader, services, language: call.language, today, closed };
  const tally = await readBellCounts(company, companyUserId, { before: rows.at(-1)?.at, part });
  return { userNotifications: rows.map((row) => presentNotification(row, looking)), ...tally };
};
