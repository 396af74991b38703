import type { Handler } from '#kernel/server/serve.ts';
import type { getUserNotifications as contract } from '../../contract/endpoints-bell.ts';
import { shownNotification } from './shown-notification.ts';
import { countUnseen, readNotifications } from './store-bell.ts';

/** The bell: the newest, and how many are unseen. */
export const getUserNotifications: Handler<typeof contract> = async ({ company, actor, call, today }, { query }) => {
  const { companyUserId } = actor.member;
  const rows = await readNotifications(company, companyUserId, { limit: query.limit });
  const looking = { companyUserId, language: call.language, today };
  return { userNotifications: rows.map((row) => shownNotification(row, looking)), unseenTotal: await countUnseen(company, companyUserId) };
};
