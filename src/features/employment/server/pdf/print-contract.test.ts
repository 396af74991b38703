import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { Typesetter } from '#kernel/server/pdf/typesetter.ts';
import { printed, type ContractCase } from '../../testing/printed.ts';
import { builtIn } from '../../testing/templates.ts';
import type { PrintedPdf } from './print-contract.ts';

const typesetter = new Typesetter();
afterAll(() => typesetter.close());
const folder = mkdtempSync(join(tmpdir(), 'contract-'));

const print = (made: ContractCase = {}): Promise<PrintedPdf> => printed(made, (order) => typesetter.typeset(order));

function file({ bytes }: PrintedPdf): string {
  const path = join(folder, `${crypto.randomUUID()}.pdf`);
  writeFileSync(path, bytes);
  return path;
}
const run = (tool: string, ...args: string[]) => execFileSync(tool, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
const textIn = (pdf: PrintedPdf) => run('pdftotext', file(pdf), '-');
/** On one line. */
const wordsIn = (pdf: PrintedPdf) => textIn(pdf).replace(/\s+/g, ' ');
const pagesOf = (path: string) => Number(/Pages:\s+(\d+)/.exec(run('pdfinfo', path))?.[1]);

const each = builtIn.flatMap(({ key }) => (['no', 'en'] as const).map((language) => ({ key, language })));

test.each(each)('$key in $language is a sound, tagged PDF/A-2a with its typeface inside', async ({ key, language }) => {
  const pdf = await print({ key, language });
  const path = file(pdf);
  expect(pdf.claimsStandard).toBe(true);
  expect(run('qpdf', '--check', path)).toContain('No syntax or stream encoding errors');
  const facts = run('pdfinfo', path);
  expect(facts).toMatch(/Tagged:\s+yes/);
  expect(facts).toMatch(/Title:\s+(Arbeidsavtale|Employment contract)/);
  expect(run('pdfinfo', '-meta', path)).toMatch(/<pdfaid:part>2<.*<pdfaid:conformance>A</s);
  expect(run('pdfinfo', '-struct', path)).toMatch(/H2/);
  const fonts = run('pdffonts', path).trim().split('\n').slice(2);
  expect(fonts.length).toBeGreaterThan(0);
  for (const font of fonts) expect(font).toMatch(/Inter.* yes yes (yes|no)/);
  const words = wordsIn(pdf);
  for (const said of ['Ola Nordmann', 'Fjord Handel AS', '974760673', 'Storebrand', 'Gjensidige', 'Kari Nordmann', pdf.fingerprint]) {
    expect(words).toContain(said);
  }
  expect(words).toMatch(language === 'no' ? /Side 1 av \d/ : /Page 1 of \d/);
  expect(words).not.toMatch(/\{\w+\}|\[(?!\d)/);
  expect(words).not.toMatch(/UTKAST|DRAFT/);
});

describe('the same input', () => {
  test('gives the same bytes, in another process too', async () => {
    const other = new Typesetter();
    const [first, second] = [await print(), await print()];
    typesetter.close();
    const third = await print();
    other.close();
    expect(Buffer.from(second.bytes).equals(first.bytes)).toBe(true);
    expect(Buffer.from(third.bytes).equals(first.bytes)).toBe(true);
    expect([second.fingerprint, third.fingerprint]).toEqual([first.fingerprint, first.fingerprint]);
  });

  test('has another fingerprint with any other value', async () => {
    const prints = await Promise.all([
      print(),
      print({ given: { salaryAmount: 612_501 } }),
      print({ logo: picture }),
      print({ isDraft: true }),
    ]);
    expect(new Set(prints.map(({ fingerprint }) => fingerprint)).size).toBe(4);
  });
});

test('a draft says so on each page and marks what is missing', async () => {
  const draft = await print({ isDraft: true, given: { salaryAmount: null } });
  const text = textIn(draft);
  expect(text.match(/Utkast – gjelder ikke/g)).toHaveLength(pagesOf(file(draft)));
  expect(text).toContain('[Lønn]');
});

test('the letters of Europe and Vietnam are in the typeface', async () => {
  const pdf = await print({ given: { lastName: 'Ærø Nguyễn Đorđe Šimić', position: 'Ναύτης, Сварщик', employerManager: 'Þór Żółć' } });
  expect(pdf.claimsStandard).toBe(true);
  expect(
    run('pdffonts', file(pdf))
      .trim()
      .split('\n')
      .slice(2)
      .every((font) => font.includes('Inter')),
  ).toBe(true);
});

test('the logo of the company stands in it', async () => {
  expect(
    run('pdfimages', '-list', file(await print({ logo: picture })))
      .trim()
      .split('\n').length,
  ).toBeGreaterThan(2);
});

const markup = '#panic("x") *fet* _kursiv_ $x^2$ #read("/etc/passwd") <b>& \\ `kode` @ref // = Tittel [a](b) {{firstName}}';

describe('hostile text', () => {
  test('in every field is shown as it was typed', async () => {
    const given = {
      position: markup,
      employerName: markup,
      employerManager: markup,
      employerAddress: markup,
      positionCoverageBreakdown: markup,
    };
    const pdf = await print({ given: { ...given, paidAbsence: [markup], extraBenefitsOther: [markup] }, own: { tasks: markup } });
    const words = wordsIn(pdf);
    expect(words.split('#panic("x") *fet* _kursiv_').length).toBeGreaterThan(6);
    expect(words).toContain('#read("/etc/passwd")');
    expect(words).not.toContain('root:');
    expect(run('qpdf', '--check', file(pdf))).toContain('No syntax');
  });

  test.each<[string, string]>([
    ['Arabic', 'محمد عبد الرحمن '.repeat(4).trim()],
    ['emoji', '😀🎉👨‍👩‍👧'.repeat(20)],
    ['control characters', 'A\u0000\u0007\u001b\u0085\ufffe\ud800B'],
    ['right-to-left marks', '\u202eabc\u2066def'],
  ])('%s never fails the contract', async (_name, typed) => {
    const pdf = await print({ given: { position: typed, employerName: typed }, own: { tasks: typed } });
    expect(run('qpdf', '--check', file(pdf))).toContain('No syntax');
    expect(wordsIn(pdf)).toContain('Storebrand');
    expect(pagesOf(file(pdf))).toBeLessThan(8);
  });

  test('10,000 letters in a word stay within the page', async () => {
    const pdf = await print({ given: { position: 'W'.repeat(10_000), employerManager: 'å'.repeat(10_000) } });
    const path = file(pdf);
    const boxes = run('pdftotext', '-bbox', path, '-').matchAll(/xMin="([\d.-]+)".*?xMax="([\d.-]+)"/g);
    const right = Math.max(...[...boxes].map(([, , to]) => Number(to)));
    // A4 is 595 points wide with a margin of 62; the invisible mark where a word may break counts with a width at the end of a line.
    expect(right).toBeLessThanOrEqual(545);
    expect((run('pdftotext', path, '-').match(/W/g) ?? []).length).toBeGreaterThanOrEqual(20_000);
  });
});

const picture = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
