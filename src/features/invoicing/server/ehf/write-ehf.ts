import { create } from 'xmlbuilder2';
import { kroner } from './amounts.ts';
import type { EhfDocument, EhfLine } from './ehf-document.ts';
import { supplier, customer } from './write-parties.ts';
import { taxTotal, vatCategory } from './write-vat.ts';
import { money, text } from './xml-values.ts';

const ubl = 'urn:oasis:names:specification:ubl:schema:xsd';
export const customization = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0';
export const profile = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';
/** UNTDID 1001: commercial invoice, credit note. */
export const typeCodes = { invoice: '380', creditNote: '381' } as const;
/** UNTDID 4461: credit transfer. */
export const creditTransfer = '30';

/** An invoice or a credit note in UBL 2.1 as Peppol BIS Billing 3.0 and the Norwegian rules want it; what is empty is left out. */
export function writeEhf(document: EhfDocument): string {
  const isInvoice = document.kind === 'invoice';
  const name = isInvoice ? 'Invoice' : 'CreditNote';
  const root = {
    '@xmlns': `${ubl}:${name}-2`,
    '@xmlns:cac': `${ubl}:CommonAggregateComponents-2`,
    '@xmlns:cbc': `${ubl}:CommonBasicComponents-2`,
    ...head(document),
    'cac:AccountingSupplierParty': supplier(document.seller),
    'cac:AccountingCustomerParty': customer(document.buyer),
    'cac:PaymentMeans': paymentMeans(document),
    'cac:TaxTotal': taxTotal(document),
    'cac:LegalMonetaryTotal': totals(document),
    [isInvoice ? 'cac:InvoiceLine' : 'cac:CreditNoteLine']: document.lines.map((line, index) => writeLine(document, line, index)),
  };
  return create({ version: '1.0', encoding: 'UTF-8' }, { [name]: root }).end({ prettyPrint: true });
}

function head({ kind, number, date, dueDate, buyerReference, corrects, lines }: EhfDocument) {
  const isInvoice = kind === 'invoice';
  return {
    'cbc:CustomizationID': customization,
    'cbc:ProfileID': profile,
    'cbc:ID': number,
    'cbc:IssueDate': date,
    'cbc:DueDate': isInvoice ? dueDate : null,
    [isInvoice ? 'cbc:InvoiceTypeCode' : 'cbc:CreditNoteTypeCode']: typeCodes[kind],
    'cbc:DocumentCurrencyCode': 'NOK',
    'cbc:BuyerReference': text(buyerReference),
    'cac:InvoicePeriod': periodOfAll(lines),
    'cac:BillingReference': corrects && { 'cac:InvoiceDocumentReference': { 'cbc:ID': corrects.number, 'cbc:IssueDate': corrects.date } },
  };
}

/** The days of all lines: the periods of lines must lie within them. */
function periodOfAll(lines: readonly EhfLine[]) {
  const periods = lines.flatMap(({ period }) => period ?? []);
  const from = periods
    .map((period) => period.from)
    .toSorted()
    .at(0);
  const to = periods
    .map((period) => period.to)
    .toSorted()
    .at(-1);
  return from && to ? { 'cbc:StartDate': from, 'cbc:EndDate': to } : null;
}

function paymentMeans({ payment }: EhfDocument) {
  if (!payment) return null;
  const { kid, accountNumber, bic } = payment;
  const branch = bic ? { 'cbc:ID': text(bic) } : null;
  return {
    'cbc:PaymentMeansCode': creditTransfer,
    'cbc:PaymentID': kid,
    'cac:PayeeFinancialAccount': { 'cbc:ID': accountNumber, 'cac:FinancialInstitutionBranch': branch },
  };
}

function totals({ sums: { net, total, prepaid, payable } }: EhfDocument) {
  return {
    'cbc:LineExtensionAmount': money(kroner(net)),
    'cbc:TaxExclusiveAmount': money(kroner(net)),
    'cbc:TaxInclusiveAmount': money(kroner(total)),
    'cbc:PrepaidAmount': prepaid === 0 ? null : money(kroner(prepaid)),
    'cbc:PayableAmount': money(kroner(payable)),
  };
}

function writeLine({ kind, vat }: EhfDocument, { name, note, quantity, unit, net, price, discount, period }: EhfLine, index: number) {
  return {
    'cbc:ID': String(index + 1),
    'cbc:Note': text(note),
    [kind === 'invoice' ? 'cbc:InvoicedQuantity' : 'cbc:CreditedQuantity']: { '@unitCode': unit, '#': String(quantity) },
    'cbc:LineExtensionAmount': money(kroner(net)),
    'cac:InvoicePeriod': period && { 'cbc:StartDate': period.from, 'cbc:EndDate': period.to },
    'cac:AllowanceCharge': discount && allowance(discount),
    'cac:Item': { 'cbc:Name': text(name), 'cac:ClassifiedTaxCategory': vatCategory(vat) },
    'cac:Price': { 'cbc:PriceAmount': money(price) },
  };
}

/** What is taken off a line; where the line is negative, it is a charge, so that no amount is. */
function allowance({ amount, reason }: NonNullable<EhfLine['discount']>) {
  return {
    'cbc:ChargeIndicator': String(amount < 0),
    'cbc:AllowanceChargeReason': text(reason),
    'cbc:Amount': money(kroner(Math.abs(amount))),
  };
}
