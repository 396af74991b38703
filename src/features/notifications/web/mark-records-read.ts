import { call } from '#kernel/web/call.ts';
import { CallError } from '#kernel/web/call-error.ts';
import type { WebPorts } from '#kernel/web/ports.ts';
import { currentUser, type User } from '#kernel/web/session.ts';
import { invalidate, keyOf } from '#kernel/web/use-call.ts';
import { getUserNotifications, makeNotificationsReadByScope, newestInBell, readsOfBell } from './calls.ts';
import { unreadAmong } from './unread-among.ts';

/**
 * Marks as read what one was told of things that are open now. Once for the things that are opened; what is told while they are is left for
 * the next time, as nobody may be looking.
 */
export const markRecordsRead: WebPorts['markRecordsRead'] = async (cache, ids) => {
  if (!hasOwnBell(currentUser())) return;
  try {
    const bell = await cache.fetchQuery({
      queryKey: keyOf(getUserNotifications, newestInBell),
      queryFn: ({ signal }) => call(getUserNotifications, newestInBell, { signal, background: true }),
      staleTime: 5 * 60_000,
    });
    const concerned = unreadAmong(ids, bell);
    if (concerned.length === 0) return;
    await call(makeNotificationsReadByScope, { body: { scopeId: concerned } });
    await invalidate(cache, ...readsOfBell);
  } catch (error) {
    // It stays unread, and is as easily marked the next time.
    if (!(error instanceof CallError)) throw error;
  }
};

/** Whoever looks on as somebody else reads nothing for them. */
function hasOwnBell(user: User | undefined): boolean {
  return user !== undefined && user.isActive && !user.viewAs && user.company.features.notifications === true;
}
