const maxLetters = 500;
/** Eleven digits, however they are grouped: a national number or an account number. */
const longNumber = /\d(?:[\s./\\_·•,\p{Pd}]{0,4}\d){10,}/gu;

/** What another system said, as it may be shown and logged: one line, without what must not be seen, and without numbers of people and accounts. */
export function hide(text: string, secrets: readonly (string | null | undefined)[]): string {
  const line = text.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  const open = secrets.reduce<string>((rest, secret) => (secret ? rest.replaceAll(secret, '…') : rest), line);
  return open.replaceAll(longNumber, '…').slice(0, maxLetters);
}
