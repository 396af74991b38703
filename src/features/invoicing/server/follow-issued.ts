import type { Invoice } from '../contract/invoice.ts';
import type { BooksContext } from './books-context.ts';
import { queueDelivery } from './delivery/deliver-invoices.ts';
import { queueCardTry } from './dunning/try-cards.ts';

/** A new invoice is delivered, and its card is tried. */
export async function followIssued(issued: BooksContext & { invoice: Invoice }): Promise<void> {
  await queueDelivery(issued);
  await queueCardTry(issued);
}
