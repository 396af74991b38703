import { expect, test } from 'vitest';
import { draft, line, testSeller } from '../../testing/draft.ts';
import { creditLines, issued, monthlyLines, words } from '../../testing/issued.ts';
import { documentOf } from './document-of.ts';
import { makeEhf } from './make-ehf.ts';
import { readXml, textAt, allAt } from './read-xml.ts';

function made(invoice: ReturnType<typeof issued>, said = words) {
  const ehf = makeEhf(invoice, said);
  if (ehf.kind === 'unfit') throw new Error(JSON.stringify(ehf.faults));
  return readXml(ehf.xml);
}

test('an invoice says who, what, how much and how it is paid', () => {
  const root = made(issued(monthlyLines, { balanceUsed: 5000 }));
  const party = (side: string) => `cac:Accounting${side}Party/cac:Party`;
  expect(root.name).toBe('Invoice');
  expect(textAt(root, 'cbc:ID')).toBe('1001');
  expect(textAt(root, 'cbc:DueDate')).toBe('2026-12-11');
  expect(textAt(root, 'cbc:BuyerReference')).toBe('Kari Nordmann');
  expect(textAt(root, `${party('Supplier')}/cbc:EndpointID`)).toBe('923609016');
  expect(allAt(root, `${party('Supplier')}/cac:PartyTaxScheme/cbc:CompanyID`).map(({ text }) => text)).toEqual([
    'NO923609016MVA',
    'Foretaksregisteret',
  ]);
  expect(textAt(root, `${party('Customer')}/cbc:EndpointID`)).toBe('974760673');
  expect(textAt(root, 'cac:PaymentMeans/cbc:PaymentID')).toBe('000017000010011');
  expect(textAt(root, 'cac:PaymentMeans/cac:PayeeFinancialAccount/cbc:ID')).toBe('86011117947');
  const totals = allAt(root, 'cac:LegalMonetaryTotal').flatMap(({ children }) => children.map(({ text }) => text));
  // 1 000 + 33.33 − 88.88 = 944.45; VAT 236.11; 50 of the balance.
  expect(totals).toEqual(['944.45', '944.45', '1180.56', '50.00', '1130.56']);
});

test('a part of a month keeps its quantity, and a price that gives the amount', () => {
  const root = made(issued([line(3333, { quantity: 7, unit: 'user', unitPrice: 10_000 }), line(100), line(-50, { quantity: 3 })]));
  const lines = allAt(root, 'cac:InvoiceLine').map((one) => [
    textAt(one, 'cbc:InvoicedQuantity'),
    textAt(one, 'cac:Price/cbc:PriceAmount'),
  ]);
  expect(lines).toEqual([
    ['7', '4.76142857'],
    ['1', '1.00'],
    ['-3', '0.16666667'],
  ]);
});

test.each([
  ['a part of a seat costs what a seat costs', { net: 3333, quantity: 0.564_915, unitPrice: 5900 }, ['0.564915', '59.00']],
  ['so does a part that is credited', { net: -3333, quantity: 0.564_915, unitPrice: 5900 }, ['-0.564915', '59.00']],
  ['what a code took off is of the price', { net: 5310, quantity: 1, unitPrice: 5900 }, ['1', '53.10']],
])('%s', (_, { net, ...rest }, expected) => {
  const [written] = documentOf(issued([line(net, rest), line(10_000)]), words).lines;
  expect([String(written?.quantity), written?.price]).toEqual(expected);
});

test('a line without a quantity is one of it', () => {
  expect(documentOf(issued([line(100, { quantity: 0 })]), words).lines).toMatchObject([{ quantity: 1, price: '1.00' }]);
});

test('a credit note says what is credited as positive, which invoice it corrects, and no payment', () => {
  const root = made(issued(creditLines), { ...words, corrects: { number: 999, date: '2026-10-01' } });
  expect(root.name).toBe('CreditNote');
  expect(textAt(root, 'cac:BillingReference/cac:InvoiceDocumentReference/cbc:ID')).toBe('999');
  expect(allAt(root, 'cac:PaymentMeans')).toEqual([]);
  expect(textAt(root, 'cac:LegalMonetaryTotal/cbc:PayableAmount')).toBe('625.00');
  expect(allAt(root, 'cac:CreditNoteLine').map((one) => textAt(one, 'cbc:CreditedQuantity'))).toEqual(['1', '-7']);
});

test.each([
  ['Avdeling 3', 'Avdeling 3'],
  ['  ', 'Regnskap'],
  [null, 'Regnskap'],
])('of the reference %j the buyer reads %s', (reference, expected) => {
  const { buyer } = draft(17, []);
  expect(documentOf(issued(monthlyLines, { buyer: { ...buyer, reference } }), words).buyerReference).toBe(expected);
});

test('a buyer who named neither reference nor recipient is named by its name', () => {
  const { buyer } = draft(17, []);
  const bare = { ...buyer, reference: null, recipient: { name: '', email: 'a@example.no' } };
  expect(documentOf(issued(monthlyLines, { buyer: bare }), words).buyerReference).toBe('Kunde 17 AS');
});

test('texts are in the language of the buyer', () => {
  const { buyer } = draft(17, []);
  const lines = [line(100, { text: { no: 'Brukere', en: 'Users' } })];
  expect(documentOf(issued(lines), words).lines[0]?.name).toBe('Brukere');
  expect(documentOf(issued(lines, { buyer: { ...buyer, language: 'en' } }), words).lines[0]?.name).toBe('Users');
});

test('what the network would refuse is unfit, with the rule', () => {
  const { buyer } = draft(17, []);
  expect(makeEhf(issued(monthlyLines, { buyer: { ...buyer, registryId: '974760674' } }), words)).toEqual({
    kind: 'unfit',
    faults: [{ rule: 'PEPPOL-COMMON-R041', at: 'cbc:EndpointID' }],
  });
});

test('VAT of a seller who is not registered is unfit', () => {
  expect(makeEhf(issued(monthlyLines, { seller: { ...testSeller, isVatRegistered: false } }), words)).toEqual({
    kind: 'unfit',
    faults: [{ rule: 'BR-S-02', at: 'cac:PartyTaxScheme' }],
  });
});
