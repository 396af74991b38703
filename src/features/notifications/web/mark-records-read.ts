import { call } from '#kernel/web/call.ts';
import { CallError } from '#kernel/web/call-error.ts';
import type { WebPorts } from '#kernel/web/ports.ts';
import { currentUser, type User } from '#kernel/web/session.ts';
import { invalidate, keyOf } from '#kernel/web/use-call.ts';
import { getUserNotifications, makeNotificationsReadByScope, newestInBell, readsOfBell } from './calls.ts';
import { unreadAmong } from './unread-among.ts';

/**
 * Marks the notifications about opened records as read. Once per opening; later notifications stay unread until the next time, because
 * the user may not be looking.
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
    // If this fails they stay unread, and can be marked the next time.
    if (!(error instanceof CallError)) throw error;
  }
};

/** Viewing as another user marks nothing as read. */
function hasOwnBell(user: User | undefined): boolean {
  return user !== undefined && user.isActive && !user.viewAs && user.company.features.notifications === true;
}
