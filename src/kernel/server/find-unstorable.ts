/** The only character that PostgreSQL cannot store in text. */
const nul = '\0';

/** The dotted and indexed path of a text that contains NUL; undefined when there is none. */
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
