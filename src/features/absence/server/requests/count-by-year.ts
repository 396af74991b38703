interface OfYear {
  year: number;
  count: number;
}

/** How many there are of each year, the earliest first. */
export function countByYear(found: readonly OfYear[]): OfYear[] {
  const counts = new Map<number, number>();
  for (const { year, count } of found) counts.set(year, (counts.get(year) ?? 0) + count);
  return [...counts].map(([year, count]) => ({ year, count })).toSorted((one, other) => one.year - other.year);
}
