/** Whether a text can be an e-mail address: one @, no spaces, a dot in the domain, not absurdly long. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && /^[^\s@<>"(),;:\\[\]]{1,64}@[^\s@<>"(),;:\\[\]]+\.[^\s@<>"(),;:\\[\]]{2,}$/u.test(text);
}
