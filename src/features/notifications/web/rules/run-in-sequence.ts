/** Lower-cases the first letter of words that continue a sentence; abbreviations stay as they are. */
export function repeatAction(words: string): string {
  return /^\p{Lu}\p{Lu}/u.test(words) ? words : words.slice(0, 1).toLocaleLowerCase() + words.slice(1);
}

/** Joins several items as the start of a sentence, in the language's list format. */
export function runInSequence(words: readonly string[], list: (words: readonly string[]) => string): string {
  const row = list(words.map(repeatAction));
  return row.slice(0, 1).toLocaleUpperCase() + row.slice(1);
}
