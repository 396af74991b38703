import type { en } from '#kernel/texts/en.ts';
import { showToast } from '#ui/toasts.ts';
import { CallError } from './call-error.ts';
import { copyText } from './copy-text.ts';
import { errorLines, warningLines } from './error-texts.ts';
import { waitUntilReachable } from './reachable.ts';
import { textsIn } from './texts.ts';

/** Shows a failed request as a toast that stays, that it was held back until the connection is back; with `retry` and its reference to copy where useful (shell.21). */
export function showError(error: unknown, retry?: () => void): void {
  const t = textsIn<typeof en>('kernel');
  const requestId = error instanceof CallError ? error.requestId : undefined;
  const close = showToast({
    tone: 'bad',
    title: t('errorTitle'),
    lines: errorLines(error),
    actions: [
      ...(retry && isRetryable(error) ? [{ label: t('actions.retry'), run: retry }] : []),
      ...(requestId === undefined ? [] : [{ label: t('actions.copyReference'), run: () => void copyReference(requestId), stays: true }]),
    ],
  });
  // Where it can be tried again from the message, it stays for that.
  if (!retry && error instanceof CallError && error.unanswered === 'held') void closeWhenReachable(close);
}

async function closeWhenReachable(close: () => void): Promise<void> {
  await waitUntilReachable();
  close();
}

/** Runs an action of a click that nothing awaits: a failure is shown, with a retry, which must answer as the first did when that was carried out. */
export async function runOrShowError(run: () => Promise<unknown>): Promise<void> {
  try {
    await run();
  } catch (error) {
    showError(error, () => void runOrShowError(run));
    // Other errors are bugs and are reported as such.
    if (!(error instanceof CallError)) throw error;
  }
}

/** Whether trying again may help; a refusal would be repeated. */
export function isRetryable(error: unknown): boolean {
  return !(error instanceof CallError) || error.offline || error.status === 429 || error.status >= 500;
}

/** Shows the codes of a 207 answer: partly done. */
export function showWarnings(codes: readonly string[]): void {
  if (codes.length === 0) return;
  showToast({ tone: 'warn', title: textsIn<typeof en>('kernel')('warningTitle'), lines: warningLines(codes) });
}

/** Copies the reference of a failure to the clipboard, for asking for help. */
export async function copyReference(requestId: string): Promise<void> {
  await copyText(requestId, { title: textsIn<typeof en>('kernel')('actions.copied'), lines: [requestId] });
}
