import { sumsOf } from '../contract/rules/sums.ts';
import { kidOf } from '../contract/rules/kid.ts';
import type { InvoiceLine, InvoiceWithLines } from '../contract/invoice.ts';
import { draft, testSeller } from './draft.ts';

/** An invoice as it is read from the books, without any. */
export function invoiceOf(lines: InvoiceLine[], overrides: Partial<InvoiceWithLines> = {}): InvoiceWithLines {
  const { buyer, vatPercent, method } = draft(11, lines);
  const sums = sumsOf(lines, vatPercent);
  const isCredit = sums.total < 0;
  return {
    invoiceId: '01938a3c-0000-7000-8000-000000000001',
    companyId: 11,
    number: 42,
    kind: isCredit ? 'creditNote' : 'invoice',
    date: '2026-11-21',
    dueDate: isCredit ? null : '2026-12-05',
    kid: kidOf(11, 42),
    method,
    seller: testSeller,
    buyer,
    vatPercent,
    ...sums,
    balanceUsed: 0,
    payable: sums.total,
    correctsInvoiceId: null,
    issuedAt: new Date('2026-11-21T09:00:00Z'),
    state: 'open',
    paidAt: null,
    writtenOffAt: null,
    cardGivenUpAt: null,
    unpaid: sums.total,
    lines,
    ...overrides,
  };
}
