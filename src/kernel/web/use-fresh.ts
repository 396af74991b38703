import { useState } from 'react';
import type { Read } from './use-call.ts';

/** A read without what the cache had of it before: for what begins with its answer, and would save over what has changed since. `asked` names the record. */
export function useFresh<A>(read: Read<A>, asked: string): Read<A> {
  const [fresh, setFresh] = useState<string>();
  const isFresh = fresh === asked;
  if (!isFresh && read.answer !== undefined && !read.refreshing && !read.error) setFresh(asked);
  return isFresh ? read : { ...read, answer: undefined };
}
