const shown = /[\p{L}\p{M}\p{N}\p{P}\p{S}]/u;

/** Characters as people can see them; those that show nothing by their number. */
export function characterNames(characters: readonly string[]): string[] {
  return characters.map((one) => (shown.test(one) ? one : `U+${(one.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`));
}
