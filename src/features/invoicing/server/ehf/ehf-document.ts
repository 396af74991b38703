/** A day in `YYYY-MM-DD`. */
type Day = string;
/** Whole øre; in a credit note what is credited is positive. */
type Ore = number;

export interface EhfAddress {
  streetAddress: string;
  secondaryStreetAddress: string | null;
  postalCode: string;
  city: string;
  /** Two letters. */
  country: string;
}

export interface EhfContact {
  name: string | null;
  phone: string | null;
  email: string | null;
}

export interface EhfParty {
  name: string;
  /** Nine digits; also the address in the network. */
  registryId: string;
  address: EhfAddress;
  contact: EhfContact;
}

export interface EhfSeller extends EhfParty {
  isVatRegistered: boolean;
  isInBusinessRegister: boolean;
}

/** One category for all lines: the standard rate, a rate of zero, or a seller who is not in the register of VAT. */
export type EhfVat = { category: 'S'; percent: number } | { category: 'Z' } | { category: 'O'; reason: string };

export interface EhfLine {
  name: string;
  /** Why it is charged, and how the amount came about. */
  note: string | null;
  quantity: number;
  /** A code of UN/ECE Recommendation 20. */
  unit: string;
  /** In kroner, never negative, with as many decimals as quantity times price, less the discount, needs to give the amount. */
  price: string;
  /** What a code takes off quantity times price, and what it is called; negative in a line that is. */
  discount: { amount: Ore; reason: string } | null;
  net: Ore;
  /** The first and last day that it charges for. */
  period: { from: Day; to: Day } | null;
}

/** What an EHF says, in the order and the signs of EHF. */
export interface EhfDocument {
  kind: 'invoice' | 'creditNote';
  number: string;
  date: Day;
  /** Null for a credit note. */
  dueDate: Day | null;
  buyerReference: string;
  /** The invoice that a credit note corrects. */
  corrects: { number: string; date: Day } | null;
  seller: EhfSeller;
  buyer: EhfParty;
  /** Null when nothing is to be paid in. */
  payment: { kid: string; accountNumber: string; bic: string | null } | null;
  vat: EhfVat;
  lines: readonly EhfLine[];
  sums: { net: Ore; vat: Ore; total: Ore; prepaid: Ore; payable: Ore };
}
