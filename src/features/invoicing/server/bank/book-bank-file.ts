import type { Services } from '#kernel/server/services.ts';
import type { Invoice } from '../../contract/invoice.ts';
import type { BooksContext } from '../books-context.ts';
import { findInvoice, findInvoiceByKid } from '../issuing/store-invoices.ts';
import { settleInvoice } from '../paying/settle-invoice.ts';
import { readCamt } from './read-camt.ts';
import type { CamtEntry } from './read-camt.ts';
import { insertBankEntry, lockBankEntry, setBooked, wasReported } from './store-bank-entries.ts';
import type { BankOutcome } from './store-bank-entries.ts';

/** The result for the entries of a file. `known` were read before; `listed` fit nothing and wait for the operator. */
export type BookedFile =
  | { kind: 'read'; messageId: string; booked: number; known: number; listed: number }
  | { kind: 'unreadable'; reason: string };

/** Books the payments of a camt.054 file, each once and in a transaction of its own: a file may be read again after it broke off. */
export async function bookBankFile(services: Services, xml: string): Promise<BookedFile> {
  const file = readCamt(xml);
  if (file.kind === 'unreadable') return file;
  const counts = { booked: 0, known: 0, listed: 0 };
  for (const entry of file.entries) counts[await bookEntry(services, file.messageId, entry)] += 1;
  return { kind: 'read', messageId: file.messageId, ...counts };
}

function bookEntry(services: Services, messageId: string, entry: CamtEntry): Promise<'booked' | 'known' | 'listed'> {
  const now = services.clock.now();
  return services.database.transaction(async (company) => {
    const invoice = entry.kid === null ? undefined : await findInvoiceByKid(company, entry.kid);
    const said = outcomeOf(entry, invoice);
    // What is no payment of this amount stays that, whatever was told of before: its result alone says so.
    const isPayment = !noPayments.has(said);
    const outcome = isPayment && (await wasReported(company, { ...entry, messageId })) ? 'toldBefore' : said;
    const booked = outcome === 'booked' ? invoice : undefined;
    const place = { companyId: booked?.companyId ?? null, invoiceId: booked?.invoiceId ?? null };
    if (!(await insertBankEntry(company, { ...entry, messageId, outcome, ...place, now }))) return 'known';
    if (booked) await settle({ company, services, now }, { ...entry, messageId, entryReference: entry.reference }, booked);
    return booked ? 'booked' : 'listed';
  });
}

/** Money that went back, or in another currency: no payments of their amount. */
const noPayments: ReadonlySet<BankOutcome> = new Set(['reversal', 'otherCurrency']);

/** What an entry is, from what it says and the invoice of its KID. */
export function outcomeOf(entry: CamtEntry, invoice: Pick<Invoice, 'seller'> | undefined): BankOutcome {
  if (entry.isReversal) return 'reversal';
  if (entry.currency !== 'NOK') return 'otherCurrency';
  if (entry.kid === null) return 'noKid';
  if (!invoice) return 'unknownKid';
  return entry.account === invoice.seller.accountNumber ? 'booked' : 'otherAccount';
}

/** Books by hand what fits no invoice by itself; false when it is booked, or either is not there. */
export async function assignBankEntry(
  context: BooksContext,
  { entryId, invoiceId }: { entryId: string; invoiceId: string },
): Promise<boolean> {
  const { company } = context;
  const entry = await lockBankEntry(company, entryId);
  const invoice = await findInvoice(company, invoiceId);
  if (!entry || !invoice || entry.outcome === 'booked' || noPayments.has(entry.outcome)) return false;
  await setBooked(company, { entryId, companyId: invoice.companyId, invoiceId });
  await settle(context, entry, invoice);
  return true;
}

async function settle(
  context: BooksContext,
  { messageId, entryReference, amount, day }: { messageId: string; entryReference: string; amount: number; day: string },
  { invoiceId }: Pick<Invoice, 'invoiceId'>,
): Promise<void> {
  await settleInvoice(context, { invoiceId, source: 'bank', reference: `${messageId}/${entryReference}`, amount, day });
}
