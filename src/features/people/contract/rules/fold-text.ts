const letters: Readonly<Record<string, string>> = {
  æ: 'ae',
  ø: 'o',
  œ: 'oe',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ŋ: 'n',
  ŧ: 't',
  ı: 'i',
  ĸ: 'k',
};

/**
 * Small letters without marks, so that "ase odeg" finds "Åse Ødegård". What is written aa for å and oe for ø, in
 * e-mail addresses and passports, becomes the same too.
 */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[æøœßłđðþħŋŧıĸ]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('aa', 'a')
    .replaceAll('oe', 'o');
}

/** The words of a search; each of them must occur in the text. */
export function searchWords(search: string): string[] {
  return foldText(search).split(/\s+/).filter(Boolean).slice(0, 8);
}
