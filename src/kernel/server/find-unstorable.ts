/** Deeper than any contract; what is nested further would exhaust the stack of those who read it. */
const maxLevels = 64;

/** PostgreSQL stores neither NUL nor half a surrogate pair, which UTF-8 cannot express. */
export function canBeStored(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/** The dotted and indexed path of a text or field name that cannot be stored; undefined when there is none. */
export function findUnstorablePath(value: unknown, path = ''): string | undefined {
  if (typeof value === 'string') return canBeStored(value) ? undefined : path;
  if (typeof value !== 'object' || value === null) return undefined;
  const isList = Array.isArray(value);
  for (const [key, entry] of Object.entries(value)) {
    if (!canBeStored(key)) return path;
    const found = findUnstorablePath(entry, isList ? `${path}[${key}]` : path ? `${path}.${key}` : key);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Whether a value is nested deeper than input may be. */
export function isTooDeep(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > maxLevels) return true;
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []));
  }
  return false;
}
