import fc from 'fast-check';
import { expect, test } from 'vitest';
import { external } from '../../../content/statement/external.ts';
import { internal } from '../../../content/statement/internal.ts';
import { markdownBlocks } from '../../../contract/rules/markdown-blocks.ts';
import { editorDocument, markdownOf } from './statement-markdown.ts';

/** Written anew, as if nothing of it had been there before. */
const anew = (markdown: string): string => markdownOf(editorDocument(markdown), '');

test.each([
  ['external', 'no', external.no],
  ['external', 'en', external.en],
  ['internal', 'no', internal.no],
  ['internal', 'en', internal.en],
])('the %s statement in the language %s comes back to the letter', (_type, _language, text) => {
  expect(markdownOf(editorDocument(text), text)).toBe(text);
  expect(anew(text)).toBe(text.trim());
});

test.each([
  '# En',
  '## To\n\n### Tre',
  'Ett avsnitt.\n\nEt annet.',
  '- en\n- to',
  '- en\n\n- to',
  '**fet** og vanlig, **{{companyName}} AS**',
  '[Datatilsynet](https://www.datatilsynet.no)',
  '[{{companyName}}](https://x.no/a_b?c=1)',
  '{{purposeTable}}',
  'Her: {{purposeTable}}',
  '| A | {{companyName}} |\n| --- | --- |\n| 1 \\| 2 |  |',
  'C\\# \\* \\[x\\] \\<a\\> \\| \\~ \\` \\_ \\\\',
  '\\- ingen liste',
  '{{companyName}}}, {{{address}}',
  '{{ukjent}}',
])('%j is written anew as it is', (text) => {
  expect(anew(text)).toBe(text);
});

test.each([
  ['* en\n* to', '- en\n- to'],
  ['en\nto', 'en to'],
  ['Før:\n{{dataTable}}\netter', 'Før:\n\n{{dataTable}}\n\netter'],
  ['{{ companyName }}', '{{companyName}}'],
  ['a*b', 'a\\*b'],
  ['**a **b', '**a** b'],
  ['', ''],
])('%j is written anew as %j, and means the same', (text, written) => {
  expect(anew(text)).toBe(written);
  expect(markdownOf(editorDocument(text), text)).toBe(text);
});

test('only what is changed is written anew', () => {
  const before = '\n*  en\n*  to\n## A*\nen\nto\n\n\n{{ address }}\nmer\n\n';
  const document = editorDocument(before.replace('## A*', '## B'));
  expect(markdownOf(document, before)).toBe('\n*  en\n*  to\n\n## B\n\nen\nto\n\n\n{{ address }}\nmer\n\n');
});

test.each([
  ['all of it', '\nen\n\nto\n', '', '\n\n'],
  ['the first', 'en\n\nto\n', 'to', 'to\n'],
  ['the last', 'en\n\nto\n', 'en', 'en\n'],
  ['the middle', 'en\nto\n\n\n{{dataTable}}\n- tre\n', 'en to\n\n- tre', 'en\nto\n\n- tre\n'],
])('a text that loses %s keeps the rest', (_case, before, left, after) => {
  expect(markdownOf(editorDocument(left), before)).toBe(after);
});

const piece = fc.oneof(
  fc.constantFrom('\n', '\n\n', '# ', '## ', '- ', '* ', '**', '[', '](https://x.no)', '|', '| --- |', '\\', '{{', '}}', ' '),
  fc.constantFrom('{{companyName}}', '{{purposeTable}}', '\n{{dataTable}}\n', '{{x}}', 'ord'),
  fc.string({ unit: 'grapheme', maxLength: 4 }),
);
const markdown = fc.array(piece, { maxLength: 16 }).map((pieces) => pieces.join(''));

test('any text that is opened and saved is the same, to the letter', () => {
  fc.assert(
    fc.property(markdown, (text) => {
      const document = editorDocument(text);
      document.check();
      expect(markdownOf(document, text)).toBe(text);
    }),
    { numRuns: 300 },
  );
});

test('any text that is written anew reads as it did', () => {
  fc.assert(
    fc.property(markdown, (text) => {
      const once = anew(text);
      expect(meaning(once)).toEqual(meaning(text));
      expect(anew(once)).toBe(once);
    }),
    { numRuns: 300 },
  );
});

test('any change keeps what it did not touch', () => {
  fc.assert(
    fc.property(markdown, markdown, (before, after) => {
      expect(meaning(markdownOf(editorDocument(after), before))).toEqual(meaning(after));
    }),
    { numRuns: 300 },
  );
});

/** Each block as it is read, with its letters and their marks; space between words is one. */
function meaning(text: string): unknown {
  // A table of treatments always stands between lines, which end at \n alone: `^` and `$` would end them at a line separator too.
  const alone = text.replace(/(?<=^|\n)[^\S\n]*(\{\{\s*(?:purposeTable|dataTable)\s*\}\})[^\S\n]*(?=\n|$)/g, '\n$1\n');
  const lineOf = (runs: readonly { text: string; bold?: true; link?: string }[]) =>
    runs
      .flatMap(({ text: words, bold, link }) => [...words].map((letter) => [letter, bold ? 'b' : (link ?? '')] as const))
      .map(([letter, mark]) => (/\s/.test(letter) ? ' ' : `${letter}${mark}`))
      .join('')
      .replace(/ +/g, ' ')
      .replace(/\{ *(\{.*?\}) *\}/g, '{$1}')
      .trim();
  return markdownBlocks(alone).map((block) => {
    if (block.kind === 'table') return [block.columns, ...block.rows].map((cells) => cells.map(lineOf));
    return [block.kind, block.kind === 'heading' ? block.level : 0, block.kind === 'list' ? block.items.map(lineOf) : lineOf(block.runs)];
  });
}
