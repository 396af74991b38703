import { hash, createPrivateKey, sign, X509Certificate } from 'node:crypto';
import { degrees, PDFDocument, PDFName, PDFString, StandardFonts } from '@cantoo/pdf-lib';
import { makeCertificate, type IssuedKey } from '../server/authority/make-certificate.ts';
import type { SealKey } from '../server/authority/seal-key.ts';
import { canonicalJson, chainStart, hashEvent } from '../server/rules/event-chain.ts';
import { sealPdf, type SealedPdf } from '../server/seal/seal-pdf.ts';

const year = 365 * 86_400_000;

/** A key for tests below an authority, as an installation makes it. */
export async function testSealKey(): Promise<SealKey & { authority: string; fingerprint: string }> {
  const validity = { notBefore: new Date(Date.now() - year), notAfter: new Date(Date.now() + year) };
  const issuer = await makeCertificate({
    name: { commonName: 'Authority of tests', organization: 'localhost' },
    ...validity,
    issuer: undefined,
  });
  const seal = await makeCertificate({ name: { commonName: 'Seal of tests', organization: 'localhost' }, ...validity, issuer });
  return {
    ...keyOf(seal, issuer),
    authority: new X509Certificate(issuer.certificate).toString(),
    fingerprint: hash('sha256', seal.certificate),
  };
}

function keyOf({ certificate, privateKey }: IssuedKey, issuer: IssuedKey): SealKey {
  const key = createPrivateKey(privateKey);
  return { certificate, chain: [issuer.certificate], kind: 'rsa', sign: async (content) => sign('sha256', content, key) };
}

interface PdfOptions {
  pages?: number;
  /** Objects in streams, and the cross-reference with them (since PDF 1.5). */
  hasObjectStreams?: boolean;
  rotation?: number;
  change?: (document: PDFDocument) => void | Promise<void>;
}

/** A PDF with a line of text on each page. */
export async function pdfOf({ pages = 3, hasObjectStreams = false, rotation = 0, change }: PdfOptions = {}): Promise<Buffer> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (let number = 1; number <= pages; number += 1) {
    const page = document.addPage([595, 842]);
    page.setRotation(degrees(rotation));
    page.drawText(`Arbeidsavtale, side ${number}`, { x: 50, y: 700, font });
  }
  await change?.(document);
  return Buffer.from(await document.save({ useObjectStreams: hasObjectStreams }));
}

/** Makes a form of it that is drawn by XFA. */
export function addXfa(document: PDFDocument): void {
  const form = document.getForm();
  form.acroForm.dict.set(PDFName.of('XFA'), PDFString.of('<xdp:xdp/>'));
}

/** Runs a script when it is opened. */
export function addScript({ catalog, context }: PDFDocument): void {
  catalog.set(PDFName.of('OpenAction'), context.obj({ S: 'JavaScript', JS: PDFString.of('app.alert(1)') }));
}

export const testCode = 'K7QF-2M9D-XT4R-PW3C';

/** Evidence of one signature, as the product writes it. */
export function testEvidence(original: Uint8Array, level: 'B-B' | 'B-LTA' = 'B-B'): string {
  const first = {
    number: 1,
    at: '2026-11-25T10:00:00.000Z',
    kind: 'signed',
    recipient: 'r',
    facts: { sha256: hash('sha256', original) },
    previous: chainStart,
  };
  const event = { ...first, hash: hashEvent(first), personal: null, salt: null };
  return canonicalJson({
    format: 'samspill-signing',
    version: 1,
    code: testCode,
    sealedAt: '2026-11-25T10:01:00.000Z',
    level,
    name: 'Arbeidsavtale',
    method: 'link',
    timeZone: 'Europe/Oslo',
    document: { sha256: hash('sha256', original) },
    people: [{ name: 'Kari Nordmann', signedAt: '2026-11-25T10:00:00.000Z' }],
    events: [event],
    head: event.hash,
  });
}

/** Seals a document with a page that says nothing. */
export async function sealed(original: Uint8Array, key: SealKey, timeStampUrls: readonly string[] = []): Promise<SealedPdf> {
  const evidence = testEvidence(original, timeStampUrls.length > 0 ? 'B-LTA' : 'B-B');
  return sealPdf({ original, page: await pdfOf({ pages: 1 }), evidence, at: new Date('2026-11-25T10:01:00Z'), key, timeStampUrls });
}
