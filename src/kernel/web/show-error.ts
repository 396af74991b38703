import type { en } from '#kernel/texts/en.ts';
import { showToast } from '#ui/toasts.ts';
import { CallError } from './call-error.ts';
import { errorLines, warningLines } from './error-texts.ts';
import { textsIn } from './texts.ts';

/** Shows what a failed call means as a toast that stays; its reference can be copied (SH-17). */
export function showError(error: unknown): void {
  const t = textsIn<typeof en>('kernel');
  const requestId = error instanceof CallError ? error.requestId : undefined;
  showToast({
    tone: 'bad',
    title: t('errorTitle'),
    lines: errorLines(error),
    action: requestId === undefined ? undefined : { label: t('actions.copyReference'), run: () => void copy(requestId) },
  });
}

/** Shows the codes of a 207 answer: done, but not all of it. */
export function showWarnings(codes: readonly string[]): void {
  if (codes.length === 0) return;
  showToast({ tone: 'warn', title: textsIn<typeof en>('kernel')('warningTitle'), lines: warningLines(codes) });
}

async function copy(requestId: string): Promise<void> {
  await navigator.clipboard.writeText(requestId);
  showToast({ title: textsIn<typeof en>('kernel')('actions.copied'), lines: [requestId], milliseconds: 3000 });
}
