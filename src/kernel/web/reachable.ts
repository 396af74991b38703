import { useState } from 'react';
import { createStore, useStore } from './store.ts';

/** Whether the server answers, as far as this tab knows. */
export const reachable = createStore(true);

export const useReachable = (): boolean => useStore(reachable);

/** Waits until the server answers again; resolves immediately when it does. */
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

/** Seconds between two checks while the server does not answer. */
const pauses = [1, 2, 4, 8, 15, 30] as const;
const lookLimit = 5000;

/** The delay before the next check: growing, at most half a minute, and different in each tab (`chance` is 0 to 1). */
export function checkDelay(looks: number, chance: number): number {
  const seconds = pauses[Math.min(looks, pauses.length - 1)] ?? 30;
  return Math.round(seconds * 1000 * (0.8 + 0.4 * chance));
}

// Of the page: the look under way.
let looking: Promise<boolean> | undefined;

/** Checks once whether the server answers; concurrent callers share the check. */
export function checkServer(): Promise<boolean> {
  looking ??= look().finally(() => (looking = undefined));
  return looking;
}

/** For a button that checks at once: whether it is checking, and what it does. */
export function useServerCheck(): { isLooking: boolean; check: () => Promise<void> } {
  const [isLooking, setLooking] = useState(false);
  const check = async () => {
    setLooking(true);
    await checkServer();
    setLooking(false);
  };
  return { isLooking, check };
}

async function look(): Promise<boolean> {
  try {
    const answer = await fetch('/health/ready', { cache: 'no-store', signal: AbortSignal.timeout(lookLimit) });
    // During maintenance the server answers too, and every page then shows it.
    const isThere = answer.ok || (await answer.text()).includes('"maintenance"');
    if (isThere) reachable.set(true);
    return isThere;
  } catch {
    return false;
  }
}

/**
 * Reconnects automatically (shell.25): checks with growing delays while the server is down, and immediately when the device is
 * online again or the tab becomes visible. Returns a function to stop.
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
