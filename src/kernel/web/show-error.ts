import type { en } from '#kernel/texts/en.ts';
import { showToast } from '#ui/toasts.ts';
import { CallError } from './call-error.ts';
import { errorLines, warningLines } from './error-texts.ts';
import { textsIn } from './texts.ts';

/** Shows a failed call as a toast that stays; `retry` lets it be tried again where that may help, and its reference can be copied (shell.21). */
export function showError(error: unknown, retry?: () => void): void {
  const t = textsIn<typeof en>('kernel');
  const requestId = error instanceof CallError ? error.requestId : undefined;
  showToast({
    tone: 'bad',
    title: t('errorTitle'),
    lines: errorLines(error),
    actions: [
      ...(retry && mayHelp(error) ? [{ label: t('actions.retry'), run: retry }] : []),
      ...(requestId === undefined ? [] : [{ label: t('actions.copyReference'), run: () => void copyReference(requestId), stays: true }]),
    ],
  });
}

/** For what a click starts and nobody waits for, and may be done twice: when it fails it says why, and can be tried again. */
export async function runOrShowError(run: () => Promise<unknown>): Promise<void> {
  try {
    await run();
  } catch (error) {
    showError(error, () => void runOrShowError(run));
    // A bug is recorded as one.
    if (!(error instanceof CallError)) throw error;
  }
}

/** What was refused is refused the next time too. */
function mayHelp(error: unknown): boolean {
  return !(error instanceof CallError) || error.offline || error.status === 429 || error.status >= 500;
}

/** Shows the codes of a 207 answer: done, but not all of it. */
export function showWarnings(codes: readonly string[]): void {
  if (codes.length === 0) return;
  showToast({ tone: 'warn', title: textsIn<typeof en>('kernel')('warningTitle'), lines: warningLines(codes) });
}

/** Puts the reference of a failure on the clipboard, for whoever is asked for help. */
export async function copyReference(requestId: string): Promise<void> {
  await navigator.clipboard.writeText(requestId);
  showToast({ title: textsIn<typeof en>('kernel')('actions.copied'), lines: [requestId], milliseconds: 3000 });
}
