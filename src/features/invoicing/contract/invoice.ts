/** A day in `YYYY-MM-DD`. */
type Day = string;
/** Whole øre. */
type Ore = number;

export const invoiceStates = ['open', 'due', 'nonpayment', 'paid'] as const;
export type InvoiceState = (typeof invoiceStates)[number];
export type InvoiceKind = 'invoice' | 'creditNote';
export type InvoiceMethod = 'card' | 'invoice' | 'ehf';

/** The company that owes, as it stands on the invoice. */
export interface Buyer {
  companyId: number;
  name: string;
  registryId: string;
  streetAddress: string;
  secondaryStreetAddress: string | null;
  postalCode: string;
  city: string;
  /** Two letters. */
  country: string;
  reference: string | null;
  recipient: { name: string; email: string };
  language: 'no' | 'en';
}

/** The operator of the installation, as it stands on the invoice. */
export interface Seller {
  name: string;
  registryId: string;
  isVatRegistered: boolean;
  /** In the register of business enterprises, which invoices of limited companies must name. */
  isInBusinessRegister: boolean;
  streetAddress: string;
  postalCode: string;
  city: string;
  /** Eleven digits. */
  accountNumber: string;
  iban: string | null;
  bic: string | null;
  email: string;
  phone: string | null;
  website: string | null;
}

/** Why a line is charged: a code with what its sentence names. */
export interface LineReason {
  code: string;
  args: Readonly<Record<string, string | number>>;
}

export interface InvoiceLine {
  text: { no: string; en: string };
  quantity: number;
  unit: 'user' | 'piece' | 'month' | 'year';
  unitPrice: Ore;
  /** What a code takes off quantity times price; negative where that is credited. */
  discount: Ore;
  /** Negative for what is credited. */
  net: Ore;
  /** The days it charges for, to the last; null for what has none. */
  from: Day | null;
  to: Day | null;
  /** The days over which the seller earns it; null for what is earned when it is issued. */
  revenue: { from: Day; to: Day } | null;
  planId: string | null;
  productId: string | null;
  itemId: string | null;
  reason: LineReason | null;
}

/** What is to be issued. Date, number, VAT and sums follow from it. */
export interface InvoiceDraft {
  buyer: Buyer;
  lines: readonly InvoiceLine[];
  vatPercent: number;
  method: InvoiceMethod;
  /** How much of the customer's balance it uses: at most the balance and the total. */
  balanceUsed: Ore;
  /** The VAT of a credit note whose parts are to sum to that of the invoice; else it follows from the sum. */
  vat?: Ore;
  /** For a credit note: the invoice that it corrects, and lowers as far as that is unpaid. */
  correctsInvoiceId?: string;
  /** Whether all of a credit note goes to the customer's balance, for `setOffBalance`. */
  isLeftToBalance?: boolean;
}

export interface InvoiceSums {
  net: Ore;
  vat: Ore;
  total: Ore;
}

export interface Invoice extends InvoiceSums {
  invoiceId: string;
  companyId: number;
  number: number;
  kind: InvoiceKind;
  date: Day;
  /** Null for a credit note. */
  dueDate: Day | null;
  kid: string;
  method: InvoiceMethod;
  seller: Seller;
  buyer: Buyer;
  vatPercent: number;
  balanceUsed: Ore;
  /** What was to be paid when it was issued; negative for a credit note. */
  payable: Ore;
  correctsInvoiceId: string | null;
  issuedAt: Date;
  state: InvoiceState;
  paidAt: Date | null;
  writtenOffAt: Date | null;
  /** Since when its card is not tried any more; null while it may be, and for what is not paid by card. */
  cardGivenUpAt: Date | null;
  /** What is still to be paid. */
  unpaid: Ore;
}

export interface InvoiceWithLines extends Invoice {
  lines: InvoiceLine[];
}
