/** PostgreSQL keeps every character but this one. */
const nul = '\0';

/** Where a value has a text with a NUL in it, as a dotted and indexed path; undefined when it has none. */
export function findNulPath(value: unknown, path = ''): string | undefined {
  if (typeof value === 'string') return value.includes(nul) ? path : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  const isList = Array.isArray(value);
  for (const [key, entry] of Object.entries(value)) {
    if (key.includes(nul)) return path;
    const found = findNulPath(entry, isList ? `${path}[${key}]` : path ? `${path}.${key}` : key);
    if (found !== undefined) return found;
  }
  return undefined;
}
