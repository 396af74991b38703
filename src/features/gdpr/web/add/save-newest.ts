export interface NewestSaver<V> {
  /** Takes a value in place of any that waits. */
  put: (value: V) => void;
  /** Saves until nothing waits; a running one goes on with what was put meanwhile. After a failure the value waits for the next time. */
  flush: () => Promise<void>;
  isSaving: () => boolean;
}

/** Saves one value after the other, and of those that come meanwhile only the newest, so that an older one never replaces it. */
export function createNewestSaver<V>(save: (value: V) => Promise<unknown>): NewestSaver<V> {
  let waiting: { value: V } | undefined;
  let running: Promise<void> | undefined;

  async function saveWaiting(): Promise<void> {
    while (waiting) {
      const sent = waiting;
      try {
        await save(sent.value);
        if (waiting === sent) waiting = undefined;
      } catch (error) {
        if (waiting === sent) throw error;
      }
    }
  }

  return {
    put: (value) => {
      waiting = { value };
    },
    flush: () =>
      (running ??= saveWaiting().finally(() => {
        running = undefined;
      })),
    isSaving: () => running !== undefined,
  };
}
