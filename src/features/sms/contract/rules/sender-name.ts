export const senderLengths = { least: 3, most: 11 } as const;

/** Whether all telephones can show a name as the sender: letters, digits and blanks, one letter at least (sms.9). */
export function isSenderName(name: string): boolean {
  return /^(?=.*[A-Za-z])[A-Za-z0-9][A-Za-z0-9 ]{1,9}[A-Za-z0-9]$/.test(name);
}

const twoLetters: ReadonlyMap<string, string> = new Map([
  ['æ', 'ae'],
  ['Æ', 'Ae'],
  ['ø', 'o'],
  ['Ø', 'O'],
  ['ð', 'd'],
  ['Ð', 'D'],
  ['þ', 'th'],
  ['Þ', 'Th'],
  ['ß', 'ss'],
  ['đ', 'd'],
  ['Đ', 'D'],
  ['ł', 'l'],
  ['Ł', 'L'],
]);
const forms = / (?:as|asa|ans|da|sa|enk|nuf|ba|iks|kf)$/i;

/** The sender name proposed for a company: its first whole words that fit, or its first letters; undefined when nothing is left of its name. */
export function proposedSenderName(companyName: string): string | undefined {
  const plain = [...companyName]
    .map((letter) => twoLetters.get(letter) ?? letter)
    .join('')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, ' ')
    .trim();
  const name = plain.replace(forms, '');
  const cut = name.slice(0, senderLengths.most + 1);
  const words = cut.length <= senderLengths.most ? cut : cut.replace(/ [A-Za-z0-9]*$/, '');
  const proposed = isSenderName(words) ? words : name.slice(0, senderLengths.most);
  return isSenderName(proposed) ? proposed : undefined;
}
