import { addDays } from '#kernel/contract/days.ts';
import type { InvoiceLine, InvoiceWithLines } from '../contract/invoice.ts';
import { kidOf } from '../contract/rules/kid.ts';
import { sumsOf } from '../contract/rules/sums.ts';
import type { EhfWords } from '../server/ehf/document-of.ts';
import { draft, line, testSeller } from './draft.ts';

const date = '2026-11-27';
const period = { from: '2026-11-01', to: '2026-11-30' };

/** An invoice as the books hold it, or a credit note when its sum is negative. */
export function issued(lines: readonly InvoiceLine[], overrides: Partial<InvoiceWithLines> = {}): InvoiceWithLines {
  const vatPercent = overrides.vatPercent ?? 25;
  const sums = sumsOf(lines, vatPercent);
  const kind = sums.total < 0 ? 'creditNote' : 'invoice';
  const balanceUsed = overrides.balanceUsed ?? 0;
  return {
    ...draft(17, lines, { method: 'ehf' }),
    ...sums,
    invoiceId: '01939c1e-0000-7000-8000-000000000001',
    companyId: 17,
    number: 1001,
    kind,
    date,
    dueDate: kind === 'invoice' ? addDays(date, 14) : null,
    kid: kidOf(17, 1001),
    seller: testSeller,
    vatPercent,
    balanceUsed,
    payable: sums.total - balanceUsed,
    correctsInvoiceId: null,
    issuedAt: new Date('2026-11-27T09:00:00Z'),
    state: 'open',
    paidAt: null,
    writtenOffAt: null,
    cardGivenUpAt: null,
    unpaid: sums.total - balanceUsed,
    lines: [...lines],
    ...overrides,
  };
}

/** A month of ten users, the days of one more, and what is credited for three. */
export const monthlyLines: readonly InvoiceLine[] = [
  line(100_000, { quantity: 10, unit: 'user', unitPrice: 10_000, ...period }),
  line(3333, { quantity: 1, unit: 'user', unitPrice: 10_000, from: '2026-11-21', to: '2026-11-30' }),
  line(-8888, { quantity: 3, unit: 'user', unitPrice: 10_000, ...period }),
];

export const creditLines: readonly InvoiceLine[] = [
  line(-60_000, { quantity: 1, unit: 'year', unitPrice: 120_000, from: '2026-07-01', to: '2026-12-31' }),
  line(10_000, { quantity: 7, unit: 'piece', unitPrice: 2000 }),
];

/** Two users less a quarter, and a pack less a quarter that is credited. */
export const discountedLines: readonly InvoiceLine[] = [
  line(15_000, { quantity: 2, unit: 'user', unitPrice: 10_000, discount: 5000, ...period }),
  line(-7500, { quantity: -1, unitPrice: 10_000, discount: -2500 }),
];

/** What an EHF says beyond the invoice. */
export const words: EhfWords = {
  reasonOf: ({ quantity }: InvoiceLine) => (quantity === 3 ? 'Sagt opp 1. november & kreditert' : null),
  discount: 'Rabatt',
  notVatRegistered: 'Selgeren er ikke registrert i Merverdiavgiftsregisteret',
  corrects: null,
};
