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
 * Converts text to lower case without diacritics, so that "ase odeg" finds "Åse Ødegård". The spellings aa for å and oe for ø, common in
 * e-mail addresses and passports, give the same result.
 */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[\u0080-\uffff]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('aa', 'a')
    .replaceAll('oe', 'o');
}

/** The words of a search; the text must contain each of them. */
export function searchWords(search: string): string[] {
  return foldText(search).split(/\s+/).filter(Boolean).slice(0, 8);
}
