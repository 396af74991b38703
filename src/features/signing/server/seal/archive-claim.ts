import { PdfReader } from '../verify/pdf-reader.ts';

const conformance = /(<pdfaid:conformance>\s*|pdfaid:conformance\s*=\s*["'])A/;
const accessible = /<pdfuaid:part>[^<]*<\/pdfuaid:part>|\spdfuaid:part\s*=\s*(?:"[^"]*"|'[^']*')/g;

/** Whether a document claims to be tagged for archives (PDF/A-1a to 3a), or readable by everybody (PDF/UA). */
export function claimsTags(bytes: Uint8Array): boolean {
  const reader = new PdfReader(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const text = reader.content(reader.catalog.get('Metadata'))?.toString('utf8') ?? '';
  return text !== lowered(text);
}

/** The claim without tags (signing.33). */
export const lowered = (text: string): string => text.replace(conformance, '$1B').replaceAll(accessible, '');
