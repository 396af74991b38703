import { readFileSync } from 'node:fs';
import { PDF, P12Signer } from '@libpdf/core';
import { PDFArray, PDFDocument, PDFName, StandardFonts } from '@cantoo/pdf-lib';
import { describe, expect, test } from 'vitest';
import { printPdf } from '#kernel/server/pdf/print-pdf.ts';
import { plainPdf } from '../../testing/plain-pdf.ts';
import { addScript, addXfa, pdfOf, sealed, testCode, testSealKey } from '../../testing/seal-documents.ts';
import { areSealToolsHere, messageIn, opensslCms, pdfsig, qpdfFaults, rewritten } from '../../testing/seal-tools.ts';
import { testPkcs12 } from '../../testing/key-files.ts';
import { inspect } from '../seal/inspect.ts';
import { readCms } from './read-cms.ts';
import { verifySealed } from './verify-sealed.ts';
import { verifyPdf } from './verify-pdf.ts';

const key = await testSealKey();
const certificates = [key.fingerprint];
const ours = (bytes: Uint8Array, isKnownFile = false) => verifyPdf({ bytes, certificates, isKnownFile }).result;

const template = new URL('../seal/annulment.typ', import.meta.url);
const printed = () =>
  printPdf({
    template,
    standard: 'a-2a',
    data: { lang: 'nb', region: 'NO', title: 'T', name: 'N', companyName: 'C', day: [2026, 11, 25], intro: 'I', facts: [['A', 'B']] },
  });

describe.runIf(areSealToolsHere)('documents of all kinds are sealed, and other programs agree', () => {
  test.each<[string, () => Promise<Uint8Array>]>([
    ['a plain one', () => pdfOf()],
    ['one written by hand', async () => plainPdf('Arbeidsavtale')],
    ['with streams of objects', () => pdfOf({ hasObjectStreams: true })],
    ['with rotated pages', () => pdfOf({ rotation: 90 })],
    ['linearised', async () => rewritten(await pdfOf(), '--linearize')],
    ['linearised with streams of objects', async () => rewritten(await pdfOf(), '--linearize', '--object-streams=generate')],
    ['uncompressed', async () => rewritten(await pdfOf({ hasObjectStreams: true }), '--qdf', '--object-streams=disable')],
    ['of 1,000 pages', () => pdfOf({ pages: 1000 })],
    ['with fields', () => pdfOf({ change: (document) => document.getForm().createTextField('navn').addToPage(document.getPage(0)) })],
    ['for archives, with tags', printed],
  ])('%s', async (_name, make) => {
    const original = await make();
    expect(await inspect(original)).toMatchObject({ kind: 'fine', repaired: undefined });
    const made = await sealed(original, key);
    const { fault } = await verifySealed({ original, ...made, certificate: key.fingerprint, code: testCode });
    expect(fault).toBeUndefined();
    const pdf = Buffer.from(made.final);
    expect(pdfsig(pdf)).toEqual({ signatures: 1, isValid: true, isWhole: true, kind: 'ETSI.CAdES.detached', signer: 'Seal of tests' });
    expect(opensslCms(pdf, key.authority)).toEqual({ isValid: true, hasSigningTime: false, namesCertificate: true });
    expect(qpdfFaults(pdf)).toBe('');
  });

  test('one for archives no longer claims tags', async () => {
    const original = Buffer.from(await printed());
    expect(original.toString('latin1')).toContain('<pdfaid:conformance>A<');
    const { final } = await sealed(original, key);
    const [, appended = ''] = Buffer.from(final).toString('latin1').split(original.toString('latin1'));
    expect(appended).toContain('<pdfaid:conformance>B<');
    expect(appended).toContain('<pdfaid:part>2<');
  });
});

describe('before anybody is asked to sign', () => {
  test.runIf(areSealToolsHere).each<[string, () => Promise<Uint8Array>, string]>([
    ['a password of the owner', async () => rewritten(await pdfOf(), '--encrypt', '', 'owner', '256', '--'), 'signing.PdfEncrypted'],
    [
      'a password to open',
      async () => rewritten(await pdfOf(), '--encrypt', 'user', 'owner', '128', '--use-aes=y', '--'),
      'signing.PdfEncrypted',
    ],
    [
      'streams of objects and a password',
      async () => rewritten(await pdfOf({ hasObjectStreams: true }), '--encrypt', 'u', 'o', '256', '--'),
      'signing.PdfEncrypted',
    ],
    ['one earlier signature', async () => (await sealed(await pdfOf(), key)).final, 'signing.PdfSigned'],
    ['three earlier signatures', signedThrice, 'signing.PdfSigned'],
    ['a form in XFA', () => pdfOf({ change: addXfa }), 'signing.PdfForm'],
    ['a script', () => pdfOf({ change: addScript }), 'signing.PdfForm'],
    ['its end missing', async () => (await pdfOf()).subarray(0, -300), 'signing.PdfDamaged'],
    ['nothing of a PDF', async () => Buffer.from('%PDF-1.7 er det ikke'), 'signing.PdfDamaged'],
    ['nothing in it', async () => Buffer.alloc(0), 'signing.PdfDamaged'],
  ])('a document with %s is refused', async (_name, make, code) => {
    expect(await inspect(await make())).toEqual({ kind: 'refused', code });
  });

  test.each<[string, (pdf: Buffer) => Buffer]>([
    ['something before its beginning', (pdf) => Buffer.concat([Buffer.from('HTTP/1.1 200 OK\r\n\r\n'), pdf])],
    ['no end mark', (pdf) => pdf.subarray(0, -6)],
    [
      'a cross-reference that leads astray',
      (pdf) => Buffer.from(pdf.toString('latin1').replace(/startxref\n\d+/, 'startxref\n17'), 'latin1'),
    ],
  ])('a document with %s is repaired, and is sealed then', async (_name, damage) => {
    const report = await inspect(damage(await pdfOf()));
    if (report.kind !== 'fine' || !report.repaired) throw new Error('It was not repaired');
    expect(report.pages).toBe(3);
    const { final } = await sealed(report.repaired, key);
    expect(ours(final)).toBe('ours');
  });
});

