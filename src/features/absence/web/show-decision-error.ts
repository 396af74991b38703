import { CallError } from '#kernel/web/call-error.ts';
import { showError } from '#kernel/web/show-error.ts';
import { textsIn } from '#kernel/web/texts.ts';
import { showToast } from '#ui/toasts.ts';
import type { en } from '../texts/en.ts';

/** Shows why a decision failed; if another user has decided, who it was. */
export function showDecisionError(error: unknown): void {
  const by = error instanceof CallError && error.has('absence.AlreadyDecided') ? error.details['by'] : undefined;
  if (typeof by !== 'string') return showError(error);
  showToast({ tone: 'warn', title: textsIn<typeof en>('absence')('decide.decidedBy', { name: by }), milliseconds: 10_000 });
}
