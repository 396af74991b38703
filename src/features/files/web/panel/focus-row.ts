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

/** The links in the rows of each list on the page, before some of them are deleted. */
export function rowLinks(): HTMLElement[][] {
  return [...document.querySelectorAll('main [data-list]')].map((list) => [...list.querySelectorAll<HTMLElement>(':is(th, li) a')]);
}

/** What follows the first that is gone; what stood before it where nothing follows. */
export function rowAfter<Row extends { isConnected: boolean }>(before: readonly Row[]): Row | undefined {
  const gone = before.findIndex(({ isConnected }) => !isConnected);
  if (gone < 0) return undefined;
  const isLeft = ({ isConnected }: Row): boolean => isConnected;
  return before.slice(gone).find(isLeft) ?? before.slice(0, gone).findLast(isLeft);
}

/** Focuses the next row of a list, or the tile that the tab order leads to, where what was deleted took the focus with it. */
export function focusNext(before: readonly (readonly HTMLElement[])[]): void {
  setTimeout(() => {
    const { activeElement } = document;
    if (activeElement !== document.body && !activeElement?.matches('main')) return;
    const row = before.map(rowAfter).find((next) => next !== undefined);
    (row ?? document.querySelector<HTMLElement>('main [role="gridcell"][tabindex="0"]'))?.focus();
  }, afterDialog);
}
