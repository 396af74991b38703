/** As many as one reads before looking elsewhere. */
export const mostActivities = 20;

interface Line {
  requestId: string;
}

/** One entry for each call, the newest first; `more` says how many things beside. */
export function gatherActivity<Row extends Line>(rows: readonly Row[]): (Row & { more: number })[] {
  const calls = Map.groupBy(rows, ({ requestId }) => requestId);
  return [...calls.values()].slice(0, mostActivities).flatMap(([first, ...rest]) => (first ? [{ ...first, more: rest.length }] : []));
}
