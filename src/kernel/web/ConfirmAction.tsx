import type { ComponentProps } from 'react';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { showToast } from '#ui/toasts.ts';
import { CallError } from './call-error.ts';
import { isRetryable, showError } from './show-error.ts';

type ToastInput = string | Parameters<typeof showToast>[0];

interface ConfirmActionProps<A> extends Omit<ComponentProps<typeof ConfirmDialog>, 'isOpen' | 'onConfirm'> {
  /** Open by default, for a dialog that is rendered only then. */
  isOpen?: boolean;
  act: () => Promise<A>;
  /** Says that it is done; left out only where that is seen at once. */
  done?: ToastInput | ((answer: A) => ToastInput);
  onDone?: ((answer: A) => void) | undefined;
}

/**
 * Asks before an action, carries it out and says so. A refusal is shown and ends the question, whose record may have changed; where trying again may help, the
 * question stays.
 */
export function ConfirmAction<A>({ isOpen = true, act, done, onDone, onClose, ...dialog }: ConfirmActionProps<A>) {
  async function confirm(): Promise<void> {
    let answer: A;
    try {
      answer = await act();
    } catch (error) {
      showError(error);
      if (!isRetryable(error)) onClose();
      // Other errors are bugs and are reported as such.
      if (!(error instanceof CallError)) throw error;
      return;
    }
    const said = typeof done === 'function' ? done(answer) : done;
    if (said !== undefined) showToast(typeof said === 'string' ? { title: said } : said);
    onClose();
    onDone?.(answer);
  }
  return <ConfirmDialog {...dialog} isOpen={isOpen} onClose={onClose} onConfirm={confirm} />;
}
