/** The ends of periods, each with its start. */
const startOf: ReadonlyMap<string, string> = new Map([
  ['endDate', 'startDate'],
  ['to', 'from'],
  ['toYear', 'fromYear'],
  ['validTo', 'validFrom'],
]);

/** The fields of a line with the start of each period before its end: jsonb sorts fields by the length of their names. */
export function orderFields(fields: readonly string[]): string[] {
  const ends = fields.filter((field) => fields.includes(startOf.get(field) ?? ''));
  const moved = new Set(ends.map((end) => startOf.get(end)));
  return fields.flatMap((field) => {
    if (moved.has(field)) return [];
    const start = ends.includes(field) ? startOf.get(field) : undefined;
    return start === undefined ? [field] : [start, field];
  });
}
