/** The maximum number of entries. */
export const maxActivities = 20;

interface Line {
  requestId: string;
}

/** One entry per request, newest first; `more` counts its other records. */
export function gatherActivity<Row extends Line>(rows: readonly Row[]): (Row & { more: number })[] {
  const calls = Map.groupBy(rows, ({ requestId }) => requestId);
  return [...calls.values()].slice(0, maxActivities).flatMap(([first, ...rest]) => (first ? [{ ...first, more: rest.length }] : []));
}
