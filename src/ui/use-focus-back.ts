import { useLayoutEffect } from 'react';

// By then the dialog has left the page, and what its closing moved the focus to has it.
const afterLeaving = 20;

/** Gives the focus back to where it was before a dialog, also when the dialog is there and gone with its address. */
export function useFocusBack(isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const before = document.activeElement;
    return () => {
      const atClose = document.activeElement;
      setTimeout(() => {
        const now = document.activeElement;
        const isLost = now === null || now === document.body || now === atClose;
        if (isLost) placeFor(before)?.focus({ preventScroll: true });
      }, afterLeaving);
    };
  }, [isOpen]);
}

/** Where one was; the page itself when what one pressed is gone with what it did. */
function placeFor(before: Element | null): HTMLElement | null {
  const isThere = before instanceof HTMLElement && before !== document.body && before.isConnected;
  return isThere ? before : document.querySelector<HTMLElement>('main');
}
