/** The check digit of MOD10 (Luhn), counted from the right with the weights 2 and 1. */
export function checkDigit(digits: string): number {
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const product = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (product > 9 ? product - 9 : product);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

/**
 * The payment reference of an invoice: the last six digits of the company, eight of the invoice and the check digit (subscription.35). The invoice alone
 * makes it the only one of its kind, so that two companies may share those six.
 */
export function kidOf(companyId: number, invoiceNumber: number): string {
  if (invoiceNumber < 1 || invoiceNumber > 99_999_999) throw new Error(`${invoiceNumber} does not fit into a KID`);
  const digits = `${String(companyId % 1_000_000).padStart(6, '0')}${String(invoiceNumber).padStart(8, '0')}`;
  return `${digits}${checkDigit(digits)}`;
}

/** Whether a reference has 2 to 25 digits of which the last is right. */
export function isKid(reference: string): boolean {
  return /^\d{2,25}$/.test(reference) && checkDigit(reference.slice(0, -1)) === Number(reference.at(-1));
}
