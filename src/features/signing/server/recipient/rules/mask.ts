/** An address as its owner recognizes it and nobody else can use it: `k•••@firma.no`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}•••${email.slice(at)}`;
}

/** The last two digits of a number: `••• 78`; null without one. */
export function maskPhone(phone: string | null): string | null {
  return phone ? `••• ${phone.slice(-2)}` : null;
}
