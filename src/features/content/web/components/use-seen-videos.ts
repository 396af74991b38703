import { useState } from 'react';
import { endpointAt } from '#kernel/web/endpoint-at.ts';
import { call } from '#kernel/web/call.ts';
import { session, useUser } from '#kernel/web/session.ts';
import type { updateInteractionData } from '#features/people/contract/endpoints.ts';

/** Where it is remembered which introductions a person has seen. */
const seenKey = 'seenIntroVideos';

const remember = endpointAt<typeof updateInteractionData>({ method: 'POST', path: '/companyusers/update-interaction-data' });

/** The viewed introductions, and a function to mark one; a mark that cannot be stored lasts until the page is left. */
export function useSeenVideos(): [seen: readonly string[], markSeen: (key: string) => void] {
  const kept = seenIn(useUser().interactionData);
  const [now, setNow] = useState<readonly string[]>([]);
  const seen = [...kept, ...now];

  function markSeen(key: string): void {
    if (seen.includes(key)) return;
    setNow([...now, key]);
    void keep([...seen, key]);
  }
  return [seen, markSeen];
}

async function keep(keys: readonly string[]): Promise<void> {
  const { interactionData } = await call(remember, { body: { interactionData: { [seenKey]: [...keys] } } }, { background: true });
  const user = session.user.get();
  if (user) session.user.set({ ...user, interactionData });
}

/** The keys of the introductions that were seen, from what is remembered of a person; whatever else stands there counts as none. */
function seenIn(interactionData: Readonly<Record<string, unknown>>): readonly string[] {
  const kept = interactionData[seenKey];
  return Array.isArray(kept) ? kept.filter((key) => typeof key === 'string') : [];
}
