/** Whether a text can be an e-mail address: one @, no spaces or control characters, a dot in the domain, not absurdly long. */
export function isEmail(text: string): boolean {
  return (
    text.length <= 254 &&
    /^[^\s\p{Cc}\p{Cs}@<>"(),;:\\[\]]{1,64}@[^\s\p{Cc}\p{Cs}@<>"(),;:\\[\]]+\.[^\s\p{Cc}\p{Cs}@<>"(),;:\\[\]]{2,}$/u.test(text)
  );
}
