const longest = 50;

/** A provisional name until the person enters theirs: "kari.lie@firma.no" is probably Kari Lie, "post@firma.no" nobody. */
export function nameOfAddress(address: string): { firstName: string; lastName: string } {
  const [local = ''] = address.split('@');
  const [mailbox = ''] = local.split('+');
  const words = mailbox.split(/[._]+/).filter((word) => /^\p{L}[\p{L}-]*$/u.test(word));
  if (words.length < 2) return { firstName: local.slice(0, longest), lastName: '' };
  const names = words.map(capitalised);
  return { firstName: names.slice(0, -1).join(' ').slice(0, longest), lastName: (names.at(-1) ?? '').slice(0, longest) };
}

function capitalised(word: string): string {
  return word.replaceAll(/(^|-)(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}
