/** One changed record; without an id, many of its kind. */
export interface LiveChange {
  entity: string;
  entityId: string | null;
}

/** The delay and interval for handling changes, so that a busy company does not make every page refetch constantly. */
const gatherMilliseconds = 150;
const restMilliseconds = 2_000;

export interface ChangeCollector {
  add: (changes: readonly LiveChange[]) => void;
  /** Handles what is heard next without the interval. */
  hurry: () => void;
  /** Drops unhandled changes. */
  clear: () => void;
}

/** Collects changes and handles them together; a hidden tab waits until it is visible. */
export function createChangeCollector(act: (changes: readonly LiveChange[]) => void): ChangeCollector {
  let heard: LiveChange[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let actedAt = Number.NEGATIVE_INFINITY;

  const flush = (): void => {
    timer = undefined;
    if (document.visibilityState === 'hidden') return document.addEventListener('visibilitychange', plan, { once: true });
    const changes = heard;
    heard = [];
    actedAt = performance.now();
    if (changes.length > 0) act(changes);
  };
  const plan = (): void => {
    const pause = Math.max(gatherMilliseconds, actedAt + restMilliseconds - performance.now());
    if (heard.length > 0) timer ??= setTimeout(flush, pause);
  };
  return {
    add: (changes) => {
      heard.push(...changes);
      plan();
    },
    hurry: () => {
      actedAt = Number.NEGATIVE_INFINITY;
      clearTimeout(timer);
      timer = undefined;
      plan();
    },
    clear: () => {
      heard = [];
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
