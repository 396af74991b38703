import { createStore, useStore } from '#kernel/web/store.ts';

const open = createStore(false);
// Of the page: what was typed before the palette's field was there.
let early = '';

/** Opens the palette. Its code may still be on the way; what is typed meanwhile is kept for its field. */
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

/** What was typed before the field was there; from now on the field takes it. */
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
