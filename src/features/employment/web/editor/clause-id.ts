/** Where a clause stands on the page. */
export const clauseId = (key: string): string => `clause-${key}`;

const titleOf = (key: string) => document.getElementById(clauseId(key))?.querySelector<HTMLElement>('h3');

/** Moves focus and sight to a clause. */
export function showClause(key: string): void {
  titleOf(key)?.scrollIntoView({ block: 'start' });
  focusClause(key);
}

/** Where the focus goes when the button that had it is no longer there. */
export function focusClause(key: string): void {
  titleOf(key)?.focus({ preventScroll: true });
}
