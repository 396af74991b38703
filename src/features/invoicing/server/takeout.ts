import type { TakeoutShare } from '#kernel/server/takeout/takeout-share.ts';

/** What the company was invoiced and has paid, for its takeouts. The ledger is the seller's and in none. */
export const invoicingShare: TakeoutShare = {
  tables: [{ table: 'invoice' }, { table: 'invoice_line' }, { table: 'invoice_payment' }],
};
