import { createContext, use, useLayoutEffect } from 'react';

/** Counts what a place still waits for: code, and first answers. */
export interface PendingParts {
  /** Something is waited for, until the returned function is called. */
  hold: () => () => void;
  /** Looks whether nothing is waited for. */
  check: () => void;
}

/** `onEmpty` is called when nothing is waited for any more, `onHold` when something is. What ends and what begins in one step counts as one. */
export function createPendingParts(onEmpty: () => void, onHold: () => void = () => undefined): PendingParts {
  let held = 0;
  const check = (): void => {
    if (held === 0) onEmpty();
  };
  const hold = () => {
    held += 1;
    onHold();
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      held -= 1;
      // A part whose code has come begins to wait for its answer right after.
      queueMicrotask(check);
    };
  };
  return { hold, check };
}

/** What the nearest `ShowTogether` waits for, or the page. */
export const PendingPartsContext = createContext<PendingParts | undefined>(undefined);

/** Keeps the nearest `ShowTogether` waiting while `isPending`. */
export function usePending(isPending: boolean): void {
  const parts = use(PendingPartsContext);
  useLayoutEffect(() => (isPending ? parts?.hold() : undefined), [isPending, parts]);
}
