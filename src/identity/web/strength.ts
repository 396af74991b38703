export type Strength = 'weak' | 'fair' | 'strong';

/** A rough measure that rewards length and variety; the server decides. */
export function strengthOf(password: string): Strength {
  const signs = [...password.toLowerCase()];
  const fresh = signs.filter((sign, index) => !isExpected(signs, sign, index));
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length;
  const score = fresh.length + kinds * 2 + new Set(signs).size / 2;
  if (score < 20) return 'weak';
  return score < 28 ? 'fair' : 'strong';
}

/** A repeated, successive or recently used character. */
function isExpected(signs: readonly string[], sign: string, index: number): boolean {
  const before = signs[index - 1];
  if (before === undefined) return false;
  const step = (sign.codePointAt(0) ?? 0) - (before.codePointAt(0) ?? 0);
  return Math.abs(step) <= 1 || sign === signs[index - 3] || sign === signs[index - 4];
}
