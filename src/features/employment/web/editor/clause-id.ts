/** Where a clause stands on the page. */
export const clauseId = (key: string): string => `clause-${key}`;

/** Moves focus and sight to a clause. */
export function showClause(key: string): void {
  const title = document.getElementById(clauseId(key))?.querySelector<HTMLElement>('h3');
  title?.scrollIntoView({ block: 'start' });
  title?.focus({ preventScroll: true });
}
