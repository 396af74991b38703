/** What the order of writing depends on. */
export interface Writable {
  number: number;
  fate: string;
  companyUserId: string | undefined;
  reportingToCompanyUserId: string | undefined;
}

/** The position of each row to write: new managers before those who report to them, changed people last. */
export function writingOrder(rows: readonly Writable[]): Map<number, number> {
  const created = new Map(rows.filter(({ fate }) => fate === 'create').map((row) => [row.companyUserId, row]));
  const rank = (row: Writable) => (row.fate === 'create' ? depthOf(row, created) : Number.MAX_SAFE_INTEGER);
  const written = rows.filter(({ fate }) => fate === 'create' || fate === 'update');
  const ranked = written.map((row) => ({ number: row.number, rank: rank(row) }));
  return new Map(
    ranked.toSorted((left, right) => left.rank - right.rank || left.number - right.number).map(({ number }, place) => [number, place]),
  );
}

/** The number of new managers above a person; a loop, because a list may be one long line. */
function depthOf(row: Writable, created: ReadonlyMap<string | undefined, Writable>): number {
  let depth = 0;
  // The plan has no cycles, so the loop ends.
  for (let at = managerOf(row, created); at; at = managerOf(at, created)) depth++;
  return depth;
}

function managerOf(row: Writable, created: ReadonlyMap<string | undefined, Writable>): Writable | undefined {
  return row.reportingToCompanyUserId === undefined ? undefined : created.get(row.reportingToCompanyUserId);
}
