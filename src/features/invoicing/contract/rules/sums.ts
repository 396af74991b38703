import type { InvoiceLine, InvoiceSums } from '../invoice.ts';

/** A quotient rounded half up by its size, so that a credit note has the same øre as what it credits. */
export function roundedShare(amount: number, part: number, whole: number): number {
  const share = Math.floor((2 * Math.abs(amount) * part + whole) / (2 * whole));
  return amount < 0 ? -share || 0 : share;
}

/** The VAT of a sum in øre. */
export function vatOf(net: number, vatPercent: number): number {
  return roundedShare(net, vatPercent, 100);
}

/** The sums of an invoice: VAT once, of the sum (subscription.15), unless it is said. */
export function sumsOf(lines: readonly Pick<InvoiceLine, 'net'>[], vatPercent: number, said?: number): InvoiceSums {
  const net = lines.reduce((total, line) => total + line.net, 0);
  const vat = said ?? vatOf(net, vatPercent);
  return { net, vat, total: net + vat };
}
