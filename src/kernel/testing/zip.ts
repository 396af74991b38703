import { crc32, inflateRawSync } from 'node:zlib';

const endOfDirectory = 0x06054b50;

/** The files inside a zip by name, each verified against its size and checksum. */
export function unzipped(archive: Uint8Array): Map<string, Buffer> {
  const bytes = Buffer.from(archive);
  const end = bytes.lastIndexOf(Buffer.from(Uint32Array.of(endOfDirectory).buffer));
  const files = new Map<string, Buffer>();
  let at = bytes.readUInt32LE(end + 16);
  for (let count = bytes.readUInt16LE(end + 10); count > 0; count -= 1) {
    const [method, checksum, packed, size] = [
      bytes.readUInt16LE(at + 10),
      ...[16, 20, 24].map((offset) => bytes.readUInt32LE(at + offset)),
    ];
    const [nameLength = 0, extraLength = 0, commentLength = 0] = [28, 30, 32].map((offset) => bytes.readUInt16LE(at + offset));
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    const local = bytes.readUInt32LE(at + 42);
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const raw = bytes.subarray(start, start + (packed ?? 0));
    const content = method === 0 ? raw : inflateRawSync(raw);
    if (content.length !== size || crc32(content) !== checksum) throw new Error(`${name} is damaged`);
    files.set(name, content);
    at += 46 + nameLength + extraLength + commentLength;
  }
  return files;
}
