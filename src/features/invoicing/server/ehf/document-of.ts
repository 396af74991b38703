import type { Buyer, Invoice, InvoiceLine, InvoiceWithLines, Seller } from '../../contract/invoice.ts';
import { kroner, priceOf } from './amounts.ts';
import type { EhfDocument, EhfLine, EhfParty, EhfSeller, EhfVat } from './ehf-document.ts';

/** What an EHF says beyond the invoice. */
export interface EhfWords {
  /** In the buyer's language: why a line is charged. */
  reasonOf: (line: InvoiceLine) => string | null;
  /** In the buyer's language: that the seller is not in the register of VAT. */
  notVatRegistered: string;
  /** In the buyer's language: what a discount is called. */
  discount: string;
  /** The invoice that a credit note corrects. */
  corrects: Pick<Invoice, 'number' | 'date'> | null;
}

// UN/ECE Recommendation 20: each, piece, month, year.
export const unitCodes = { user: 'EA', piece: 'H87', month: 'MON', year: 'ANN' } as const satisfies Record<InvoiceLine['unit'], string>;

/** An issued invoice or credit note as EHF says it: what a credit note credits is positive there (subscription.37). */
export function documentOf(invoice: InvoiceWithLines, words: EhfWords): EhfDocument {
  const { kind, number, date, dueDate, buyer, seller } = invoice;
  const sign = kind === 'creditNote' ? -1 : 1;
  const signed = (ore: number) => sign * ore || 0;
  return {
    kind,
    number: String(number),
    date,
    dueDate,
    buyerReference: buyerReference(buyer),
    corrects: words.corrects && { number: String(words.corrects.number), date: words.corrects.date },
    seller: sellerOf(seller),
    buyer: partyOf(buyer, { name: buyer.recipient.name, phone: null, email: buyer.recipient.email }),
    payment: kind === 'creditNote' ? null : { kid: invoice.kid, accountNumber: seller.accountNumber, bic: seller.bic },
    vat: vatOfDocument(invoice, words),
    lines: invoice.lines.map((line) => lineOf(line, { sign, words, language: buyer.language })),
    sums: {
      net: signed(invoice.net),
      vat: signed(invoice.vat),
      total: signed(invoice.total),
      prepaid: signed(invoice.balanceUsed),
      payable: signed(invoice.payable),
    },
  };
}

// The rules ask for a reference or an order always (PEPPOL-EN16931-R003): else the person who receives, or the company.
function buyerReference({ reference, recipient, name }: Buyer): string {
  return [reference, recipient.name].find((text) => text?.trim()) ?? name;
}

function sellerOf(seller: Seller): EhfSeller {
  const { isVatRegistered, isInBusinessRegister, phone, email } = seller;
  const address = { ...seller, secondaryStreetAddress: null, country: 'NO' };
  return { ...partyOf(address, { name: null, phone, email }), isVatRegistered, isInBusinessRegister };
}

function partyOf(
  {
    name,
    registryId,
    streetAddress,
    secondaryStreetAddress,
    postalCode,
    city,
    country,
  }: EhfParty['address'] & Pick<EhfParty, 'name' | 'registryId'>,
  contact: EhfParty['contact'],
): EhfParty {
  return { name, registryId, address: { streetAddress, secondaryStreetAddress, postalCode, city, country }, contact };
}

function vatOfDocument({ seller, vatPercent }: InvoiceWithLines, { notVatRegistered }: EhfWords): EhfVat {
  if (vatPercent === 0) return seller.isVatRegistered ? { category: 'Z' } : { category: 'O', reason: notVatRegistered };
  if (!seller.isVatRegistered) throw new Error('An invoice has VAT though its seller is not registered');
  return { category: 'S', percent: vatPercent };
}

/** A price is never negative (BR-27), so that the quantity has the sign of the amount. */
function lineOf(line: InvoiceLine, { sign, words, language }: { sign: 1 | -1; words: EhfWords; language: Buyer['language'] }): EhfLine {
  const [net, discount] = [sign * line.net || 0, sign * line.discount || 0];
  const full = net + discount;
  const count = Math.abs(line.quantity) || 1;
  return {
    name: line.text[language],
    note: words.reasonOf(line),
    quantity: full < 0 ? -count : count,
    unit: unitCodes[line.unit],
    price: isOf(line, count) ? kroner(line.unitPrice) : priceOf(Math.abs(full), count),
    discount: discount === 0 ? null : { amount: discount, reason: words.discount },
    net,
    period: line.from && line.to ? { from: line.from, to: line.to } : null,
  };
}

/** Whether quantity times price gives what it costs before discount to the øre, so that the price can stand as it was agreed. */
function isOf({ net, discount, unitPrice }: InvoiceLine, count: number): boolean {
  return unitPrice >= 0 && Math.abs(unitPrice * count - Math.abs(net + discount)) < 1;
}
