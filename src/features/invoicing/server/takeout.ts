import type { TakeoutShare } from '#kernel/server/takeout/takeout-share.ts';

/** What the company was invoiced and has paid, for its takeouts, with the documents. The ledger and what the bank told are the seller's and in none. */
export const invoicingShare: TakeoutShare = {
  tables: [
    { table: 'invoice' },
    { table: 'invoice_line' },
    { table: 'invoice_document' },
    { table: 'invoice_delivery', withheld: { last_error: 'What another system answered; it is about the delivery and not the company.' } },
    { table: 'invoice_payment' },
  ],
};
