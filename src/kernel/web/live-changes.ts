/** One thing that somebody changed; without an id, many of its kind. */
export interface LiveChange {
  entity: string;
  entityId: string | null;
}

/** When to act on what was heard: soon, but not again at once, so that a company at work does not keep every page asking. */
const gatherMilliseconds = 150;
const restMilliseconds = 2_000;

export interface ChangeCollector {
  add: (changes: readonly LiveChange[]) => void;
  /** Forgets what was heard and not acted on. */
  clear: () => void;
}

/** Gathers what was heard and acts on it together; a tab that nobody sees waits until it is seen. */
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
    clear: () => {
      heard = [];
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
