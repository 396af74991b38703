const waiting: (() => Promise<unknown>)[] = [];

/** Puts something off until the test file is done, also from within a test, where vitest takes no `afterAll`. */
export function atFileEnd(work: () => Promise<unknown>): void {
  waiting.push(work);
}

/** Does what was put off, the last first. */
export async function endFile(): Promise<void> {
  for (const work of waiting.splice(0).toReversed()) await work();
}
