import { PDFName, PDFRawStream, decodePDFRawStream, type PDFDocument } from '@cantoo/pdf-lib';
import { lowered } from './archive-claim.ts';

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

/** The XMP packet of the catalog; undefined when there is none in UTF-8. */
function metadataOf({ catalog, context }: PDFDocument): string | undefined {
  const found = context.lookup(catalog.get(PDFName.of('Metadata')));
  if (!(found instanceof PDFRawStream)) return undefined;
  return Buffer.from(decodePDFRawStream(found).decode()).toString('utf8');
}
