/** The day of the books: Europe/Oslo's, whatever the customer's zone. */
export { bookDay } from './books-context.ts';

/** Issues an invoice or a credit note in the caller's transaction. */
export { issueInvoice } from './issuing/issue-invoice.ts';
export type { IssuedInvoice } from './issuing/issue-invoice.ts';

/** What follows of an invoice becoming due, unpaid for long, or paid. */
export { invoiceStateChanged } from './invoice-state.ts';
export type { InvoiceStateEvent } from './invoice-state.ts';

/** Books a payment once for its reference; a loss; a payment that no invoice asks for. */
export { bookCredit } from './paying/book-credit.ts';
export { settleInvoice, writeOffInvoice } from './paying/settle-invoice.ts';

/** Sets a customer's balance off against everything it has not paid. */
export { setOffBalance } from './paying/set-off-balance.ts';

/** Invoices and credit notes. */
export {
  countInvoices,
  findInvoice,
  findInvoiceByNumber,
  findWithLines,
  readAllUnpaid,
  readInvoices,
  readLines,
  readUnpaid,
} from './issuing/store-invoices.ts';

/** The document of an invoice, made once and kept; what reasons of lines are called in it. */
export { findDocument, readEhfIds } from './documents/store-documents.ts';
export { storePdf } from './documents/store-pdf.ts';
export { reasonTexts } from './documents/line-reasons.ts';
export { pdfName } from './delivery/invoice-mail.ts';

/** Books the payments of a file of the bank (camt.054), each once; what fits nothing is listed, and booked by hand. */
export { assignBankEntry, bookBankFile } from './bank/book-bank-file.ts';
export { readUnmatchedEntries } from './bank/store-bank-entries.ts';
export type { BankOutcome } from './bank/store-bank-entries.ts';

/** Whether an organisation can be sent EHF, and another way into the network than the configured one. */
export { ehfPorts, findEhfRecipient } from './peppol/ports.ts';
export type { EhfPorts } from './peppol/ports.ts';

/** Who gets a company's mails about its invoices. */
export { recipientWanted } from './delivery/present-recipient.ts';

/** What follows of a card that was declined for an invoice. */
export { cardDeclined } from './dunning/give-up-card.ts';
export type { CardDeclined } from './dunning/give-up-card.ts';

/** A customer under its newest name, and its credit; whoever prices by it locks the customer first. */
export { saveCustomer, lockCustomer, readBalance, readCustomerName } from './ledger/store-customers.ts';

/** What the operator does by command. */
export { creditByNumber, payByNumber, refundByReference, writeOffByNumber } from './operator/act-on-invoice.ts';
export { exportBalances, exportJournal, kroner } from './operator/export-books.ts';
export type { BooksFile } from './operator/export-books.ts';
export { payOutBalance } from './operator/pay-out-balance.ts';
export {
  readBookedReferences,
  readCreditOfDeleted,
  readCustomerNames,
  readNumbers,
  readSparePayments,
} from './operator/store-to-settle.ts';
export type { CreditOfDeleted, SparePayment } from './operator/store-to-settle.ts';
export { skipNumbers } from './operator/skip-numbers.ts';
/** Stops the charging of cards by the clock, as after a restore, and lets it begin again. */
export { endPause, insertPause } from './operator/store-operator.ts';
export { insertSeller, readSeller } from './issuing/store-seller.ts';
