import fc from 'fast-check';
import { expect, test } from 'vitest';
import { templates } from '../../content/templates.ts';
import { RichText, hasRefusedCharacters, linesOf, type Run } from '../../contract/rich-text.ts';
import { plainLines } from '../../contract/rules/compose.ts';
import { parseLines } from '../../contract/rules/template-text.ts';
import { editorDocument, richTextOf } from './editor-text.ts';

const style = { bold: fc.constantFrom(undefined, true as const), italic: fc.constantFrom(undefined, true as const) };
const words = fc.string({ unit: 'binary', maxLength: 12 }).filter((text) => !hasRefusedCharacters(text));
const styled = fc.record({ text: words, ...style }).map(({ text, bold, italic }): Run => {
  return { text, ...(bold && { bold }), ...(italic && { italic }) };
});
const run: fc.Arbitrary<Run> = fc.oneof(
  styled,
  fc.constantFrom('firstName', 'startDate', 'salaryAmount').map((variable) => ({ variable })),
);
const runs = fc.array(run, { maxLength: 6 });
const block = fc.oneof(
  runs.map((line) => ({ kind: 'paragraph' as const, runs: line })),
  runs.map((line) => ({ kind: 'heading' as const, runs: line })),
  fc.array(runs, { maxLength: 4 }).map((items) => ({ kind: 'list' as const, items })),
  fc.array(runs, { maxLength: 4 }).map((items) => ({ kind: 'list' as const, ordered: true as const, items })),
);
const text: fc.Arbitrary<RichText> = fc.array(block, { maxLength: 6 });
const again = (one: RichText): RichText => richTextOf(editorDocument(one));

test('keeps every word, variable and style of a text', () => {
  fc.assert(
    fc.property(text, (one) => {
      const back = again(one);
      editorDocument(one).check();
      expect(RichText.safeParse(back).success).toBe(true);
      // A text without any block becomes an empty paragraph.
      expect(plainLines(back)).toEqual(plainLines(one).length === 0 ? [''] : plainLines(one));
      expect(letters(back)).toEqual(letters(one));
      expect(editorDocument(back).eq(editorDocument(one))).toBe(true);
      expect(again(back)).toEqual(back);
    }),
  );
});

/** Each letter and variable with its style, however the runs are cut. */
function letters(one: RichText): string[] {
  return linesOf(one)
    .flat()
    .flatMap((part) =>
      'variable' in part ? [`{${part.variable}}`] : [...part.text].map((letter) => `${letter} ${part.bold} ${part.italic}`),
    );
}

test('keeps each line of the built-in templates as it is', () => {
  const lines = templates.flatMap(({ baseElements, contentBlocks }) =>
    [...baseElements.flatMap(({ blockText }) => blockText), ...contentBlocks.flatMap((one) => one.lines)].flatMap((line) =>
      'block' in line ? [] : [line.no, line.en],
    ),
  );
  expect(lines.length).toBeGreaterThan(200);
  for (const line of lines) expect(again(parseLines([line]))).toEqual(parseLines([line]));
});

test('leaves out what no contract may carry, and nothing else', () => {
  const typed: RichText = [{ kind: 'paragraph', runs: [{ text: 'Godt\u202E jobbet 👍🏽 – «Łukasz» ©' }, { text: '\u0000', bold: true }] }];
  expect(again(typed)).toEqual([{ kind: 'paragraph', runs: [{ text: 'Godt jobbet  – «Łukasz» ©' }] }]);
});

test('keeps lines that are broken within a paragraph', () => {
  const typed: RichText = [{ kind: 'paragraph', runs: [{ text: 'a\n\nb', bold: true }, { text: '\n' }] }];
  expect(again(typed)).toEqual(typed);
});

test('cuts a long line into runs that can be stored, between characters', () => {
  const typed: RichText = [{ kind: 'paragraph', runs: [{ text: 'a' }, { text: '𝒳'.repeat(7000) }] }];
  const back = again(typed);
  expect(RichText.safeParse(back).success).toBe(true);
  expect(linesOf(back)[0]?.map((part) => ('text' in part ? part.text.length : 0))).toEqual([9999, 4002]);
});
