import type { InvoiceLine } from '../../contract/invoice.ts';
import { roundedShare } from '../../contract/rules/sums.ts';

/**
 * The lines of a credit note for an amount without VAT: each line's part of it, earned over the days of that line, so that an advance is credited
 * with its revenue. The parts sum to the amount.
 */
export function creditLines(lines: readonly InvoiceLine[], amount: number, text: InvoiceLine['text']): InvoiceLine[] {
  const total = lines.reduce((sum, { net }) => sum + net, 0);
  if (amount <= 0 || amount > total) throw new Error('A credit is more than nothing, and at most what was invoiced');
  let reached = 0;
  let credited = 0;
  return lines.flatMap((line) => {
    reached += line.net;
    const net = credited - roundedShare(reached, amount, total);
    credited -= net;
    if (net === 0) return [];
    const words = { no: `${text.no}: ${line.text.no}`, en: `${text.en}: ${line.text.en}` };
    // No item is named: what was billed of it stays billed.
    return [
      {
        ...line,
        text: words,
        quantity: 1,
        unit: 'piece' as const,
        unitPrice: net,
        discount: 0,
        net,
        planId: null,
        productId: null,
        itemId: null,
        reason: null,
      },
    ];
  });
}
