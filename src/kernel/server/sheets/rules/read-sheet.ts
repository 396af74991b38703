import type { Sheet } from './cell.ts';
import { isEmpty } from './cell.ts';
import { compressedLimit, type SheetFault } from './limits.ts';
import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';

export interface SheetFile {
  kind: 'xlsx' | 'csv';
  sheets: Sheet[];
  epoch1904: boolean;
}

/** Reads a list, detecting the format by its content; empty rows and sheets are dropped and rows keep their numbers. */
export async function readSheet(bytes: Uint8Array): Promise<SheetFile | SheetFault> {
  if (bytes.length === 0) return { fault: 'EmptyFile' };
  if (bytes.length > compressedLimit) return { fault: 'FileSize', details: { limit: compressedLimit } };
  const kind = kindOf(bytes);
  if (kind === 'locked') return { fault: 'FileLocked' };
  if (kind === 'other') return { fault: 'FileType' };
  const read = kind === 'xlsx' ? await readXlsx(bytes) : readCsv(bytes);
  if ('fault' in read) return read;
  const all = 'sheets' in read ? read.sheets : [read];
  const sheets = all.map(withoutEmptyRows).filter(({ rows }) => rows.length > 0);
  if (sheets.length === 0) return { fault: 'NoRows' };
  return { kind, sheets, epoch1904: 'epoch1904' in read && read.epoch1904 };
}

type Kind = SheetFile['kind'] | 'locked' | 'other';

const signatures: [Kind, number[]][] = [
  ['xlsx', [0x50, 0x4b, 0x03, 0x04]],
  ['other', [0x50, 0x4b]],
  ['other', [0x25, 0x50, 0x44, 0x46]],
  ['other', [0x1f, 0x8b]],
  ['other', [0x89, 0x50, 0x4e, 0x47]],
  ['other', [0xff, 0xd8, 0xff]],
  ['other', [0x7b, 0x5c, 0x72, 0x74]],
];
const compoundFile = [0xd0, 0xcf, 0x11, 0xe0];

function kindOf(bytes: Uint8Array): Kind {
  if (startsWith(bytes, compoundFile)) return isEncrypted(bytes) ? 'locked' : 'other';
  const known = signatures.find(([, signature]) => startsWith(bytes, signature));
  if (known) return known[0];
  // Many programs save a web page or an XML document as `.xls`; it is text, but not a list.
  return /^\s*<(?:!doctype|html|\?xml|table|workbook)/i.test(new TextDecoder().decode(bytes.subarray(0, 200))) ? 'other' : 'csv';
}

/** A workbook with a password is a compound file that names its encrypted part, in UTF-16. */
function isEncrypted(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(Buffer.from('EncryptedPackage', 'utf16le'));
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

function withoutEmptyRows(sheet: Sheet): Sheet {
  return { name: sheet.name, rows: sheet.rows.filter(({ cells }) => !cells.every(isEmpty)) };
}
