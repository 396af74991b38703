import { afterAll, describe, expect, test } from 'vitest';
import { Typesetter } from '#kernel/server/pdf/typesetter.ts';
import type { InvoiceWithLines } from '../../contract/invoice.ts';
import { draft, line, testSeller } from '../../testing/draft.ts';
import { invoiceOf } from '../../testing/invoice.ts';
import { readPdf, wordsOfPdf } from '../../testing/pdf-tools.ts';
import { printInvoice } from './print-invoice.ts';

const typesetter = new Typesetter();
afterAll(() => typesetter.close());

const print = (invoice: InvoiceWithLines, correctsNumber?: number) =>
  printInvoice({ invoice, correctsNumber, sayWhy: ({ code, args }) => `${code}: ${args['users']} brukere` }, (order) =>
    typesetter.typeset(order),
  );
const english = { buyer: { ...draft(11, []).buyer, language: 'en' as const } };
const hr = line(130_680, {
  quantity: 4.4,
  unit: 'user',
  unitPrice: 29_700,
  from: '2026-10-21',
  to: '2026-11-20',
  reason: { code: 'talt', args: { users: 9 } },
});

test.each([
  ['no', {}, /Faktura 42/, /Side 1 av 1/],
  ['en', english, /Invoice 42/, /Page 1 of 1/],
] as const)('in %s it is a sound, tagged PDF/A-2a with its typeface inside', async (_language, overrides, title, page) => {
  const { bytes, claimsStandard } = await print(invoiceOf([hr], overrides));
  expect(claimsStandard).toBe(true);
  expect(readPdf(bytes, 'qpdf', '--check')).toContain('No syntax or stream encoding errors');
  expect(readPdf(bytes, 'pdfinfo')).toMatch(/Tagged:\s+yes/);
  expect(readPdf(bytes, 'pdfinfo')).toMatch(title);
  expect(readPdf(bytes, 'pdfinfo', '-meta')).toMatch(/<pdfaid:part>2<.*<pdfaid:conformance>A</s);
  expect(readPdf(bytes, 'pdfinfo', '-struct')).toMatch(/Table/);
  for (const font of readPdf(bytes, 'pdffonts').trim().split('\n').slice(2)) expect(font).toMatch(/Inter.* yes yes (yes|no)/);
  expect(wordsOfPdf(bytes)).toMatch(page);
  expect(wordsOfPdf(bytes)).not.toMatch(/\{\w+\}/);
});

test('it says who sells and buys, what for, which days, why, and how much with VAT', async () => {
  const words = wordsOfPdf((await print(invoiceOf([hr, line(5000)]))).bytes);
  for (const said of ['Samspill Drift AS', 'Org.nr. 923 609 016 MVA', 'Foretaksregisteret', 'Storgata 1', '0155 Oslo'])
    expect(words).toContain(said);
  for (const said of ['Kunde 11 AS', 'Kaigata 4', '5015 Bergen', 'Org.nr. 974 760 673', 'Deres referanse: Kari Nordmann'])
    expect(words).toContain(said);
  for (const said of ['21. okt.–20. nov. 2026', '4,4 brukere', '297,00', '1 306,80', 'talt: 9 brukere']) expect(words).toContain(said);
  for (const said of ['Sum uten mva. 1 356,80', 'Mva. 25 % av 1 356,80 339,20', 'Å betale 1 696,00']) expect(words).toContain(said);
  expect(words).toContain('Betal 1 696,00 til konto 8601 11 17947 innen 05.12.2026, og oppgi KID 000011000000429.');
});

test('what a code takes off stands below what it is taken off from', async () => {
  const lowered = line(75_000, {
    quantity: 2,
    unit: 'year',
    unitPrice: 50_000,
    discount: 25_000,
    reason: { code: 'kode', args: { users: 5 } },
  });
  const words = wordsOfPdf((await print(invoiceOf([lowered]))).bytes);
  expect(words).toContain('2 år 500,00 1 000,00');
  expect(words).toMatch(/Rabatt (?:−250,00 kode: 5 brukere|kode: 5 brukere −250,00)/);
  expect(words).toContain('Sum uten mva. 750,00');
});

test('a seller without VAT and outside the register of business enterprises is not called otherwise', async () => {
  const seller = { ...testSeller, isVatRegistered: false, isInBusinessRegister: false };
  const words = wordsOfPdf((await print(invoiceOf([hr], { seller }))).bytes);
  expect(words).toContain('Org.nr. 923 609 016');
  expect(words).not.toMatch(/MVA|Foretaksregisteret/);
});

test.each([
  ['by card', { method: 'card' as const }, 'Vi trekker 1 633,50 fra kortet. Får vi ikke', true],
  ['with nothing to pay', { balanceUsed: 163_350, payable: 0 }, 'Det er ingenting å betale.', false],
] as const)('an invoice %s says so instead of asking to pay into the account', async (_name, overrides, said, namesKid) => {
  const words = wordsOfPdf((await print(invoiceOf([hr], overrides))).bytes);
  expect(words).toContain(said);
  expect(words).not.toContain('Betal 1');
  expect(words.includes('KID')).toBe(namesKid);
});

test('balance that is used lowers what is to be paid', async () => {
  const words = wordsOfPdf((await print(invoiceOf([hr], { balanceUsed: 3350, payable: 160_000 }))).bytes);
  expect(words).toContain('Betalt av det dere har til gode −33,50');
  expect(words).toContain('Å betale 1 600,00');
});

test('a credit note names the invoice that it corrects, and asks for nothing', async () => {
  const words = wordsOfPdf((await print(invoiceOf([line(-5000)], { number: 43, ...english }), 42)).bytes);
  expect(words).toContain('Credit note 43');
  expect(words).toContain('Corrects invoice 42');
  expect(words).toContain('Credited 62.50');
  expect(words).toContain('reduces what you owe');
  expect(words).not.toMatch(/To be paid|KID/);
});

test('the same invoice gives the same bytes', async () => {
  const [first, second] = [await print(invoiceOf([hr])), await print(invoiceOf([hr]))];
  expect(Buffer.from(first.bytes).equals(second.bytes)).toBe(true);
});

describe('what people have written', () => {
  const markup = '#panic("x") *fet* $x$ #read("/etc/passwd") <b>& \\ {kid}';

  test.each([
    ['markup', markup],
    ['emoji and Arabic', 'محمد 😀🎉'],
    ['control characters', 'A\u0000\u001b\ud800B'],
  ])('%s is shown and never fails the invoice', async (_name, typed) => {
    const buyer = { ...draft(11, []).buyer, name: typed, streetAddress: typed, reference: typed };
    const { bytes } = await print(invoiceOf([{ ...hr, text: { no: typed, en: typed } }], { buyer }));
    expect(readPdf(bytes, 'qpdf', '--check')).toContain('No syntax');
    const words = wordsOfPdf(bytes);
    expect(words).not.toContain('root:');
    expect(words).toContain('Å betale 1 633,50');
    if (typed === markup) expect(words).toContain('#panic("x") *fet*');
  });

  test('200 lines go over pages, each with its number', async () => {
    const { bytes } = await print(invoiceOf(Array.from({ length: 200 }, () => line(100))));
    expect(wordsOfPdf(bytes)).toMatch(/Side 4 av \d/);
    expect(wordsOfPdf(bytes)).toContain('Å betale 250,00');
  });
});
