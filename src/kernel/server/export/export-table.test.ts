import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import readXlsxFile from 'read-excel-file/node';
import { describe, expect, test } from 'vitest';
import { unzipped } from '../../testing/zip.ts';
import { exportTable } from './export-table.ts';
import type { Column, ExportFormat, Table } from './table.ts';
import { xlsxBytes } from './xlsx.ts';

interface Person {
  name: string;
  phone: string | null;
  salary: string | null;
  days: number;
  start: string | null;
  seen: Date;
  isActive: boolean;
}

const person: Person = {
  name: 'Łukasz Åsøy-Ærlig',
  phone: '+47 12345678',
  salary: '650000.50',
  days: -3,
  start: '2026-02-01',
  seen: new Date('2026-07-01T08:05:00Z'),
  isActive: true,
};
const columns: Column<Person>[] = [
  { key: 'name', header: 'Navn', type: 'text' },
  { key: 'phone', header: 'Telefon', type: 'text' },
  { key: 'salary', header: 'Lønn', type: 'money' },
  { key: 'days', header: 'Dager', type: 'number' },
  { key: 'start', header: 'Startdato', type: 'date' },
  { key: 'seen', header: 'Sist sett', type: 'moment' },
  { key: 'isActive', header: 'Aktiv', type: 'boolean' },
];
const table = (rows: Table<Person>['rows'], changes: Partial<Table<Person>> = {}): Table<Person> => ({
  title: 'Ansatte',
  fileName: 'People',
  language: 'no',
  columns,
  companyName: 'Fjord & Fjell <AS>',
  today: '2026-11-21',
  timeZone: 'Europe/Oslo',
  ...changes,
  rows,
});
const people = (count: number): Person[] => Array.from({ length: count }, (_, index) => ({ ...person, name: `Person ${index}` }));

async function written(wanted: Table<Person>, format: ExportFormat): Promise<Buffer> {
  const { content } = await exportTable(wanted, format);
  if (content instanceof Readable) throw new Error('These bytes come at once.');
  return Buffer.from(content);
}

describe('any export', () => {
  test.each<[ExportFormat, string]>([
    ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ['csv', 'text/csv; charset=utf-8'],
    ['pdf', 'application/pdf'],
    ['md', 'text/markdown; charset=utf-8'],
  ])('in %s says its kind and carries the day in its name', async (format, contentType) => {
    expect(await exportTable(table([person]), format)).toMatchObject({ fileName: `People-2026-11-21.${format}`, contentType });
  });

  test('is named by its title when nothing else is said', async () => {
    const { fileName, ...untitled } = table([]);
    expect(fileName).toBe('People');
    expect((await exportTable(untitled, 'csv')).fileName).toBe('Ansatte-2026-11-21.csv');
  });

  test('without columns is refused', async () => {
    await expect(exportTable(table([], { columns: [] }), 'csv')).rejects.toMatchObject({ code: 'common.BadRequest' });
  });

  test.each<ExportFormat>(['xlsx', 'pdf'])('in %s fails when its rows fail', async (format) => {
    async function* broken() {
      yield person;
      throw new Error('the connection broke');
    }
    await expect(exportTable(table(broken()), format)).rejects.toThrow('the connection broke');
  });
});

