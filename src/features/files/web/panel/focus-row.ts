/** Focuses a tile, or the link in a row. */
export function focusRow(row: HTMLElement | null | undefined): void {
  const target = row?.matches('[role="gridcell"]') ? row : row?.querySelector('a');
  target?.focus();
}

/** Focuses the first folder or file; the folder itself in the tree where it is empty. Nothing when the focus is elsewhere. */
export function focusFirst(panel: HTMLElement | null): void {
  if (document.activeElement !== document.body) return;
  const first = panel?.querySelector<HTMLElement>('[data-list] :is([role="gridcell"][tabindex="0"], th a, li a)');
  (first ?? panel?.querySelector<HTMLElement>('[role="treeitem"][aria-selected="true"]'))?.focus();
}

/** When a dialog has been removed and has returned the focus (use-focus-back.ts). */
const afterDialog = 60;

/** Focuses the tile that the tab order leads to, where the deleted one took the focus with it. */
export function focusNextTile(): void {
  setTimeout(() => {
    const { activeElement } = document;
    if (activeElement === document.body || activeElement?.matches('main'))
      document.querySelector<HTMLElement>('main [role="gridcell"][tabindex="0"]')?.focus();
  }, afterDialog);
}