async function signedThrice(): Promise<Uint8Array> {
  const signer = await P12Signer.create(readFileSync(testPkcs12()), 'test');
  let bytes: Uint8Array = await pdfOf();
  for (const fieldName of ['first', 'second', 'third']) {
    const document = await PDF.load(bytes);
    bytes = (await document.sign({ signer, fieldName })).bytes;
  }
  return bytes;
}

describe.runIf(areSealToolsHere)('a sealed document that was tampered with', async () => {
  const original = await pdfOf();
  const pdf = Buffer.from((await sealed(original, key)).final);
  const spread = (start: number, length: number, count: number) =>
    Array.from({ length: count }, (_unused, step) => start + Math.floor((length * (step + 0.5)) / count));
  const startOfMessage = pdf.indexOf('/Contents <') + 11;
  const messageSize = readCms(messageIn(pdf).message)?.size ?? 0;
  const flipped = (at: number) => {
    const changed = Buffer.from(pdf);
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
    return changed;
  };

  test.each<[string, () => Promise<Uint8Array>]>([
    ['by a flipped bit of a page', async () => flipped(pdf.indexOf('stream') + 20)],
    ['by a flipped bit of its seal', async () => flipped(startOfMessage + 2 * (messageSize - 40))],
    ['by other words that were appended', appendedWords],
    ['by bytes that were appended', async () => Buffer.concat([pdf, Buffer.from('\n')])],
    ['by pages in another order', swappedPages],
    ['by another certificate', replacedCertificate],
  ])('%s is found out by ours and by pdfsig', async (_name, tamper) => {
    const changed = await tamper();
    expect(ours(changed)).not.toBe('ours');
    const { isValid, isWhole } = pdfsig(changed);
    expect(isValid && isWhole).toBe(false);
  });

  test.each([0.2, 0.5, 0.9, 0.99])('that ends at %d of its length is found out by ours and by pdfsig', (share) => {
    const cut = pdf.subarray(0, Math.floor(pdf.length * share));
    expect(ours(cut)).not.toBe('ours');
    const { isValid, isWhole } = pdfsig(cut);
    expect(isValid && isWhole).toBe(false);
  });

  test('at any byte is found out, and in its message at any that says something', () => {
    const { message } = messageIn(pdf);
    const everywhere = spread(0, pdf.length, 400).filter((at) => at < startOfMessage || at >= startOfMessage + 2 * messageSize);
    // Its end is what is signed and the signature; above the known certificate stands one that every reader looks up by itself.
    const ofCertificate = spread(message.indexOf(key.certificate), key.certificate.length, 60);
    const ofSignature = spread(messageSize - 384, 384, 60);
    const inMessage = [...ofCertificate, ...ofSignature].map((at) => startOfMessage + 2 * at);
    expect([...everywhere, ...inMessage].filter((at) => ours(flipped(at)) === 'ours')).toEqual([]);
  });

  test('is said to be changed when the seal is still found, and foreign without it', async () => {
    expect(ours(flipped(pdf.indexOf('stream') + 20))).toBe('changed');
    expect(ours(await appendedWords())).toBe('changed');
    expect(ours(pdf.subarray(0, -40))).toBe('changed');
    expect(ours(original)).toBe('foreign');
    expect(verifyPdf({ bytes: pdf, certificates: [], isKnownFile: true }).result).toBe('foreign');
  });

  async function appendedWords(): Promise<Uint8Array> {
    const document = await PDFDocument.load(pdf, { forIncrementalUpdate: true, updateMetadata: false });
    document.getPage(0).drawText('Lønn: 1 000 000', { x: 50, y: 400, font: await document.embedFont(StandardFonts.Helvetica) });
    return document.save({ useObjectStreams: false });
  }

  async function swappedPages(): Promise<Uint8Array> {
    const document = await PDFDocument.load(pdf, { forIncrementalUpdate: true, updateMetadata: false });
    const kids = document.catalog.Pages().lookup(PDFName.of('Kids'), PDFArray);
    const [first, second] = [kids.get(0), kids.get(1)];
    kids.set(0, second);
    kids.set(1, first);
    return document.save({ useObjectStreams: false });
  }

  async function replacedCertificate(): Promise<Uint8Array> {
    const other = await testSealKey();
    const { message } = messageIn(pdf);
    const theirs = Buffer.from(
      message.toString('latin1').replace(key.certificate.toString('latin1'), () => other.certificate.toString('latin1')),
      'latin1',
    );
    if (theirs.equals(message)) throw new Error('The certificate was not found');
    const changed = Buffer.from(pdf);
    const at = pdf.indexOf('/Contents <') + 11;
    changed.write(theirs.subarray(0, message.length).toString('hex'), at, 'latin1');
    return changed;
  }
});