describe('an Excel file', () => {
  const sheetOf = async (wanted: Table<Person>) => readXlsxFile(await written(wanted, 'xlsx'));
  const xmlOf = async (wanted: Table<Person>, name: string) => String(unzipped(await written(wanted, 'xlsx')).get(name));

  test('holds texts, numbers and dates as what they are', async () => {
    const [sheet] = await sheetOf(table([person]));
    expect(sheet?.sheet).toBe('Ansatte');
    expect(sheet?.data[0]).toEqual(['Navn', 'Telefon', 'Lønn', 'Dager', 'Startdato', 'Sist sett', 'Aktiv']);
    expect(sheet?.data[1]).toEqual([
      'Łukasz Åsøy-Ærlig',
      '+47 12345678',
      650000.5,
      -3,
      new Date('2026-02-01T00:00:00Z'),
      // 08:05 in UTC is 10:05 in the company's time zone.
      new Date('2026-07-01T10:05:00Z'),
      'Ja',
    ]);
  });

  test('keeps texts that look like formulas, markup or names of the language texts', async () => {
    const names = ['=1+1', '@SUM(A1)', '+1', '<b>&"\'', 'constructor', '__proto__', 'to\nlinjer', ' luft ', 'x'.repeat(40_000), '😀 李'];
    const [sheet] = await sheetOf(table(names.map((name) => ({ ...person, name }))));
    const read = sheet?.data.slice(1).map(([name]) => String(name));
    // The reading library trims names.
    expect(read?.map((name) => name.slice(0, 50))).toEqual(names.map((name) => name.trim().slice(0, 50)));
    expect(read?.[8]).toHaveLength(32_767);
    expect(await xmlOf(table(names.map((name) => ({ ...person, name }))), 'xl/worksheets/sheet1.xml')).not.toContain('<f>');
  });

  test('leaves empty what is empty, and keeps as text what a number or date cannot hold', async () => {
    const odd = { ...person, phone: null, salary: '12345678901234567.89', start: '1873-05-17' };
    const [sheet] = await sheetOf(table([odd, { ...odd, salary: null, start: null }]));
    expect(sheet?.data[1]?.slice(1, 5)).toEqual([null, '12\u00a0345\u00a0678\u00a0901\u00a0234\u00a0567,89', -3, '17.05.1873']);
    expect(sheet?.data[2]?.slice(1, 5)).toEqual([null, null, -3, null]);
  });

  test('keeps the header in view, filters each column and repeats the header on paper', async () => {
    const sheet = await xmlOf(table(people(2)), 'xl/worksheets/sheet1.xml');
    expect(sheet).toContain('</sheetData><autoFilter ref="A1:G3"/>');
    expect(sheet).toContain('ySplit="1"');
    const workbook = await xmlOf(table(people(2), { title: "R&D's [liste]" }), 'xl/workbook.xml');
    expect(workbook).toContain('name="R&amp;D&apos;s liste"');
    expect(workbook).toContain("'R&amp;D''s liste'!$A$1:$G$3</definedName>");
    expect(workbook).toContain("'R&amp;D''s liste'!$1:$1</definedName>");
  });

  test('has names and values above its header on request', async () => {
    const bytes = Buffer.from(
      await xlsxBytes({
        ...table(people(2)),
        lead: [
          ['Bedrift', '=Fjord AS'],
          ['Protokoll', ''],
        ],
      }),
    );
    const [sheet] = await readXlsxFile(bytes);
    expect(sheet?.data.slice(0, 4).map((row) => row.slice(0, 2))).toEqual([
      ['Bedrift', '=Fjord AS'],
      ['Protokoll', null],
      [null, null],
      ['Navn', 'Telefon'],
    ]);
    const files = unzipped(bytes);
    expect(String(files.get('xl/worksheets/sheet1.xml'))).toContain('<autoFilter ref="A4:G6"/>');
    expect(String(files.get('xl/worksheets/sheet1.xml'))).toContain('ySplit="4"');
    expect(String(files.get('xl/workbook.xml'))).toContain("'Ansatte'!$4:$4</definedName>");
  });

  test('writes dates in the manner of its language', async () => {
    expect(await xmlOf(table([person]), 'xl/styles.xml')).toContain('formatCode="dd.mm.yyyy"');
    expect(await xmlOf(table([person], { language: 'en' }), 'xl/styles.xml')).toContain('formatCode="dd/mm/yyyy"');
  });

  test('of nobody still opens with its header', async () => {
    const [sheet] = await sheetOf(table([]));
    expect(sheet?.data).toHaveLength(1);
  });

  test('holds five thousand rows, each part whole', async () => {
    const bytes = await written(table(people(5000)), 'xlsx');
    const [sheet] = await readXlsxFile(bytes);
    expect([sheet?.data.length, sheet?.data[5000]?.[0]]).toEqual([5001, 'Person 4999']);
    for (const [name, content] of unzipped(bytes)) expect([name, unclosed(String(content))]).toEqual([name, []]);
  });

  test('that would have more than 100,000 rows is refused', async () => {
    function* endless() {
      for (;;) yield person;
    }
    const refusal = { code: 'common.TooManyRows', status: 413, extra: { details: { maxRows: 100_000 } } };
    await expect(exportTable(table(endless()), 'xlsx')).rejects.toMatchObject(refusal);
  });
});

/** Elements of an XML text that are not closed in the right order. */
function unclosed(xml: string): string[] {
  const open: string[] = [];
  for (const [, end, name = '', empty] of xml.matchAll(/<(\/?)([A-Za-z][\w:.-]*)[^<>]*?(\/?)>/g)) {
    if (end && open.pop() !== name) return [`/${name}`];
    if (!end && !empty) open.push(name);
  }
  return open;
}

