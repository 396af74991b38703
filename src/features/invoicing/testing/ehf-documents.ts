import { documentOf } from '../server/ehf/document-of.ts';
import { writeEhf } from '../server/ehf/write-ehf.ts';
import { line, testSeller } from './draft.ts';
import { creditLines, discountedLines, issued, monthlyLines, words } from './issued.ts';

const invoice = writeEhf(documentOf(issued(monthlyLines), words));
const corrects = { number: 999, date: '2026-10-01' };
const awkward = { ...words, reasonOf: () => ' \u0000\u0007\uD800"<&>]]>\n\tÆØÅ 😀 ' };
const unregistered = { ...testSeller, isVatRegistered: false };

/** One document of each kind that is written. */
export const ehfDocuments: ReadonlyMap<string, string> = new Map([
  ['an invoice', invoice],
  ['a credit note', writeEhf(documentOf(issued(creditLines), { ...words, corrects }))],
  ['a credit note that corrects no single invoice', writeEhf(documentOf(issued(creditLines), words))],
  [
    'a credit note with the øre of VAT that others left',
    writeEhf(documentOf(issued([line(-5005)], { vat: -1252, total: -6257, payable: -6257 }), { ...words, corrects })),
  ],
  ['an invoice of a seller outside VAT', writeEhf(documentOf(issued(monthlyLines, { vatPercent: 0, seller: unregistered }), words))],
  ['an invoice without VAT', writeEhf(documentOf(issued(monthlyLines, { vatPercent: 0 }), words))],
  ['an invoice paid in part by the balance', writeEhf(documentOf(issued(monthlyLines, { balanceUsed: 5000 }), words))],
  ['an invoice paid by the balance', writeEhf(documentOf(issued([line(10_000)], { balanceUsed: 12_500 }), words))],
  ['an invoice of nothing', writeEhf(documentOf(issued([line(10_000), line(-10_000)]), words))],
  ['an invoice with discounts', writeEhf(documentOf(issued(discountedLines), words))],
  ['an invoice with awkward texts', writeEhf(documentOf(issued(monthlyLines), awkward))],
]);

const changed = (from: string | RegExp, to: string): string => {
  const xml = invoice.replace(from, to);
  if (xml === invoice) throw new Error(`The invoice has no ${from}`);
  return xml;
};

/** Invoices that nobody could pay, or not as the books say, though the official rules let them through. */
export const quietMutants: ReadonlyMap<string, string> = new Map([
  ['no day due', changed(/<cbc:DueDate>[^<]*<\/cbc:DueDate>/, '')],
  ['a day due before the invoice', changed(/(<cbc:DueDate>)[^<]+/, '$12026-11-26')],
  ['a wrong check digit of the KID', changed(/(<cbc:PaymentID>)(\d+)\d/, '$1$20')],
  ['a wrong check digit of the account', changed('86011117947', '86011117948')],
  ['the number of VAT of somebody else', changed('NO923609016MVA', 'NO974760673MVA')],
  ['an address in the network of somebody else', changed('>974760673</cbc:EndpointID>', '>923609016</cbc:EndpointID>')],
]);

/** Invoices that nobody may ever send, which the official rules refuse. */
export const namedMutants: ReadonlyMap<string, string> = new Map([
  ['a wrong check digit of VAT', changed('NO923609016MVA', 'NO923609017MVA')],
  ['a number of VAT without MVA', changed('NO923609016MVA', 'NO923609016')],
  ['a wrong amount to pay', changed(/(<cbc:PayableAmount[^>]*>)[^<]+/, '$11.00')],
  ['a wrong total', changed(/(<cbc:TaxInclusiveAmount[^>]*>)[^<]+/, '$11.00')],
  ['a wrong VAT', changed(/(<cbc:TaxAmount[^>]*>)[^<]+/g, '$11.00')],
  ['a wrong amount of a line', changed(/1000.00(?=<\/cbc:LineExtensionAmount>\s*<cac:InvoicePeriod>)/, '1001.00')],
  ['no address of the buyer in the network', changed(/<cbc:EndpointID schemeID="0192">974760673<\/cbc:EndpointID>/, '')],
  ['a wrong address of the buyer in the network', changed(/974760673(?=<\/cbc:EndpointID>)/, '974760674')],
  ['no reference of the buyer', changed(/<cbc:BuyerReference>[^<]*<\/cbc:BuyerReference>/, '')],
  ['no account', changed(/<cac:PayeeFinancialAccount>[\s\S]*<\/cac:PayeeFinancialAccount>/, '')],
  ['another currency', changed(/NOK(?=<)/, 'SEK')],
  ['a negative price', changed(/(<cbc:PriceAmount[^>]*>)/, '$1-')],
  ['a day that does not exist', changed(/(<cbc:IssueDate>)[^<]+/, '$12026-02-30')],
  ['another profile', changed('billing:01:1.0', 'billing:02:1.0')],
  ['elements out of order', changed(/( *<cbc:IssueDate>.*\n)( *<cbc:DueDate>.*\n)/, '$2$1')],
]);
