/** The maximum number of entries. */
export const mostActivities = 20;

interface Line {
  requestId: string;
}

/** One entry per request, newest first; `more` counts its other records. */
export function gatherActivity<Row extends Line>(rows: readonly Row[]): (Row & { more: number })[] {
  const calls = Map.groupBy(rows, ({ requestId }) => requestId);
  return [...calls.values()].slice(0, mostActivities).flatMap(([first, ...rest]) => (first ? [{ ...first, more: rest.length }] : []));
}
