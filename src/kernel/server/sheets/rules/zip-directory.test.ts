import { deflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { zipOf } from '../../../testing/workbook.ts';
import { unzipEntry, zipDirectory, type ZipEntry } from './zip-directory.ts';

const text = (bytes: Uint8Array | undefined) => bytes && new TextDecoder().decode(bytes);
const archive = () => Buffer.from(zipOf({ 'a.xml': '<a/>', 'folder/b.xml': `<b>${'x'.repeat(500)}</b>` }));
/** The offset of the end record of an archive without a comment. */
const endOf = (bytes: Buffer) => bytes.length - 22;
const directoryOf = (bytes: Buffer) => bytes.readUInt32LE(endOf(bytes) + 16);
const changed = (change: (bytes: Buffer) => void) => {
  const bytes = archive();
  change(bytes);
  return bytes;
};

test('a directory names each file with its sizes, and each is unpacked', () => {
  const bytes = archive();
  const entries = zipDirectory(bytes) ?? [];
  expect(entries.map(({ name, uncompressed }) => [name, uncompressed])).toEqual([
    ['a.xml', 4],
    ['folder/b.xml', 507],
  ]);
  expect(entries.map((entry) => text(unzipEntry(bytes, entry)))).toEqual(['<a/>', `<b>${'x'.repeat(500)}</b>`]);
});

test('an archive that lies within other bytes, or has a comment, is read all the same', () => {
  const comment = Buffer.concat([archive(), Buffer.from('comment')]);
  const within = Buffer.concat([Buffer.from('before'), archive()]).subarray(6);
  expect(zipDirectory(comment)?.length).toBe(2);
  expect(text(unzipEntry(within, zipDirectory(within)?.[0] as ZipEntry))).toBe('<a/>');
  expect(zipDirectory(Buffer.concat([archive(), Buffer.alloc(0xffff)]))?.length).toBe(2);
});

test('what a directory says of a file beside its name is passed over', () => {
  const bytes = archive();
  const first = directoryOf(bytes);
  const next = first + 46 + 'a.xml'.length;
  bytes.writeUInt16LE(2, first + 30);
  bytes.writeUInt16LE(3, first + 32);
  const longer = Buffer.concat([bytes.subarray(0, next), Buffer.alloc(5), bytes.subarray(next)]);
  expect(zipDirectory(longer)?.map(({ name }) => name)).toEqual(['a.xml', 'folder/b.xml']);
});

test('a directory may reach to the end record', () => {
  expect(zipDirectory(zipOf({ '': 'x' }))?.length).toBe(1);
});

/** The only entry, whole but for its last byte, which is the end record's first. */
const entryIntoTheEnd = changed((bytes) => {
  bytes.writeUInt32LE(0x02014b50, endOf(bytes) - 45);
  bytes.writeUInt16LE(1, endOf(bytes) + 10);
  bytes.writeUInt32LE(endOf(bytes) - 45, endOf(bytes) + 16);
});

describe('what is no whole, plain zip', () => {
  test.each<[string, Buffer]>([
    ['nothing', Buffer.alloc(0)],
    ['too few bytes', Buffer.alloc(21)],
    ['no end', archive().subarray(0, -1)],
    ['a comment longer than there may be', Buffer.concat([archive(), Buffer.alloc(0x1_0000)])],
    ['a directory that begins elsewhere', changed((bytes) => bytes.writeUInt32LE(directoryOf(bytes) + 1, endOf(bytes) + 16))],
    ['an entry that reaches into the end', entryIntoTheEnd],
    ['a directory beyond the end', changed((bytes) => bytes.writeUInt32LE(endOf(bytes) - 45, endOf(bytes) + 16))],
    ['more files than the directory holds', changed((bytes) => bytes.writeUInt16LE(3, endOf(bytes) + 10))],
    ['a size only zip64 knows', changed((bytes) => bytes.writeUInt32LE(0xffffffff, directoryOf(bytes) + 24))],
    ['a packed size only zip64 knows', changed((bytes) => bytes.writeUInt32LE(0xffffffff, directoryOf(bytes) + 20))],
    ['a place only zip64 knows', changed((bytes) => bytes.writeUInt32LE(0xffffffff, directoryOf(bytes) + 42))],
  ])('%s', (_name, bytes) => {
    expect(zipDirectory(bytes)).toBeUndefined();
  });

  test('an empty archive has no files', () => {
    const bytes = Buffer.alloc(22);
    bytes.writeUInt32LE(0x06054b50, 0);
    expect(zipDirectory(bytes)).toEqual([]);
  });
});

describe('one file of it', () => {
  /** A file with a name of three bytes and an extra field of two. */
  const file = (content: Buffer, wish: Partial<ZipEntry> = {}): [Buffer, ZipEntry] => {
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(3, 26);
    head.writeUInt16LE(2, 28);
    const bytes = Buffer.concat([head, Buffer.from('abc--'), content]);
    return [bytes, { name: 'abc', method: 8, compressed: content.length, uncompressed: 5, offset: 0, ...wish }];
  };
  const packed = deflateRawSync(Buffer.from('hallo'));
  const [whole, entryOfWhole] = file(packed);
  const withOtherSignature = Buffer.from(whole);
  withOtherSignature.writeUInt32LE(0x02014b50, 0);
  /** No name, nothing extra, no content: the archive ends with the head. */
  const bareHead = Buffer.concat([whole.subarray(0, 26), Buffer.alloc(4)]);

  test('is unpacked, or taken as it is', () => {
    expect(text(unzipEntry(...file(packed)))).toBe('hallo');
    expect(text(unzipEntry(...file(Buffer.from('hallo'), { method: 0 })))).toBe('hallo');
    expect(text(unzipEntry(...file(deflateRawSync(Buffer.alloc(0)), { uncompressed: 0 })))).toBe('');
    expect(text(unzipEntry(bareHead, { ...entryOfWhole, method: 0, compressed: 0, uncompressed: 0 }))).toBe('');
  });

  test.each<[string, [Buffer, ZipEntry]]>([
    ['is smaller than it says', file(packed, { uncompressed: 6 })],
    ['is larger than it says', file(packed, { uncompressed: 4 })],
    ['is larger than nothing', file(packed, { uncompressed: 0 })],
    ['is taken as it is and has another size', file(Buffer.from('hallo'), { method: 0, uncompressed: 4 })],
    ['is packed in a way that nobody knows', file(packed, { method: 9 })],
    ['is damaged', file(Buffer.from([0xff, 0xff, 0xff]), {})],
    ['ends after the archive', file(packed, { compressed: packed.length + 1 })],
    ['is cut in its head', [whole.subarray(0, 29), entryOfWhole]],
    ['has another signature', [withOtherSignature, entryOfWhole]],
    ['begins elsewhere', file(packed, { offset: 1 })],
    ['begins after the archive', file(packed, { offset: 1000 })],
  ])('is not read when it %s', (_name, [bytes, entry]) => {
    expect(unzipEntry(bytes, entry)).toBeUndefined();
  });
});
