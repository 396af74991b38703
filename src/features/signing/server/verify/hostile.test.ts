import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { plainPdf } from '../../testing/plain-pdf.ts';
import { inspect } from '../seal/inspect.ts';
import { inspectPdf } from '../seal/inspect-pdf.ts';
import { verifyPdf } from './verify-pdf.ts';

/** A PDF of these objects; `tail` stands in for its cross-reference. */
function fileOf(objects: readonly (string | Buffer)[], trailer = '/Root 1 0 R', tail?: string): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const lengthOf = () => parts.reduce((sum, { length }) => sum + length, 0);
  const offsets = objects.map((object, index) => {
    const offset = lengthOf();
    parts.push(Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n'));
    return offset;
  });
  const start = lengthOf();
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const xref = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} ${trailer} >>\nstartxref\n${start}\n%%EOF\n`;
  parts.push(Buffer.from(tail ?? xref));
  return Buffer.concat(parts);
}

const stream = (dict: string, content: Buffer) =>
  Buffer.concat([Buffer.from(`<< ${dict} /Length ${content.length} >>\nstream\n`), content, Buffer.from('\nendstream')]);
const bomb = deflateSync(Buffer.alloc(80 * 1024 * 1024));
const rows = (count: number) => deflateSync(Buffer.alloc(count * 4, 1));
const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 10 10] >>';
const pages = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>';

const hostile: [string, () => Buffer][] = [
  ['sections in a circle', () => fileOf(['<< /Type /Catalog /Pages 2 0 R >>', pages, page], '/Root 1 0 R /Prev 9')],
  ['a reference to itself', () => fileOf(['1 0 R'], '/Root 1 0 R')],
  ['values that lie too deep', () => fileOf([`<< /Type /Catalog /X ${'['.repeat(5000)}${']'.repeat(5000)} >>`])],
  [
    'fields in a circle',
    () => fileOf(['<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [4 0 R] >> >>', pages, page, '<< /FT /Sig /Kids [4 0 R 4 0 R] >>']),
  ],
  ['pages in a circle', () => fileOf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [2 0 R] /Count 1 >>'])],
  ['a name that stands twice', () => fileOf(['<< /Type /Catalog /Pages 2 0 R /Pages 3 0 R >>', pages, page])],
  [
    'objects that unpack to too much',
    () => fileOf(['2 0 R', stream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', bomb)], '/Root 1 0 R'),
  ],
  [
    'a cross-reference that unpacks to too much',
    () => fileOf([stream('/Type /XRef /W [1 2 1] /Size 9 /Root 1 0 R /Filter /FlateDecode', bomb)], '', 'startxref\n9\n%%EOF\n'),
  ],
  [
    'a cross-reference of too many objects',
    () =>
      fileOf(
        [stream('/Type /XRef /W [1 2 1] /Index [0 3000000] /Size 9 /Root 1 0 R /Filter /FlateDecode', rows(3_000_000))],
        '',
        'startxref\n9\n%%EOF\n',
      ),
  ],
  [
    'a cross-reference that is too short',
    () => fileOf([stream('/Type /XRef /W [1 2 1] /Size 900 /Root 1 0 R', Buffer.alloc(8))], '', 'startxref\n9\n%%EOF\n'),
  ],
  [
    'widths that make no sense',
    () => fileOf([stream('/Type /XRef /W [1 99 1] /Size 9 /Root 1 0 R', Buffer.alloc(80))], '', 'startxref\n9\n%%EOF\n'),
  ],
  [
    'a place outside the file',
    () => fileOf([], '', 'xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Root 1 0 R >>\nstartxref\n999999\n%%EOF\n'),
  ],
  [
    'a byte range that is none',
    () =>
      fileOf([
        '<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [4 0 R] >> >>',
        pages,
        page,
        `<< /FT /Sig /V << /Type /Sig /ByteRange [0 -5 99999999999 1e9] /Contents <${'30'.repeat(200)}> >> >>`,
      ]),
  ],
  ['many brackets', () => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.from('/Contents <'.repeat(20_000))])],
  ['half a megabyte of hexadecimal', () => Buffer.from(`%PDF-1.7\n/Contents <${'30'.repeat(262_144)}>`)],
];

describe('whoever made them, files are read within limits', () => {
  test.each(hostile)('%s', (_name, make) => {
    expect(verifyPdf({ bytes: make(), certificates: ['a'.repeat(64)], isKnownFile: true })).toEqual({ result: 'foreign' });
  });

  test('so a plain one is only foreign', () => {
    expect(verifyPdf({ bytes: plainPdf('Hei'), certificates: [], isKnownFile: true })).toEqual({ result: 'foreign' });
  });
});

describe('before anybody is asked to sign', () => {
  test('a document is inspected in a thread', async () => {
    const pdf = plainPdf('Hei');
    expect(await inspectPdf(pdf)).toEqual({ kind: 'fine', bytes: pdf, pages: 1, repaired: false });
    expect(await inspectPdf(Buffer.concat([Buffer.from('\n'), pdf]))).toMatchObject({ kind: 'fine', pages: 1, repaired: true });
    expect(await inspectPdf(Buffer.from('%PDF-'))).toEqual({ kind: 'refused', code: 'signing.PdfDamaged' });
  });

  test.each(hostile.filter(([name]) => !/^(?:many|half|a name|fields|sections|a byte)/.test(name)))(
    'a document with %s is refused within the same limits',
    async (_name, make) => {
      expect(await inspect(make())).toMatchObject({ kind: 'refused' });
    },
  );
});
