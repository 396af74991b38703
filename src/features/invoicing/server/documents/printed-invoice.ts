import { writtenAccountNumber } from '#kernel/contract/account-number.ts';
import { dateRangeText } from '#kernel/contract/date-range.ts';
import { clean } from '#kernel/server/export/cell-text.ts';
import type { Buyer, InvoiceLine, InvoiceWithLines, LineReason, Seller } from '../../contract/invoice.ts';
import { amountText, countText, dayText, filled, invoiceWords, registryIdText } from './words.ts';

/** An invoice with what its document says beside it. */
export interface ToPrint {
  invoice: InvoiceWithLines;
  /** The number of the invoice that a credit note corrects. */
  correctsNumber: number | undefined;
  /** Why a line is charged, in the buyer's language; undefined says nothing. */
  sayWhy: (reason: LineReason) => string | undefined;
}

type Language = Buyer['language'];

/** What the template of an invoice reads, in the buyer's language. */
export function printedInvoice({ invoice, correctsNumber, sayWhy }: ToPrint) {
  const { buyer, seller, kind, number, date, lines } = invoice;
  const { language } = buyer;
  const words = invoiceWords[language];
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return {
    title: filled(words.title, { kind: words[kind], number }),
    sellerName: clean(seller.name),
    language: language === 'no' ? { lang: 'nb', region: 'NO' } : { lang: 'en', region: 'GB' },
    day: [year, month, day],
    page: words.page,
    parties: [
      { title: words.seller, lines: sellerLines(seller, language) },
      { title: words.buyer, lines: buyerLines(buyer) },
    ],
    facts: factsOf(invoice, correctsNumber),
    columns: Object.values(words.columns),
    lines: lines.flatMap((line) => lineCells(line, language, sayWhy)),
    sums: sumsOf(invoice),
    payment: paymentOf(invoice),
    currency: words.currency,
  };
}

function sellerLines(seller: Seller, language: Language): string[] {
  const words = invoiceWords[language];
  const number = registryIdText(seller.registryId);
  return present([
    seller.name,
    seller.streetAddress,
    `${seller.postalCode} ${seller.city}`,
    // VAT Documentation: the number of a seller that charges VAT is followed by MVA, whatever the language.
    filled(seller.isVatRegistered ? words.registryIdVat : words.registryId, { number }),
    seller.isInBusinessRegister ? words.businessRegister : null,
    seller.email,
    seller.phone,
    seller.website,
  ]);
}

function buyerLines(buyer: Buyer): string[] {
  const words = invoiceWords[buyer.language];
  return present([
    buyer.name,
    buyer.streetAddress,
    buyer.secondaryStreetAddress,
    `${buyer.postalCode} ${buyer.city}`,
    filled(words.registryId, { number: registryIdText(buyer.registryId) }),
    buyer.reference === null ? null : filled(words.reference, { reference: buyer.reference }),
  ]);
}

function factsOf(invoice: InvoiceWithLines, correctsNumber: number | undefined): [string, string][] {
  const { language } = invoice.buyer;
  const words = invoiceWords[language];
  const facts: [string, string | null | undefined][] = [
    [words.number, String(invoice.number)],
    [words.date, dayText(invoice.date, language)],
    [words.dueDate, invoice.dueDate && dayText(invoice.dueDate, language)],
    [words.corrects, correctsNumber === undefined ? null : String(correctsNumber)],
    ...(isToPay(invoice) ? paymentFacts(invoice) : []),
  ];
  return facts.flatMap(([name, value]): [string, string][] => (value ? [[name, clean(value)]] : []));
}

function paymentFacts({ seller, kid, buyer }: InvoiceWithLines): [string, string | null][] {
  const words = invoiceWords[buyer.language];
  return [
    [words.account, writtenAccountNumber(seller.accountNumber)],
    [words.kid, kid],
    [words.iban, seller.iban],
    [words.bic, seller.bic],
  ];
}

function lineCells(line: InvoiceLine, language: Language, sayWhy: ToPrint['sayWhy']) {
  const words = invoiceWords[language];
  const why = line.reason && sayWhy(line.reason);
  const period = line.from && line.to && dateRangeText(language, { from: line.from, to: line.to }, { month: 'short' });
  const cells = {
    text: clean(line.text[language]),
    why: why ? clean(why) : '',
    period: period ?? '',
    quantity: `${countText(line.quantity, language)} ${words.units[line.unit]}`,
    unitPrice: amountText(line.unitPrice, language),
    net: amountText(line.net + line.discount, language),
  };
  if (line.discount === 0) return [cells];
  // What a code takes off stands below, so that each line is its quantity times its price.
  const net = amountText(-line.discount, language);
  return [
    { ...cells, why: '' },
    { text: words.discount, why: cells.why, period: '', quantity: '', unitPrice: '', net },
  ];
}

function sumsOf({ kind, net, vat, vatPercent, total, balanceUsed, payable, buyer: { language } }: InvoiceWithLines) {
  const words = invoiceWords[language];
  const amount = (ore: number) => amountText(ore, language);
  const rows = [
    { name: words.net, amount: amount(net), isStrong: false },
    { name: filled(words.vat, { percent: vatPercent, net: amount(net) }), amount: amount(vat), isStrong: false },
    { name: words.total, amount: amount(total), isStrong: false },
    ...(balanceUsed > 0 ? [{ name: words.balanceUsed, amount: amount(-balanceUsed), isStrong: false }] : []),
  ];
  const last = kind === 'creditNote' ? { name: words.credited, amount: amount(-total) } : { name: words.payable, amount: amount(payable) };
  return [...rows, { ...last, isStrong: true }];
}

function paymentOf(invoice: InvoiceWithLines): string {
  const { kind, method, payable, dueDate, kid, seller, buyer } = invoice;
  const { language } = buyer;
  const words = invoiceWords[language];
  if (kind === 'creditNote') return words.creditUse;
  if (payable <= 0 || dueDate === null) return words.nothingToPay;
  const amount = amountText(payable, language);
  // The document goes with the mails as well that say that no card could be charged.
  return filled(method === 'card' ? words.byCard : words.toPay, {
    amount,
    account: writtenAccountNumber(seller.accountNumber),
    dueDate: dayText(dueDate, language),
    kid,
  });
}

const isToPay = ({ kind, payable }: InvoiceWithLines): boolean => kind === 'invoice' && payable > 0;

function present(lines: readonly (string | null)[]): string[] {
  return lines.flatMap((line) => (line === null || line.trim() === '' ? [] : [clean(line)]));
}
