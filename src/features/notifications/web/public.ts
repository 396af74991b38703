import { useEffect } from 'react';
import { useUser, type User } from '#kernel/web/session.ts';
import { useCall, useWrite } from '#kernel/web/use-call.ts';
import { getUserNotifications, makeNotificationsReadByScope, newestInBell, readsOfBell } from './calls.ts';
import { unreadAmong } from './unread-among.ts';

/** What one was told of things counts as read once the things themselves are open; undefined or none while they are not. */
export function useToldIsRead(opened: string | readonly string[] | undefined): void {
  const user = useUser();
  const scopeIds = typeof opened === 'string' ? [opened] : (opened ?? []);
  const { write } = useWrite(makeNotificationsReadByScope, { changes: readsOfBell });
  const bell = { staleMinutes: 5, enabled: hasOwnBell(user) && scopeIds.length > 0, background: true };
  const { answer } = useCall(getUserNotifications, newestInBell, bell);
  const isKnown = answer !== undefined;
  useEffect(() => {
    const concerned = answer ? unreadAmong(scopeIds, answer) : [];
    // It stays unread when this fails, and is as easily marked the next time.
    if (concerned.length > 0) write({ body: { scopeId: concerned } }).catch(() => undefined);
    // Once for the things that are opened; what is told while they are is left for the next time, as nobody may be looking.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [scopeIds.join(' '), isKnown]);
}

/** Whoever looks on as somebody else reads nothing for them. */
function hasOwnBell({ isActive, viewAs, company }: User): boolean {
  return isActive && !viewAs && company.features.notifications === true;
}
