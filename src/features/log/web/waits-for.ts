import type { Read } from '#kernel/web/use-call.ts';

/** A read that begins once another has its answer: when that one fails, this one has failed. */
export function waitsFor<A>(read: Read<A>, first: Read<unknown>): Read<A> {
  if (first.answer !== undefined || first.error === undefined) return read;
  return { ...read, error: first.error, retry: first.retry };
}
