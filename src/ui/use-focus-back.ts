import { useLayoutEffect } from 'react';

// By then the dialog has been removed, and closing it has moved the focus.
const afterLeaving = 20;

/** Returns the focus to the element focused before a dialog, also when the address opens and closes the dialog. */
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

/** The element focused before; the page itself when that was removed. */
function placeFor(before: Element | null): HTMLElement | null {
  const isThere = before instanceof HTMLElement && before !== document.body && before.isConnected;
  return isThere ? before : document.querySelector<HTMLElement>('main');
}
