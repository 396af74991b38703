import { useSyncExternalStore } from 'react';

/** Whole seconds until a moment; 0 when it is past or there is none. */
export function useCountdown(until: string | undefined): number {
  const end = until === undefined ? 0 : Date.parse(until);
  return useSyncExternalStore(followClock, () => Math.max(0, Math.ceil((end - Date.now()) / 1000)));
}

function followClock(tick: () => void): () => void {
  const timer = setInterval(tick, 500);
  return () => clearInterval(timer);
}
