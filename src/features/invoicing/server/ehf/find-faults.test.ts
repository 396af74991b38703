import { expect, test } from 'vitest';
import { ehfDocuments, namedMutants, quietMutants } from '../../testing/ehf-documents.ts';
import { mutantsOf } from '../../testing/ehf-mutants.ts';
import { findFaults } from './find-faults.ts';

const documentNamed = (name: string) => ehfDocuments.get(name) ?? '';

test.each([...ehfDocuments])('%s has no fault', (_, xml) => {
  expect(findFaults(xml)).toEqual([]);
});

test.each([...namedMutants, ...quietMutants])('%s is found', (_, xml) => {
  expect(findFaults(xml)).not.toEqual([]);
});

test.each([
  ['a wrong check digit of VAT', 'NO-R-001', 'cac:PartyTaxScheme'],
  ['a wrong amount to pay', 'BR-CO-16', 'cbc:PayableAmount'],
  ['a wrong address of the buyer in the network', 'PEPPOL-COMMON-R041', 'cbc:EndpointID'],
  ['a wrong amount of a line', 'PEPPOL-EN16931-R120', 'cbc:LineExtensionAmount'],
  ['elements out of order', 'UBL-2.1', 'Invoice'],
])('%s is called %s', (name, rule, at) => {
  expect(findFaults(namedMutants.get(name) ?? '')).toContainEqual({ rule, at });
});

// What may be another or missing in a document that is right all the same.
const free: ReadonlySet<string> = new Set(
  [
    'BuyerReference StreetName CityName PostalZone ElectronicMail Note Name IssueDate DueDate StartDate EndDate PriceAmount ID',
    'InvoicePeriod BillingReference PartyTaxScheme Contact FinancialInstitutionBranch',
  ].flatMap((names) => names.split(' ')),
);

test.each(['an invoice', 'a credit note'])('of %s no change goes unseen but what makes another right document', (name) => {
  const unseen = mutantsOf(documentNamed(name)).filter(({ xml }) => findFaults(xml).length === 0);
  const elements = new Set(unseen.map((mutant) => /c[ab]c:(\w+)/.exec(mutant.name)?.[1] ?? ''));
  expect([...elements].filter((element) => !free.has(element))).toEqual([]);
});

test('the number, the days and the prices are seen to be missing, empty and doubled', () => {
  const gone = mutantsOf(documentNamed('an invoice')).filter(({ name }) =>
    /cbc:(?:ID|IssueDate|DueDate|StartDate|EndDate|PriceAmount|BuyerReference) (?:missing|empty|doubled)/.test(name),
  );
  expect(gone.length).toBeGreaterThan(60);
  expect(gone.filter(({ xml }) => findFaults(xml).length === 0).map(({ name }) => name)).toEqual([]);
});

test.each([
  ['another namespace', 'CommonBasicComponents-2', 'CommonBasicComponents-3'],
  ['a rate that the VAT does not follow', '<cbc:Percent>25</cbc:Percent>', '<cbc:Percent>15</cbc:Percent>'],
  ['a register of another tax', '<cbc:ID>TAX</cbc:ID>', '<cbc:ID>GST</cbc:ID>'],
  ['a unit that is none', 'unitCode="EA"', 'unitCode="EACH"'],
  ['a line outside the period', '2026-11-21', '2026-10-21'],
])('%s is found', (_, from, to) => {
  expect(findFaults(documentNamed('an invoice').replaceAll(from, to))).not.toEqual([]);
});

test.each([
  ['another discount', '>50.00</cbc:Amount>', '>51.00</cbc:Amount>'],
  ['a discount that is added', '<cbc:ChargeIndicator>false', '<cbc:ChargeIndicator>true'],
  ['a discount that nobody can read', '>50.00</cbc:Amount>', '>50</cbc:Amount>'],
  ['a discount that neither adds nor takes off', '<cbc:ChargeIndicator>false', '<cbc:ChargeIndicator>no'],
  ['a discount without its reason', /<cbc:AllowanceChargeReason>.*/, ''],
])('%s is found', (_, from, to) => {
  const xml = documentNamed('an invoice with discounts');
  expect(xml.replace(from, to)).not.toBe(xml);
  expect(findFaults(xml.replace(from, to))).not.toEqual([]);
});

test('who is outside VAT has neither a rate nor a number of VAT, and says why', () => {
  const xml = documentNamed('an invoice of a seller outside VAT');
  const vat =
    '<cac:PartyTaxScheme><cbc:CompanyID>NO923609016MVA</cbc:CompanyID><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme>';
  const changed = [
    xml.replace('<cac:PartyTaxScheme>', `${vat}<cac:PartyTaxScheme>`),
    xml.replace(/<cbc:TaxExemptionReason>.*<\/cbc:TaxExemptionReason>/, ''),
    xml.replace('VATEX-EU-O', 'VATEX-EU-G'),
    xml.replaceAll('<cbc:ID>O</cbc:ID>', '<cbc:ID>O</cbc:ID><cbc:Percent>0</cbc:Percent>'),
  ];
  expect(changed.map((one) => findFaults(one).map(({ rule }) => rule)[0])).toEqual(['BR-O-02', 'BR-O-10', 'BR-O-10', 'BR-48']);
});
