const waiting: (() => Promise<unknown>)[] = [];

/** Defers work until the test file is done, also from within a test, where vitest accepts no `afterAll`. */
export function atFileEnd(work: () => Promise<unknown>): void {
  waiting.push(work);
}

/** Runs the deferred work, last first. */
export async function endFile(): Promise<void> {
  for (const work of waiting.splice(0).toReversed()) await work();
}
