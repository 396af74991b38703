/** Longer than any single step of a journey takes on a busy machine; a script evaluated in a page has no limit of its own. */
export const stepLimit = 60_000;

/** Ends a step that does not come to its end, and names it. */
export async function withinLimit<T>(step: string, work: Promise<T>): Promise<T> {
  const ended = Promise.withResolvers<never>();
  const timer = setTimeout(() => ended.reject(new Error(`${step} did not end within ${stepLimit / 1000} seconds`)), stepLimit);
  try {
    return await Promise.race([work, ended.promise]);
  } finally {
    clearTimeout(timer);
  }
}
