import type { Company } from '#kernel/server/database/unit.ts';
import { hook } from '#kernel/server/registers.ts';
import type { Services } from '#kernel/server/services.ts';
import type { Buyer, Invoice } from '../../contract/invoice.ts';

/** Who gets a company's mails about its invoices; null while nobody is named, and for a company that is not there any more. */
export const recipientWanted = hook<Company, Buyer['recipient'] | null>('invoicing.recipientWanted');

/** The invoice addressed to whoever gets the company's mails now: who is named on it may have been replaced since (subscription.31). */
export async function toPresentRecipient(company: Company, { hooks }: Pick<Services, 'hooks'>, invoice: Invoice): Promise<Invoice> {
  const [recipient] = await hooks.tell(recipientWanted, company);
  return recipient ? { ...invoice, buyer: { ...invoice.buyer, recipient } } : invoice;
}
