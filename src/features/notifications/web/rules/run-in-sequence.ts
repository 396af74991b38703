/** Words that go on a sentence begin small; abbreviations stay as they are. */
export function repeatAction(words: string): string {
  return /^\p{Lu}\p{Lu}/u.test(words) ? words : words.slice(0, 1).toLocaleLowerCase() + words.slice(1);
}

/** Several things as the beginning of a sentence, as the language lists them. */
export function runInSequence(words: readonly string[], list: (words: readonly string[]) => string): string {
  const row = list(words.map(repeatAction));
  return row.slice(0, 1).toLocaleUpperCase() + row.slice(1);
}
