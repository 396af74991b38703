import { z } from 'zod';
import { field } from '#kernel/contract/errors.ts';
import { longestRun } from './kinds.ts';

// Control characters but tab and line break, characters that hide or turn what follows, unassigned ones and lone surrogates.
const hidden = '\\p{Cc}\\p{Cs}\\p{Cn}\\p{Co}\\u061c\\u200b\\u200e\\u200f\\u2028-\\u202e\\u2060-\\u2069\\ufeff\\ufff9-\\ufffb';
const refused = new RegExp(
  `[${hidden}\\p{Extended_Pictographic}\\p{Regional_Indicator}\\p{Emoji_Modifier}\\u{e0000}-\\u{e007f}\\ufe0f\\u20e3]`,
  'u',
);
// Signs that are pictures by Unicode and letters of business to people.
const usual = /[©®™‼⁉]/gu;

/** Whether a text has characters that no contract may carry (employment.12). */
export function hasRefusedCharacters(text: string): boolean {
  return refused.test(text.replace(/[\n\t]/g, '').replace(usual, ''));
}

/** The characters of a text that no contract may carry, each once. */
export function refusedCharactersIn(text: string): string[] {
  return [...new Set([...text].filter(hasRefusedCharacters))];
}

/** A text without the characters that no contract may carry. */
export function withoutRefusedCharacters(text: string): string {
  return hasRefusedCharacters(text) ? [...text].filter((one) => !hasRefusedCharacters(one)).join('') : text;
}

export const contractText = (longest: number) =>
  z
    .string()
    .max(longest, field('tooLong', { max: longest }))
    .refine((text) => !hasRefusedCharacters(text), field('properFormat'));

/** A piece of a line: words, or the value of a variable. */
export const Run = z.union([
  z.object({ variable: z.string().regex(/^[A-Za-z][A-Za-z0-9]{0,49}$/, field('invalid')) }),
  z.object({ text: contractText(longestRun), bold: z.literal(true).optional(), italic: z.literal(true).optional() }),
]);
export type Run = z.output<typeof Run>;

const Line = z.array(Run).max(400, field('tooLarge', { max: 400 }));

/** Paragraphs, headings and lists; the editor, the PDF and comparisons are made of them. */
export const TextBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('paragraph'), runs: Line }),
  z.object({ kind: z.literal('heading'), runs: Line }),
  z.object({
    kind: z.literal('list'),
    ordered: z.literal(true).optional(),
    items: z.array(Line).max(100, field('tooLarge', { max: 100 })),
  }),
]);
export type TextBlock = z.output<typeof TextBlock>;

export const RichText = z.array(TextBlock).max(200, field('tooLarge', { max: 200 }));
export type RichText = z.output<typeof RichText>;

/** Each line of a text: of a list its items. */
export function linesOf(text: RichText): Run[][] {
  return text.flatMap((block) => (block.kind === 'list' ? block.items : [block.runs]));
}

/** The variables of a text, each once. */
export function variablesIn(text: RichText): string[] {
  return [...new Set(linesOf(text).flatMap((runs) => runs.flatMap((run) => ('variable' in run ? run.variable : []))))];
}
