/** The keys with one more at the end, or without it. */
export function toggled(keys: readonly string[] | undefined = [], key: string): readonly string[] {
  return keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key];
}

/** The keys with one of them a place earlier or later. */
export function moveKey(keys: readonly string[], key: string, step: -1 | 1): readonly string[] {
  const at = keys.indexOf(key);
  const to = at + step;
  if (at < 0 || to < 0 || to >= keys.length) return keys;
  const others = keys.filter((one) => one !== key);
  return [...others.slice(0, to), key, ...others.slice(to)];
}
