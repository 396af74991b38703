import { PDFName, PDFRawStream, decodePDFRawStream, type PDFDocument } from '@cantoo/pdf-lib';
import { PdfReader } from '../verify/pdf-reader.ts';

const conformance = /(<pdfaid:conformance>\s*|pdfaid:conformance\s*=\s*["'])A/;
const accessible = /<pdfuaid:part>[^<]*<\/pdfuaid:part>|\spdfuaid:part\s*=\s*(?:"[^"]*"|'[^']*')/g;

/** Whether a document claims to be tagged for archives (PDF/A-1a to 3a), or readable by everybody (PDF/UA). */
export function claimsTags(bytes: Uint8Array): boolean {
  const reader = new PdfReader(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const text = reader.content(reader.catalog.get('Metadata'))?.toString('utf8') ?? '';
  return text !== lowered(text);
}

/** The signature page has no tags, so a document that claims them claims level B from here on (signing.33). */
export function lowerClaim(document: PDFDocument): void {
  const text = metadataOf(document);
  if (text === undefined) return;
  const claimed = lowered(text);
  if (claimed === text) return;
  const { catalog, context } = document;
  const stream = context.stream(Buffer.from(claimed, 'utf8'), { Type: 'Metadata', Subtype: 'XML' });
  catalog.set(PDFName.of('Metadata'), context.register(stream));
}

const lowered = (text: string): string => text.replace(conformance, '$1B').replaceAll(accessible, '');

/** The XMP packet of the catalog; undefined when there is none in UTF-8. */
function metadataOf({ catalog, context }: PDFDocument): string | undefined {
  const found = context.lookup(catalog.get(PDFName.of('Metadata')));
  if (!(found instanceof PDFRawStream)) return undefined;
  return Buffer.from(decodePDFRawStream(found).decode()).toString('utf8');
}
