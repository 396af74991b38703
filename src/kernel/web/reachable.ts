import { createStore, useStore } from './store.ts';

/** Whether the server answers, as far as this tab knows. */
export const reachable = createStore(true);

export const useReachable = (): boolean => useStore(reachable);

/** Waits until the server answers again; at once when it does. */
export function waitUntilReachable(): Promise<void> {
  if (reachable.get()) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = reachable.subscribe(() => {
      if (!reachable.get()) return;
      stop();
      resolve();
    });
  });
}

/** Seconds between one look and the next while nothing answers. */
const pauses = [1, 2, 4, 8, 15, 30] as const;
const lookLimit = 5000;

/** How long to wait before the next look: growing, at most half a minute, and never the same for two tabs (`chance` is 0 to 1). */
export function checkDelay(looks: number, chance: number): number {
  const seconds = pauses[Math.min(looks, pauses.length - 1)] ?? 30;
  return Math.round(seconds * 1000 * (0.8 + 0.4 * chance));
}

// Of the page: the look under way.
let looking: Promise<boolean> | undefined;

/** Looks once, lightly, whether the server answers; those who ask meanwhile share the look. */
export function checkServer(): Promise<boolean> {
  looking ??= look().finally(() => (looking = undefined));
  return looking;
}

async function look(): Promise<boolean> {
  try {
    const answer = await fetch('/health/ready', { cache: 'no-store', signal: AbortSignal.timeout(lookLimit) });
    // During maintenance the server answers too, and every page then says so.
    const isThere = answer.ok || (await answer.text()).includes('"maintenance"');
    if (isThere) reachable.set(true);
    return isThere;
  } catch {
    return false;
  }
}

/**
 * Finds the server again by itself (shell.25): tries with growing pauses while it is gone, and at once when the device says that it is
 * connected or the tab is seen again. Answers what ends the watch.
 */
export function watchServer(): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  let looks = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const plan = (): void => {
    clearTimeout(timer);
    if (reachable.get() || signal.aborted) return;
    timer = setTimeout(() => void lookNow(), checkDelay(looks, Math.random()));
    looks += 1;
  };
  const lookNow = async (): Promise<void> => {
    if (!reachable.get() && !(await checkServer())) plan();
  };
  const stop = reachable.subscribe(() => {
    looks = 0;
    plan();
  });
  globalThis.addEventListener('offline', () => reachable.set(false), { signal });
  globalThis.addEventListener('online', () => void lookNow(), { signal });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void lookNow(), { signal });
  plan();
  return () => {
    ended.abort();
    clearTimeout(timer);
    stop();
  };
}
