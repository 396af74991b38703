import { crc32, deflateRawSync } from 'node:zlib';

/** A zip with a custom directory; `claims` overrides the declared sizes, for tests of false declarations. */
export function zipOf(files: Record<string, string | Uint8Array>, claims: Record<string, number> = {}): Uint8Array {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(files)) {
    const plain = Buffer.from(content);
    const packed = deflateRawSync(plain);
    const label = Buffer.from(name);
    const size = claims[name] ?? plain.length;
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(8, 4);
    shared.writeUInt32LE(crc32(plain), 10);
    shared.writeUInt32LE(packed.length, 14);
    shared.writeUInt32LE(size, 18);
    shared.writeUInt16LE(label.length, 22);
    parts.push(numbers(0x04034b50), shared, label, packed);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(numbers(0x02014b50), shared.subarray(0, 2), shared, rest, label);
    offset += 30 + label.length + packed.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(Object.keys(files).length, 4);
  end.writeUInt16LE(Object.keys(files).length, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, list, numbers(0x06054b50), end]);
}

/** The parts of a workbook around the XML rows of its sheets; `workbook` adds to the workbook's own element. */
export function workbookParts(sheets: Record<string, string>, workbook = ''): Record<string, string> {
  const names = Object.keys(sheets);
  const office = 'http://schemas.openxmlformats.org';
  const list = (each: (name: string, number: number) => string) => names.map((name, index) => each(name, index + 1)).join('');
  return {
    '[Content_Types].xml': `<Types xmlns="${office}/package/2006/content-types"/>`,
    'xl/workbook.xml': `<workbook xmlns="${office}/spreadsheetml/2006/main" xmlns:r="${office}/officeDocument/2006/relationships">${workbook}<sheets>${list((name, number) => `<sheet name="${name}" sheetId="${number}" r:id="rId${number}"/>`)}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${office}/package/2006/relationships">${list((_name, number) => `<Relationship Id="rId${number}" Type="${office}/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet${number}.xml"/>`)}</Relationships>`,
    ...Object.fromEntries(
      names.map((name, index) => [
        `xl/worksheets/sheet${index + 1}.xml`,
        `<worksheet xmlns="${office}/spreadsheetml/2006/main"><sheetData>${sheets[name]}</sheetData></worksheet>`,
      ]),
    ),
  };
}

/** One row of text cells. */
export function rowXml(number: number, cells: readonly string[], firstColumn = 'A'): string {
  const start = firstColumn.charCodeAt(0);
  const written = cells.map(
    (text, index) => `<c r="${String.fromCharCode(start + index)}${number}" t="inlineStr"><is><t>${text}</t></is></c>`,
  );
  return `<row r="${number}">${written.join('')}</row>`;
}

function numbers(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
