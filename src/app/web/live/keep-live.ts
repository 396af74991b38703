import type { LiveOptions } from '#kernel/web/live.ts';
import type { LiveChange } from '#kernel/web/live-changes.ts';
import type { WatchedRecordMessage } from '#kernel/contract/watched.ts';
import { reachable } from '#kernel/web/reachable.ts';
import { currentUser, session, type User } from '#kernel/web/session.ts';
import { liveState } from './live-state.ts';

/** Milliseconds before each reconnection (wire.22). */
export const reconnectDelays = [0, 2_000, 10_000, 10_000, 30_000, 30_000, 60_000] as const;

// A connection closed sooner than this is not reopened immediately.
const briefMilliseconds = 30_000;

/** The callbacks of the live connection. */
export interface LiveActions {
  onChanged: (companyId: number, changes: readonly LiveChange[]) => void;
  /** A record that a page watches has something to tell. */
  onTold: (message: WatchedRecordMessage) => void;
  /** Changes may have been missed: all visible data is refetched. */
  onMissed: () => void;
  /** The user's membership may have changed, or the session ended. */
  onStranger: () => Promise<void>;
}

interface Attempt {
  key: string;
  user: User;
  isOver: boolean;
  stop: (() => Promise<void>) | undefined;
}

/** Keeps the tab connected while an active user with notifications is signed in; returns a function to retry immediately. */
export function keepLive(actions: LiveActions): () => void {
  let current: Attempt | undefined;

  const follow = (): void => {
    const user = currentUser();
    const key = user && mayListen(user) ? keyOf(user) : undefined;
    if (key === current?.key) return;
    end();
    if (user && key !== undefined) void begin({ key, user, isOver: false, stop: undefined });
  };
  const end = (): void => {
    if (!current) return;
    current.isOver = true;
    void current.stop?.();
    current = undefined;
    liveState.set('off');
  };
  const begin = async (attempt: Attempt): Promise<void> => {
    current = attempt;
    liveState.set('connecting');
    const isOpen = await openWithDelays(attempt, actions, (why, lived) => handleEnd(attempt, why, lived));
    if (!attempt.isOver) liveState.set(isOpen ? 'live' : 'lost');
  };
  const handleEnd = async (attempt: Attempt, why: 'sentAway' | 'lost', lived: number): Promise<void> => {
    if (attempt.isOver) return;
    liveState.set('lost');
    if (why === 'lost') return;
    // The session may have ended or the membership changed: the answer says which, and a changed user starts a new connection.
    await actions.onStranger();
    if (!attempt.isOver && lived > briefMilliseconds) again();
  };
  const again = (): void => {
    if (liveState.get() !== 'lost' || !current) return;
    const { key, user } = current;
    current.isOver = true;
    void begin({ key, user, isOver: false, stop: undefined }).then(() => liveState.get() === 'live' && actions.onMissed());
  };

  session.user.subscribe(follow);
  reachable.subscribe(() => reachable.get() && again());
  globalThis.addEventListener('online', again);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && again());
  follow();
  return again;
}

function mayListen({ isActive, companyUserId, company }: User): boolean {
  return isActive && companyUserId !== null && company.features.notifications === true;
}

function keyOf({ accountId, companyUserId, companies }: User): string {
  return [accountId, companyUserId, ...companies.map(({ key }) => key)].join('|');
}

/** Retries until it is connected; false when it gave up. */
async function openWithDelays(
  attempt: Attempt,
  actions: LiveActions,
  onEnd: (why: 'sentAway' | 'lost', lived: number) => Promise<void>,
): Promise<boolean> {
  const { user } = attempt;
  for (const delay of reconnectDelays) {
    await new Promise((done) => setTimeout(done, delay));
    if (attempt.isOver) return false;
    const began = performance.now();
    const stop = await open({
      companyUserId: user.companyUserId ?? '',
      companyIds: user.companies.map(({ key }) => key),
      delays: reconnectDelays,
      ...actions,
      onStranger: () => void actions.onStranger(),
      onEnd: (why) => void onEnd(why, performance.now() - began),
    });
    if (!stop) {
      // The session may have ended without any message here.
      await actions.onStranger();
      continue;
    }
    attempt.stop = stop;
    if (attempt.isOver) await stop();
    return true;
  }
  return false;
}

/** The connection's code is loaded on the first attempt, after the requested page. */
async function open(options: LiveOptions): Promise<(() => Promise<void>) | undefined> {
  try {
    const { openLive } = await import('#kernel/web/live.ts');
    return await openLive(options);
  } catch {
    // Refused, unreachable, or the code could not be loaded: it is retried, and the mark is shown when it gives up.
    return undefined;
  }
}
