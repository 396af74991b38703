import { setTimeout as wait } from 'node:timers/promises';

/** Does work in no less than this time, so that how long it took says nothing about what was found. */
export async function withMinimumDuration<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const [result] = await Promise.all([work(), wait(milliseconds)]);
  return result;
}
