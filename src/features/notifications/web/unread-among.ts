import type { Answer } from '#kernel/contract/endpoint.ts';
import type { getUserNotifications } from '../contract/endpoints-bell.ts';

type Bell = Pick<Answer<typeof getUserNotifications>, 'hasOlderUnread'> & {
  userNotifications: readonly { scopeId: string | null; readInProduct: boolean }[];
};

/** The maximum per request. */
const most = 200;

/** The records among these that may have unread notifications: a request that would mark nothing is not sent, and not logged. */
export function unreadAmong(scopeIds: readonly string[], { userNotifications, hasOlderUnread }: Bell): string[] {
  const unread = new Set(userNotifications.filter(({ readInProduct }) => !readInProduct).map(({ scopeId }) => scopeId));
  return (hasOlderUnread ? scopeIds : scopeIds.filter((id) => unread.has(id))).slice(0, most);
}
