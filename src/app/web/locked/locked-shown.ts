import type { MouseEvent } from 'react';
import type { SubscriptionFeature } from '#kernel/contract/permissions.ts';
import { isLocked, type User } from '#kernel/web/session.ts';
import { createStore } from '#kernel/web/store.ts';

/** The locked feature whose dialog is open. */
export const lockedShown = createStore<SubscriptionFeature | undefined>(undefined);

/** The click handler of a locked entry, which opens the dialog instead of the page; the link's address still works in another tab. */
export function showWhenLocked(user: User, feature: SubscriptionFeature | undefined): (event: MouseEvent) => void {
  return (event) => {
    if (!isLocked(user, feature) || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    lockedShown.set(feature);
  };
}
