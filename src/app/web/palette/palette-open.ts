import { createStore, useStore } from '#kernel/web/store.ts';

const open = createStore(false);
// Of the page: what was typed before the palette's field was there.
let early = '';

/** Opens the palette. While its code is loading, typed text is kept for its field. */
export function openPalette(): void {
  if (open.get()) return;
  early = '';
  document.addEventListener('keydown', keepEarly, { capture: true });
  open.set(true);
}

export function closePalette(): void {
  stopKeeping();
  open.set(false);
}

export const usePaletteOpen = (): boolean => useStore(open);

/** The text typed before the field was rendered; from now on the field receives it. */
export function takeEarlyText(): string {
  stopKeeping();
  return early;
}

function stopKeeping(): void {
  document.removeEventListener('keydown', keepEarly, { capture: true });
}

function keepEarly(event: KeyboardEvent): void {
  if (event.key === 'Escape') return closePalette();
  if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  early += event.key;
}
