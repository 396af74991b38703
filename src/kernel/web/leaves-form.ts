interface Move {
  /** How the address changes: `PUSH`, `REPLACE`, or a step in the browser's history. */
  action: string;
  current: Place;
  next: Place;
}

interface Place {
  pathname: string;
  search: Readonly<Record<string, unknown>>;
}

interface Guarded {
  /** Query parameters of what is filled in: the record, the open section. */
  queryNames: readonly string[];
  /** Over the page, where nothing but going back changes the address: that leaves the form whatever it changes. */
  isOver: boolean;
}

/** The tabs of every page: another one replaces what is shown. */
const always = ['tab'];

interface Over {
  /** The query parameters that open it, if any do. */
  queryNames: readonly string[];
  isSending: boolean;
}

/**
 * Whether a step back from what was opened by a query parameter is to close a form over the page: one that is that step is closed by taking it back
 * (shell.47), and one that is sent may take back what it lies over.
 */
export const closesOver = (action: string, opened: string | undefined, { queryNames, isSending }: Over): boolean =>
  action === 'BACK' && (opened === undefined || !(isSending || queryNames.includes(opened)));

/** Whether a change of the address closes a form (shell.26). */
export function leavesForm({ action, current, next }: Move, { queryNames, isOver }: Guarded): boolean {
  const isBack = isOver && action !== 'PUSH' && action !== 'REPLACE';
  const isOther = [...always, ...queryNames].some((name) => current.search[name] !== next.search[name]);
  return isBack || isOther || current.pathname !== next.pathname;
}
