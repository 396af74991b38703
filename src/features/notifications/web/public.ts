import { useEffect } from 'react';
import { currentUser } from '#kernel/web/session.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { makeNotificationsReadByScope, readsOfBell } from './calls.ts';

/** What one was told of a thing counts as read once the thing itself is open. */
export function useToldIsRead(scopeId: string | undefined): void {
  const { write } = useWrite(makeNotificationsReadByScope, { changes: readsOfBell });
  useEffect(() => {
    const user = currentUser();
    // Whoever looks on as somebody else reads nothing for them.
    if (scopeId === undefined || !user?.isActive || user.viewAs || user.company.features.notifications !== true) return;
    // It stays unread when this fails, and is as easily marked the next time.
    write({ body: { scopeId } }).catch(() => undefined);
    // Once for each thing; `write` is made anew with every drawing.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [scopeId]);
}
