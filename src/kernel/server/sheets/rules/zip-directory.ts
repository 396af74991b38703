import { inflateRawSync } from 'node:zlib';

/** One file of a zip archive as its directory declares it. */
export interface ZipEntry {
  name: string;
  method: number;
  compressed: number;
  uncompressed: number;
  offset: number;
}

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const localSignature = 0x04034b50;
/** The end record is 22 bytes and a comment of at most 65,535. */
const endReach = 22 + 0xffff;
const inZip64 = 0xffffffff;

/** Reads the directory at the end of a zip without unpacking anything; undefined when the zip is incomplete or uses extensions. */
export function zipDirectory(bytes: Uint8Array): ZipEntry[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endRecord(view);
  if (end === undefined) return undefined;
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  const entries: ZipEntry[] = [];
  for (let index = 0; index < count; index++) {
    if (at + 46 > end || view.getUint32(at, true) !== entrySignature) return undefined;
    const entry = entryAt(bytes, view, at);
    if ([entry.compressed, entry.uncompressed, entry.offset].includes(inZip64)) return undefined;
    entries.push(entry);
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

/** Unpacks one file, at most to its declared size; undefined when it is damaged or larger than declared. */
export function unzipEntry(bytes: Uint8Array, entry: ZipEntry): Uint8Array | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (entry.offset + 30 > bytes.length || view.getUint32(entry.offset, true) !== localSignature) return undefined;
  const start = entry.offset + 30 + view.getUint16(entry.offset + 26, true) + view.getUint16(entry.offset + 28, true);
  if (start + entry.compressed > bytes.length) return undefined;
  const packed = bytes.subarray(start, start + entry.compressed);
  if (entry.method === 0) return entry.compressed === entry.uncompressed ? packed : undefined;
  if (entry.method !== 8) return undefined;
  try {
    const unpacked = inflateRawSync(packed, { maxOutputLength: Math.max(entry.uncompressed, 1) });
    return unpacked.length === entry.uncompressed ? unpacked : undefined;
  } catch {
    // zlib throws for a damaged stream and for one that exceeds the limit: both make the file unreadable.
    return undefined;
  }
}

function endRecord(view: DataView): number | undefined {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - endReach); at--) {
    if (view.getUint32(at, true) === endSignature) return at;
  }
  return undefined;
}

function entryAt(bytes: Uint8Array, view: DataView, at: number): ZipEntry {
  const nameLength = view.getUint16(at + 28, true);
  return {
    name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength)),
    method: view.getUint16(at + 10, true),
    compressed: view.getUint32(at + 20, true),
    uncompressed: view.getUint32(at + 24, true),
    offset: view.getUint32(at + 42, true),
  };
}
