import type { Fault } from './fault.ts';
import { allWithin } from './read-xml.ts';
import type { XmlElement } from './read-xml.ts';

const ubl = 'urn:oasis:names:specification:ubl:schema:xsd';
const party = 'cac:Party';
const category = 'cbc:ID cbc:Percent? cbc:TaxExemptionReasonCode? cbc:TaxExemptionReason? cac:TaxScheme';
const parties = 'cac:AccountingSupplierParty cac:AccountingCustomerParty';
const sums = 'cac:TaxTotal cac:LegalMonetaryTotal';
const line = (quantity: string) =>
  `cbc:ID cbc:Note? cbc:${quantity} cbc:LineExtensionAmount cac:InvoicePeriod? cac:AllowanceCharge? cac:Item cac:Price`;

/** The part of UBL 2.1 that is written here: what is within an element, in which order, and what may be missing. */
const shapes: ReadonlyMap<string, string> = new Map([
  [
    'Invoice',
    `cbc:CustomizationID cbc:ProfileID cbc:ID cbc:IssueDate cbc:DueDate cbc:InvoiceTypeCode cbc:DocumentCurrencyCode cbc:BuyerReference cac:InvoicePeriod? cac:BillingReference? ${parties} cac:PaymentMeans ${sums} cac:InvoiceLine+`,
  ],
  [
    'CreditNote',
    `cbc:CustomizationID cbc:ProfileID cbc:ID cbc:IssueDate cbc:CreditNoteTypeCode cbc:DocumentCurrencyCode cbc:BuyerReference cac:InvoicePeriod? cac:BillingReference? ${parties} ${sums} cac:CreditNoteLine+`,
  ],
  ['cac:InvoicePeriod', 'cbc:StartDate cbc:EndDate'],
  ['cac:BillingReference', 'cac:InvoiceDocumentReference'],
  ['cac:InvoiceDocumentReference', 'cbc:ID cbc:IssueDate'],
  ['cac:AccountingSupplierParty', party],
  ['cac:AccountingCustomerParty', party],
  ['cac:Party', 'cbc:EndpointID cac:PartyName cac:PostalAddress cac:PartyTaxScheme* cac:PartyLegalEntity cac:Contact?'],
  ['cac:PartyName', 'cbc:Name'],
  ['cac:PostalAddress', 'cbc:StreetName? cbc:AdditionalStreetName? cbc:CityName? cbc:PostalZone? cac:Country'],
  ['cac:Country', 'cbc:IdentificationCode'],
  ['cac:PartyTaxScheme', 'cbc:CompanyID cac:TaxScheme'],
  ['cac:TaxScheme', 'cbc:ID'],
  ['cac:PartyLegalEntity', 'cbc:RegistrationName cbc:CompanyID'],
  ['cac:Contact', 'cbc:Name? cbc:Telephone? cbc:ElectronicMail?'],
  ['cac:PaymentMeans', 'cbc:PaymentMeansCode cbc:PaymentID cac:PayeeFinancialAccount'],
  ['cac:PayeeFinancialAccount', 'cbc:ID cac:FinancialInstitutionBranch?'],
  ['cac:FinancialInstitutionBranch', 'cbc:ID'],
  ['cac:TaxTotal', 'cbc:TaxAmount cac:TaxSubtotal'],
  ['cac:TaxSubtotal', 'cbc:TaxableAmount cbc:TaxAmount cac:TaxCategory'],
  ['cac:TaxCategory', category],
  ['cac:LegalMonetaryTotal', 'cbc:LineExtensionAmount cbc:TaxExclusiveAmount cbc:TaxInclusiveAmount cbc:PrepaidAmount? cbc:PayableAmount'],
  ['cac:InvoiceLine', line('InvoicedQuantity')],
  ['cac:CreditNoteLine', line('CreditedQuantity')],
  ['cac:AllowanceCharge', 'cbc:ChargeIndicator cbc:AllowanceChargeReason cbc:Amount'],
  ['cac:Item', 'cbc:Name cac:ClassifiedTaxCategory'],
  ['cac:ClassifiedTaxCategory', 'cbc:ID cbc:Percent? cac:TaxScheme'],
  ['cac:Price', 'cbc:PriceAmount'],
]);

/** What is missing, doubled, empty, out of order or unknown. */
export function shapeFaults(root: XmlElement): Fault[] {
  const spaces = root.attributes;
  const isRightSpace =
    spaces['xmlns'] === `${ubl}:${root.name}-2` &&
    spaces['xmlns:cac'] === `${ubl}:CommonAggregateComponents-2` &&
    spaces['xmlns:cbc'] === `${ubl}:CommonBasicComponents-2`;
  const wrongSpace = isRightSpace ? [] : [{ rule: 'UBL-2.1', at: root.name }];
  return [...wrongSpace, ...allWithin(root).flatMap((element) => [...contentFaults(element), ...attributeFaults(element)])];
}

function contentFaults({ name, children, text }: XmlElement): Fault[] {
  const shape = shapes.get(name);
  if (shape !== undefined) return children.length > 0 && isInOrder(children, shape) ? [] : [{ rule: 'UBL-2.1', at: name }];
  if (!name.startsWith('cbc:') || children.length > 0) return [{ rule: 'UBL-2.1', at: name }];
  return text.trim() === '' ? [{ rule: 'PEPPOL-EN16931-R008', at: name }] : [];
}

function isInOrder(children: readonly XmlElement[], shape: string): boolean {
  const pattern = shape.split(' ').map((part) => part.replace(/^([^?*+]+)([?*+]?)$/, '(?:$1 )$2'));
  return new RegExp(`^${pattern.join('')}$`).test(children.map(({ name }) => `${name} `).join(''));
}

/** Which attribute an element has; the others have none. */
function attributeFaults({ name, attributes, children }: XmlElement): Fault[] {
  if (children.length > 0) return [];
  const names = Object.keys(attributes).join(' ');
  return names === attributeOf(name, attributes) ? [] : [{ rule: 'UBL-2.1', at: name }];
}

function attributeOf(name: string, { schemeID }: XmlElement['attributes']): string {
  if (name.endsWith('Amount')) return 'currencyID';
  if (name.endsWith('Quantity')) return 'unitCode';
  if (name === 'cbc:EndpointID') return 'schemeID';
  // Of the register of companies it has one, of the register of VAT none; which, the rules say.
  return name === 'cbc:CompanyID' && schemeID ? 'schemeID' : '';
}
