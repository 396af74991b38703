// What XML 1.0 has no character for (its production 2), half pairs included.
// oxlint-disable-next-line no-control-regex
const unwritable = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** A text in one line of characters that XML can carry; null for none, since no element may be empty (PEPPOL-EN16931-R008). */
export function text(value: string | null): string | null {
  return value?.replace(unwritable, ' ').replace(/\s+/gu, ' ').trim() || null;
}

/** An amount with its currency. */
export function money(amount: string) {
  return { '@currencyID': 'NOK', '#': amount };
}
