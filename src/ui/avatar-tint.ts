/** How many quiet tints there are; each is a hue in the style sheet of avatars. */
const tints = 8;

/** The tint of somebody's initials, of their first and last word: lists that know a name in one piece or in two show the same. */
export function tintOf(name: string): number {
  const words = name.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  let sum = 0;
  for (const letter of `${words[0] ?? ''} ${words.at(-1) ?? ''}`) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return sum % tints;
}