describe('a PDF', () => {
  test('is whole, tagged as a table with headers, in its language, with its fonts inside', async () => {
    const bytes = await written(table(people(3)), 'pdf');
    const raw = bytes.toString('latin1');
    expect(raw.slice(0, 8)).toBe('%PDF-1.7');
    expect(raw.trimEnd().slice(-5)).toBe('%%EOF');
    expect(raw).toContain('/StructTreeRoot');
    expect(raw).toContain('pdfuaid:part');
    expect(raw).toContain('/Lang (nb-NO)');
    expect(raw.match(/\/FontFile3/g)).toHaveLength(2);
    expect(raw.match(/\/S \/TR\b/g)).toHaveLength(4);
    expect(raw.match(/\/S \/TH\b/g)).toHaveLength(7);
    expect(raw.match(/\/S \/TD\b/g)).toHaveLength(21);
  });

  test('of nobody has its header', async () => {
    const raw = (await written(table([]), 'pdf')).toString('latin1');
    expect(raw.match(/\/S \/TR\b/g)).toHaveLength(1);
  });

  test('takes code, markup and any alphabet for what they are: text', async () => {
    const names = ['#panic("x")', '#read("/etc/passwd")', '$x^2$ *b* _i_ @ref <label>', '\\ ] } "', '\u0000\u0007', '李小龙', '😀', 'محمد'];
    const bytes = await written(
      table(
        names.map((name) => ({ ...person, name })),
        { title: '#panic("title")', companyName: '$x' },
      ),
      'pdf',
    );
    expect(bytes.toString('latin1').match(/\/S \/TR\b/g)).toHaveLength(9);
  });

  test('lies down when it has many columns, and stands when it has few', async () => {
    const box = async (wanted: Table<Person>) =>
      /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec((await written(wanted, 'pdf')).toString('latin1'));
    const many = [...columns, ...columns, ...columns.slice(0, 2)];
    const [, wide, low] = (await box(table([person], { columns: many }))) ?? [];
    const [, narrow, high] = (await box(table([person], { columns: columns.slice(0, 3) }))) ?? [];
    expect(Number(wide)).toBeGreaterThan(Number(low));
    expect(Number(narrow)).toBeLessThan(Number(high));
  });

  test('holds five thousand rows', async () => {
    const raw = (await written(table(people(5000)), 'pdf')).toString('latin1');
    expect(raw.match(/\/S \/TR\b/g)).toHaveLength(5001);
  });

  test('with more cells than pages can be laid out for is refused', async () => {
    const refusal = { code: 'common.TooManyRows', status: 413, extra: { details: { maxRows: 5714 } } };
    await expect(exportTable(table(people(10_000)), 'pdf')).rejects.toMatchObject(refusal);
  });

  test.runIf(hasPoppler())('reads back with its letters, its dates and page x of y', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'export-'));
    const file = join(folder, 'a.pdf');
    writeFileSync(file, await written(table([person, ...people(99)]), 'pdf'));
    const words = execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    for (const word of [
      'Ansatte',
      'Fjord & Fjell <AS> · 21.11.2026',
      'Łukasz Åsøy-Ærlig',
      '650 000,5',
      '−3',
      '01.02.2026',
      '01.07.2026 10:05',
      'Ja',
    ]) {
      expect(words.replaceAll('\u00a0', ' ')).toContain(word);
    }
    expect(words).toMatch(/Side 1 av \d/);
    expect(words.match(/Startdato/g)?.length).toBe(words.match(/Side \d+ av/g)?.length);
  });
});

function hasPoppler(): boolean {
  try {
    execFileSync('pdftotext', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

describe('a Markdown page', () => {
  test('is a table whose cells hold nothing but text', async () => {
    const hostile = { ...person, name: 'a|b\n<img src=x onerror=alert(1)> [x](javascript:alert(1)) **b** `c` \\' };
    const { content } = await exportTable(table([hostile]), 'md');
    expect(await text(content as Readable)).toBe(`# Ansatte

Fjord &amp; Fjell &lt;AS&gt;, 21.11.2026

| Navn | Telefon | Lønn | Dager | Startdato | Sist sett | Aktiv |
| --- | --- | ---: | ---: | --- | --- | --- |
| a\\|b<br>&lt;img src=x onerror=alert(1)&gt; \\[x\\](javascript:alert(1)) \\*\\*b\\*\\* \\\`c\\\` \\\\ | +47 12345678 | 650\u00a0000,5 | −3 | 01.02.2026 | 01.07.2026 10:05 | Ja |
`);
  });

  test('of nobody has its header', async () => {
    const { content } = await exportTable(table([]), 'md');
    expect((await text(content as Readable)).trimEnd().split('\n')).toHaveLength(6);
  });
});
