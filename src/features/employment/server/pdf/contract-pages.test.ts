import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { Typesetter } from '#kernel/server/pdf/typesetter.ts';
import type { Value } from '../../contract/template.ts';
import { textOfPdf, toolOutput, withPdf } from '../../testing/pdf-tools.ts';
import { printed, type ContractCase } from '../../testing/printed.ts';
import { templateOf } from '../../testing/templates.ts';

const typesetter = new Typesetter();
afterAll(() => typesetter.close());
const print = (made: ContractCase) => printed(made, (order) => typesetter.typeset(order));

const pictures = new URL('../../testing/pages/', import.meta.url);
/** Pixels differ where a tool draws letters a little otherwise; a line that has moved is far more. */
const tolerated = 0.001;

/** All pages side by side, small and grey. */
async function pagesOf(pdf: Uint8Array): Promise<{ data: Buffer; width: number; height: number }> {
  const pages = await withPdf(pdf, async (path) => {
    const to = path.replace('.pdf', '-page');
    await toolOutput('pdftoppm', '-r', '30', '-gray', '-png', path, to);
    const count = Number(/Pages:\s+(\d+)/.exec(await toolOutput('pdfinfo', path))?.[1]);
    return Array.from({ length: count }, (_, page) => readFileSync(`${to}-${page + 1}.png`));
  });
  const sizes = await Promise.all(pages.map((page) => sharp(page).metadata()));
  const [width = 0, height = 0] = [sizes[0]?.width, sizes[0]?.height];
  const joined = sharp({ create: { width: width * pages.length, height, channels: 3, background: 'white' } })
    .composite(pages.map((input, page) => ({ input, left: page * width, top: 0 })))
    .grayscale();
  return { data: await joined.raw().toBuffer(), width: width * pages.length, height };
}

const logo = await sharp({ create: { width: 200, height: 100, channels: 3, background: '#1f6f8b' } })
  .png()
  .toBuffer();

const six: Record<string, ContractCase> = {
  'permanent-no': { key: 'permanent', language: 'no' },
  'permanent-en-draft': { key: 'permanent', language: 'en', isDraft: true, given: { salaryAmount: null } },
  'temporary-en': { key: 'temporary', language: 'en', given: { paidAbsence: ['Moving day', 'First day at school'] } },
  'manager-no-logo': { key: 'manager', language: 'no', logo, given: { leadingPosition: false, overtimePayment: true } },
  'own-words-no': { key: 'permanent', language: 'no', own: { tasks: '**Som {position}** gjør du alt som trengs, hver dag.' } },
  'addendum-no': { key: 'addendum', language: 'no' },
};

test.each(Object.entries(six))('the pages of %s look as they did', async (name, made) => {
  const { data, width, height } = await pagesOf((await print(made)).bytes);
  const known = new URL(`${name}.png`, pictures);
  if (!existsSync(known)) {
    // Looked at by whoever adds or removes a picture; CI has them all.
    expect(process.env['CI']).toBeUndefined();
    mkdirSync(pictures, { recursive: true });
    writeFileSync(
      known,
      await sharp(data, { raw: { width, height, channels: 1 } })
        .png({ palette: true, colours: 16 })
        .toBuffer(),
    );
  }
  const before = await sharp(readFileSync(known)).grayscale().raw().toBuffer({ resolveWithObject: true });
  expect([before.info.width, before.info.height]).toEqual([width, height]);
  const differing = data.filter((pixel, place) => Math.abs(pixel - (before.data[place] ?? 0)) > 96).length;
  expect(differing / data.length).toBeLessThan(tolerated);
});

const hostile: Record<string, string> = {
  markup: '#panic("x") *fet* $x^2$ #read("/etc/passwd") <b>& \\ `kode` @ref [a](b) {{firstName}}',
  'fifty letters of Arabic and emoji': 'محمد عبد الرحمن 😀🎉👨‍👩‍👧'.repeat(3).slice(0, 50),
  'control characters': 'A\u0000\u0007\u001b\u0085\ufffe\ud800\u202eB',
};

function everyField(key: string, text: string): Record<string, Value> {
  const values = templateOf(key).variables.flatMap(({ key: name, type }): [string, Value][] => {
    if (type === 'text') return [[name, text]];
    if (type === 'texts') return [[name, [text, text]]];
    return type === 'providers' ? [[name, [{ type: text, provider: text }]]] : [];
  });
  return { ...Object.fromEntries(values), workLocation: 'other', collectiveAgreementFlag: true, agencyWork: true, changesPosition: true };
}

describe.each(['permanent', 'addendum'])('in every field of %s at once', (key) => {
  test.each(Object.entries(hostile))('%s breaks no page and leaves no margin', async (_name, text) => {
    const signee = { signeeFirstName: text, signeeLastName: text, signeeEmail: text, signeeRole: text };
    const pdf = await print({ key, given: everyField(key, text), own: { [key === 'addendum' ? 'newPay' : 'tasks']: text }, signee });
    const boxes = await withPdf(pdf.bytes, async (path) => {
      expect(await toolOutput('qpdf', '--check', path)).toContain('No syntax or stream encoding errors');
      return toolOutput('pdftotext', '-bbox', path, '-');
    });
    const edges = [...boxes.matchAll(/xMin="([\d.-]+)".*?xMax="([\d.-]+)"/g)].map(
      ([, left, right]) => [Number(left), Number(right)] as const,
    );
    // A4 is 595 points wide; the invisible mark where a word may break counts with a width at the end of a line.
    expect(Math.min(...edges.map(([left]) => left))).toBeGreaterThanOrEqual(60);
    expect(Math.max(...edges.map(([, right]) => right))).toBeLessThanOrEqual(550);
    const words = await textOfPdf(pdf.bytes);
    expect(words).not.toContain('root:');
    expect(words).toContain(key === 'addendum' ? 'Ellers uendret' : 'Underskrifter');
  });
});

test('a long name of the company takes one line at the foot of each page', async () => {
  const pdf = await print({ given: { employerName: 'Wå'.repeat(2_000) } });
  const foot = await withPdf(pdf.bytes, (path) => toolOutput('pdftotext', '-x', '0', '-y', '775', '-W', '595', '-H', '67', path, '-'));
  const pages = foot.split('\f').slice(0, -1);
  expect(pages.length).toBeGreaterThan(3);
  for (const page of pages) expect([page.includes('…'), page.length < 260]).toEqual([true, true]);
});

test.each(['no', 'en'] as const)('the signatures in %s stand on one page with their words', async (language) => {
  for (const key of ['permanent', 'temporary', 'manager', 'addendum']) {
    const pdf = await print({ key, language });
    const pages = (await withPdf(pdf.bytes, (path) => toolOutput('pdftotext', path, '-'))).split('\f');
    const signed = pages.filter((page) => /Sted og dato|Place and date/.test(page));
    expect([key, signed.length, /Underskrifter|Signatures/.test(signed[0] ?? '')]).toEqual([key, 1, true]);
  }
});
