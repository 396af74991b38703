import type * as people from '#features/people/contract/endpoints.ts';
import { call } from '#kernel/web/call.ts';
import { endpointAt } from '#kernel/web/endpoint-at.ts';
import { currentUser, session, type User } from '#kernel/web/session.ts';
import type { StoredJson } from '#kernel/web/shell.ts';

const updateInteractionData = endpointAt<typeof people.updateInteractionData>({
  method: 'POST',
  path: '/companyusers/update-interaction-data',
  sentAnyway: true,
});

interface Choice {
  companyId: number;
  value: StoredJson;
  /** When its write was answered, in the milliseconds of `performance.now()`. */
  answeredAt: number;
}

// Of the page: the latest choice of each key.
const choices = new Map<string, Choice>();

/** Stores how the user likes their screens; a failure to store it is ignored. */
export function storeChoice(key: string, value: StoredJson): void {
  const user = currentUser();
  if (!user?.companyId) return;
  const choice = { companyId: user.companyId, value, answeredAt: Number.POSITIVE_INFINITY };
  choices.set(key, choice);
  session.user.set({ ...user, interactionData: { ...user.interactionData, [key]: value } });
  // JSON by its type; the contract's is a mutable one.
  const interactionData = { [key]: value } as Parameters<typeof call<typeof updateInteractionData>>[1]['body']['interactionData'];
  call(updateInteractionData, { body: { interactionData } }, { background: true })
    .catch(() => undefined)
    .finally(() => (choice.answeredAt = performance.now()));
}

/** The user as a read answered that began at `began` (`performance.now()`), with the choices it may have come too early to contain. */
export function withLaterChoices(user: User, began: number): User {
  const later = [...choices].filter(([, { companyId, answeredAt }]) => companyId === user.companyId && answeredAt > began);
  if (user.viewAs || later.length === 0) return user;
  return { ...user, interactionData: { ...user.interactionData, ...Object.fromEntries(later.map(([key, { value }]) => [key, value])) } };
}
