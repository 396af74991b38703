import type * as people from '#features/people/contract/endpoints.ts';
import { call } from '#kernel/web/call.ts';
import { endpointAt } from '#kernel/web/endpoint-at.ts';
import { currentUser, session } from '#kernel/web/session.ts';
import type { StoredJson } from '#kernel/web/shell.ts';

const updateInteractionData = endpointAt<typeof people.updateInteractionData>({
  method: 'POST',
  path: '/companyusers/update-interaction-data',
});

/** Stores how the user likes their screens; a failure to store it is ignored. */
export function storeChoice(key: string, value: StoredJson): void {
  const user = currentUser();
  if (!user?.companyId) return;
  session.user.set({ ...user, interactionData: { ...user.interactionData, [key]: value } });
  // JSON by its type; the contract's is a mutable one.
  const interactionData = { [key]: value } as Parameters<typeof call<typeof updateInteractionData>>[1]['body']['interactionData'];
  call(updateInteractionData, { body: { interactionData } }, { background: true }).catch(() => undefined);
}
