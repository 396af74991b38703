import { ParseSpeeds, PDFDict, PDFDocument, PDFName, PDFString, PDFHexString, type PDFObject } from '@cantoo/pdf-lib';
import { pageTexts } from '../verify/page-texts.ts';
import { PdfReader } from '../verify/pdf-reader.ts';
import { PdfFault, PdfLimit } from '../verify/pdf-values.ts';
import type { ThreadReport } from './inspect-pdf.ts';
import { prepareSeal } from './prepare-seal.ts';

type Refusal = Extract<ThreadReport, { kind: 'refused' }>;

const refused = (code: Refusal['code']): Refusal => ({ kind: 'refused', code });

/** Inspects one file (signing.30). What goes wrong on the way is a fault of the file. */
export async function inspect(given: Uint8Array): Promise<ThreadReport> {
  if (isBeyondLimits(given)) return refused('signing.PdfDamaged');
  const document = await load(given);
  if (!document) return refused(mentionsEncryption(given) ? 'signing.PdfEncrypted' : 'signing.PdfDamaged');
  if (document.isEncrypted) return refused('signing.PdfEncrypted');
  try {
    // A file without a catalogue fails here already.
    if (isSigned(document)) return refused('signing.PdfSigned');
    if (changesItself(document)) return refused('signing.PdfForm');
    return await tried(given, document);
  } catch {
    return refused('signing.PdfDamaged');
  }
}

async function load(bytes: Uint8Array): Promise<PDFDocument | undefined> {
  try {
    return await PDFDocument.load(bytes, {
      ignoreEncryption: true,
      updateMetadata: false,
      preserveXFA: true,
      parseSpeed: ParseSpeeds.Fastest,
    });
  } catch {
    return undefined;
  }
}

function mentionsEncryption(bytes: Uint8Array): boolean {
  return /\/Encrypt\s+\d+\s+\d+\s+R/.test(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1'));
}

/** A signature would no longer cover the whole file, and ours is to be the one that certifies it. */
function isSigned(document: PDFDocument): boolean {
  return document.context.enumerateIndirectObjects().some(([, object]) => object instanceof PDFDict && isSignature(object));
}

function isSignature(dict: PDFDict, depth = 0): boolean {
  if (dict.has(PDFName.of('ByteRange')) && dict.has(PDFName.of('Contents'))) return true;
  return depth <= 3 && dict.values().some((value) => value instanceof PDFDict && isSignature(value, depth + 1));
}

/** Forms in XFA are drawn by few readers, and scripts may draw anything later: nobody knows what was signed. */
function changesItself({ catalog, context }: PDFDocument): boolean {
  const form = context.lookup(catalog.get(PDFName.of('AcroForm')));
  if (form instanceof PDFDict && form.has(PDFName.of('XFA'))) return true;
  if (String(catalog.get(PDFName.of('NeedsRendering'))) === 'true') return true;
  const names = context.lookup(catalog.get(PDFName.of('Names')));
  if (names instanceof PDFDict && names.has(PDFName.of('JavaScript'))) return true;
  return context.enumerateIndirectObjects().some(([, object]) => object instanceof PDFDict && hasScript(object));
}

function hasScript(dict: PDFDict, depth = 0): boolean {
  if (dict.get(PDFName.of('S')) === PDFName.of('JavaScript') && isScript(dict.lookup(PDFName.of('JS')))) return true;
  if (depth > 3) return false;
  return dict.values().some((value) => value instanceof PDFDict && hasScript(value, depth + 1));
}

const isScript = (value: PDFObject | undefined): boolean =>
  value !== undefined && !((value instanceof PDFString || value instanceof PDFHexString) && value.decodeText().trim() === '');

/** Appends a page and the place of a seal, and looks whether every page is still read as before. */
async function tried(given: Uint8Array, document: PDFDocument): Promise<ThreadReport> {
  const before = await pageTexts(given);
  if (before.length === 0 || before.length !== document.getPageCount()) return refused('signing.PdfDamaged');
  const repaired = isParsable(given)
    ? undefined
    : await document.save({ rewrite: true, addDefaultPage: false, updateFieldAppearances: false });
  if (repaired && !isParsable(repaired)) return refused('signing.PdfDamaged');
  const original = repaired ?? given;
  const { bytes } = await prepareSeal({ original, page: await emptyPage(), evidence: '{}', at: new Date(0), reserved: 1024 });
  const after = await pageTexts(bytes);
  const isSame = after.length === before.length + 1 && before.every((text, page) => after[page] === text);
  return isSame && isParsable(bytes) ? { kind: 'fine', pages: before.length, repaired } : refused('signing.PdfDamaged');
}

/** Before libraries that have no limits read it. */
function isBeyondLimits(bytes: Uint8Array): boolean {
  try {
    new PdfReader(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)).checkObjects();
    return false;
  } catch (error) {
    return error instanceof PdfLimit;
  }
}

/** Whether the file is as its cross-reference says, so that what is appended stands on firm ground. */
function isParsable(bytes: Uint8Array): boolean {
  try {
    const reader = new PdfReader(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    reader.checkObjects();
    return reader.dict(reader.catalog.get('Pages')) !== undefined;
  } catch (error) {
    if (error instanceof PdfFault) return false;
    throw error;
  }
}

async function emptyPage(): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false });
  document.addPage();
  return document.save({ useObjectStreams: false });
}
