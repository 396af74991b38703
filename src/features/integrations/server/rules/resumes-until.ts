import type { SyncHead } from '../sync/store-sync.ts';

const resumedHours = 24;

interface Circumstances {
  /** Since when the system is connected; undefined when it is not. */
  connectedAt: Date | undefined;
  /** Whether there is no newer sync with the system. */
  isNewest: boolean;
  now: Date;
}

/** From when on a sync that began then is not gone on with any more. */
export const resumableSince = (now: Date): Date => new Date(now.getTime() - resumedHours * 3_600_000);

/** Until when a sync that stopped goes on by itself for those who still wait; undefined when it does not any more (integrations.46). */
export function resumesUntil(
  { state, waiting, startedAt }: Pick<SyncHead, 'state' | 'waiting' | 'startedAt'>,
  { connectedAt, isNewest, now }: Circumstances,
): Date | undefined {
  if (state !== 'failed' || waiting === 0 || !isNewest) return undefined;
  // A sync of a former connection may mean another company there.
  if (!connectedAt || startedAt < connectedAt || startedAt < resumableSince(now)) return undefined;
  return new Date(startedAt.getTime() + resumedHours * 3_600_000);
}
