import type { CallError } from '#kernel/web/call-error.ts';

/** Why somebody does not see the game of their link; undefined when the reason lies elsewhere. */
export function unseenWhen(error: CallError | undefined): 'gone' | 'external' | undefined {
  // A link that has lost its end leads to no game.
  if (error?.has('common.NotFound') || error?.status === 400) return 'gone';
  return error?.has('common.Forbidden') ? 'external' : undefined;
}
