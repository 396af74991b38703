import { useEffect } from 'react';
import type { CallError } from './call-error.ts';
import { showError } from './show-error.ts';
import type { Read } from './use-call.ts';

// A cache of the page: the failures that were told, each of which many fields may share.
const told = new WeakSet<CallError>();

/** Tells of a failed read that has no place of its own on the page, such as the choices of a field: once, with a retry. A lost connection has its strip. */
export function useToldError({ error, retry }: Pick<Read<unknown>, 'error' | 'retry'>): void {
  useEffect(() => {
    if (!error || error.offline || error.status === 401 || told.has(error)) return;
    told.add(error);
    showError(error, retry);
  }, [error, retry]);
}
