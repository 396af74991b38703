import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contentDisposition } from './content-disposition.ts';
import { datedFileName, safeFileName } from './file-name.ts';

describe('the header of a file', () => {
  test.each([
    ['People-2026-11-21.xlsx', 'attachment; filename="People-2026-11-21.xlsx"'],
    [
      'Årsrapport for Ærlig Ødegård.pdf',
      `attachment; filename="Arsrapport for AErlig Odegard.pdf"; filename*=UTF-8''%C3%85rsrapport%20for%20%C3%86rlig%20%C3%98deg%C3%A5rd.pdf`,
    ],
    ['a"; filename=evil.exe; x=".pdf', 'attachment; filename="a ; filename=evil.exe; x= .pdf"'],
    ['a\r\nSet-Cookie: x=1.pdf', 'attachment; filename="a Set-Cookie x=1.pdf"'],
    ['../../etc/passwd', 'attachment; filename="etc passwd"'],
    ['C:\\temp\\a.pdf', 'attachment; filename="C temp a.pdf"'],
    ['100 %41.pdf', `attachment; filename="100 _41.pdf"; filename*=UTF-8''100%20%2541.pdf`],
    ["Kari's (1)!.pdf", 'attachment; filename="Kari\'s (1)!.pdf"'],
    ["Åse's (1).pdf", `attachment; filename="Ase's (1).pdf"; filename*=UTF-8''%C3%85se%27s%20%281%29.pdf`],
    ['invoice\u202efdp.exe', 'attachment; filename="invoice fdp.exe"'],
    ['合同.pdf', `attachment; filename="__.pdf"; filename*=UTF-8''%E5%90%88%E5%90%8C.pdf`],
    ['℀.pdf', `attachment; filename="a_c.pdf"; filename*=UTF-8''%E2%84%80.pdf`],
    ['', 'attachment; filename="file"'],
    ['...', 'attachment; filename="file"'],
    ['\u0300', `attachment; filename="_"; filename*=UTF-8''%CC%80`],
    ['con.txt', 'attachment; filename="con_.txt"'],
    ['\ud800.pdf', `attachment; filename="_.pdf"; filename*=UTF-8''%EF%BF%BD.pdf`],
  ])('for %j is safe', (name, header) => {
    expect(contentDisposition(name)).toBe(header);
  });

  test('says inline when the file is shown', () => {
    expect(contentDisposition('a.pdf', true)).toBe('inline; filename="a.pdf"');
  });

  test('is one line of ASCII with one plain name, whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (name) => {
        const header = contentDisposition(name);
        expect(header).toMatch(/^attachment; filename="[ !#-$&-)+-.0-9;=@-[\]-{}~]+"(?:; filename\*=UTF-8''[A-Za-z0-9%._~-]+)?$/);
        const exact = /filename\*=UTF-8''(.*)$/.exec(header)?.[1];
        if (exact) expect(decodeURIComponent(exact)).toBe(safeFileName(name));
      }),
      { numRuns: 1000 },
    );
  });
});

describe('a file name', () => {
  test('keeps its ending when it is cut', () => {
    const name = safeFileName(`${'å'.repeat(300)}.docx`);
    expect([Array.from(name).length, name.slice(-6)]).toEqual([180, 'å.docx']);
  });

  test.each([
    ['People', 'People-2026-11-21.xlsx'],
    ['Absence Summary', 'Absence-Summary-2026-11-21.xlsx'],
    ['Ansatte / aktive', 'Ansatte-aktive-2026-11-21.xlsx'],
    ['', 'file-2026-11-21.xlsx'],
  ])('of the export %j carries the day', (title, name) => {
    expect(datedFileName(title, '2026-11-21', 'xlsx')).toBe(name);
  });
});
