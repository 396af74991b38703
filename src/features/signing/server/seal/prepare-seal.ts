import {
  PDFArray,
  PDFDocument,
  PDFHexString,
  PDFInvalidObject,
  PDFName,
  PDFNumber,
  PDFString,
  ParseSpeeds,
  type PDFContext,
  type PDFPage,
} from '@cantoo/pdf-lib';
import { lowerClaim } from './lower-claim.ts';
import type { PreparedSeal, SealToPrepare } from './prepared-seal.ts';

/** The name of the only field that we add, and of the data that only we read. */
const fieldName = 'SamspillSeal';
const application = 'Samspill';
const digitsOfByteRange = 10;

/** Appends the signature page and the place of the seal; nothing of the original is written again but its catalog and page tree. */
export async function prepareSeal({ original, page, evidence, at, reserved }: SealToPrepare): Promise<PreparedSeal> {
  const document = await PDFDocument.load(original, { forIncrementalUpdate: true, updateMetadata: false, parseSpeed: ParseSpeeds.Fastest });
  const last = await appendPages(document, page);
  addEvidence(last, evidence, at);
  lowerClaim(document);
  const dictionary = addSeal(document, last, { at, reserved });
  const bytes = Buffer.from(
    await document.save({ useObjectStreams: !endsInTable(original), addDefaultPage: false, updateFieldAppearances: false }),
  );
  return { bytes, hole: writeByteRange(bytes, bytes.indexOf(dictionary, original.length)) };
}

/** Whether the newest cross-reference section is a table; an appended one should be of the same kind. */
function endsInTable(original: Uint8Array): boolean {
  const tail = Buffer.from(original.subarray(-2048)).toString('latin1');
  const start = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(tail)?.[1]);
  return Buffer.from(original.subarray(start, start + 4)).toString('latin1') === 'xref';
}

async function appendPages(document: PDFDocument, page: Uint8Array): Promise<PDFPage> {
  const source = await PDFDocument.load(page, { updateMetadata: false, parseSpeed: ParseSpeeds.Fastest });
  for (const copied of await document.copyPages(source, source.getPageIndices())) {
    // They belong to the structure of the page's own document.
    copied.node.delete(PDFName.of('StructParents'));
    copied.node.delete(PDFName.of('Tabs'));
    document.addPage(copied);
  }
  return document.getPage(document.getPageCount() - 1);
}

/** As data of an application (ISO 32000-1, 14.5), which every reader and PDF/A leave alone. */
function addEvidence({ node }: PDFPage, evidence: string, at: Date): void {
  const { context } = node;
  const stream = context.register(context.flateStream(Buffer.from(evidence, 'utf8')));
  const info = context.obj({ [application]: { LastModified: PDFString.fromDate(at), Private: stream } });
  node.set(PDFName.of('PieceInfo'), info);
  node.set(PDFName.of('LastModified'), PDFString.fromDate(at));
}

/** A certification: from here on no change is allowed (DocMDP, level 1). Answers the bytes of the signature dictionary as they will be written. */
function addSeal(document: PDFDocument, page: PDFPage, { at, reserved }: { at: Date; reserved: number }): Buffer {
  const { context, catalog } = document;
  const dictionary = signatureDictionary(context, { at, reserved });
  // Written as it is, because the places of its parts are needed.
  const signature = context.register(PDFInvalidObject.of(dictionary));
  const widget = context.register(
    context.obj({
      Type: 'Annot',
      Subtype: 'Widget',
      FT: 'Sig',
      T: PDFString.of(fieldName),
      V: signature,
      P: page.ref,
      Rect: [0, 0, 0, 0],
      // Print, locked.
      F: 132,
    }),
  );
  page.node.addAnnot(widget);
  const form = catalog.getOrCreateAcroForm();
  form.dict.set(PDFName.of('SigFlags'), PDFNumber.of(3));
  form.dict.delete(PDFName.of('NeedAppearances'));
  form.addField(widget);
  catalog.set(PDFName.of('Perms'), context.obj({ DocMDP: signature }));
  return Buffer.from(dictionary);
}

function signatureDictionary(context: PDFContext, { at, reserved }: { at: Date; reserved: number }): Uint8Array {
  const range = PDFArray.withContext(context);
  range.push(PDFNumber.of(0));
  for (let part = 0; part < 3; part += 1) range.push(PDFName.of('*'.repeat(digitsOfByteRange)));
  const dictionary = context.obj({
    Type: 'Sig',
    Filter: 'Adobe.PPKLite',
    SubFilter: 'ETSI.CAdES.detached',
    ByteRange: range,
    Contents: PDFHexString.of('0'.repeat(reserved * 2)),
    M: PDFString.fromDate(at),
    Prop_Build: { App: { Name: application } },
    Reference: [{ Type: 'SigRef', TransformMethod: 'DocMDP', TransformParams: { Type: 'TransformParams', P: 1, V: '1.2' } }],
  });
  const bytes = new Uint8Array(dictionary.sizeInBytes());
  dictionary.copyBytesInto(bytes, 0);
  return bytes;
}

function writeByteRange(bytes: Buffer, at: number): PreparedSeal['hole'] {
  if (at < 0) throw new Error('The signature dictionary was not written as it was made');
  const range = bytes.indexOf('/ByteRange', at);
  const rangeEnd = bytes.indexOf(']', range) + 1;
  const start = bytes.indexOf('<', bytes.indexOf('/Contents', at));
  const end = bytes.indexOf('>', start) + 1;
  const written = `/ByteRange [0 ${start} ${end} ${bytes.length - end}]`;
  bytes.write(written.padEnd(rangeEnd - range, ' '), range, 'latin1');
  return { start, end };
}
