import { setTimeout as wait } from 'node:timers/promises';

/** Runs `work` for at least this time, so that its duration reveals nothing about the result. */
export async function withMinimumDuration<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const [result] = await Promise.all([work(), wait(milliseconds)]);
  return result;
}
