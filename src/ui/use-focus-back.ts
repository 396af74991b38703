import { useLayoutEffect } from 'react';

// By then the dialog has been removed, and closing it has moved the focus.
const afterLeaving = 20;

interface Return {
  to: Element | null;
  timer: ReturnType<typeof setTimeout>;
}

// A cache of the page: where the focus goes once the dialog that has just been removed is gone.
let pending: Return | undefined;

/** Returns the focus to the element focused before a dialog, also when the address opens and closes the dialog. */
export function useFocusBack(isOpen: boolean): void {
  useLayoutEffect(() => (isOpen ? followFocus() : undefined), [isOpen]);
}

/** Remembers where the focus is as a dialog opens. Returns a function that gives it back. */
export function followFocus(): () => void {
  const before = openerOf(document.activeElement);
  return () => {
    const atClose = document.activeElement;
    const timer = setTimeout(() => {
      pending = undefined;
      const now = document.activeElement;
      const isLost = now === null || now === document.body || now === atClose;
      if (isLost) placeFor(before)?.focus({ preventScroll: true });
    }, afterLeaving);
    pending = { to: before, timer };
  };
}

/** A dialog in place of another, such as a form once it is loaded, was opened by what opened the first. */
function openerOf(focused: Element | null): Element | null {
  const isFree = focused === null || focused === document.body;
  if (!isFree || !pending) return focused;
  const { to, timer } = pending;
  clearTimeout(timer);
  pending = undefined;
  return to;
}

/** The element focused before; the page itself when that was removed. */
function placeFor(before: Element | null): HTMLElement | null {
  const isThere = before instanceof HTMLElement && before !== document.body && before.isConnected;
  return isThere ? before : document.querySelector<HTMLElement>('main');
}
