import type { Answer } from '#kernel/contract/endpoint.ts';
import type { getUserNotifications } from '../contract/endpoints-bell.ts';

type Bell = Pick<Answer<typeof getUserNotifications>, 'hasOlderUnread'> & {
  userNotifications: readonly { scopeId: string | null; readInProduct: boolean }[];
};

/** As many as one call takes. */
const most = 200;

/** The things among these that may have something unread: a call that would mark nothing is not made, and stands in no log. */
export function unreadAmong(scopeIds: readonly string[], { userNotifications, hasOlderUnread }: Bell): string[] {
  const unread = new Set(userNotifications.filter(({ readInProduct }) => !readInProduct).map(({ scopeId }) => scopeId));
  return (hasOlderUnread ? scopeIds : scopeIds.filter((id) => unread.has(id))).slice(0, most);
}
