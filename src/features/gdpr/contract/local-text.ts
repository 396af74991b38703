import { z } from 'zod';
import { field } from '#kernel/contract/errors.ts';

/** A text in both languages; an empty one is not written yet (gdpr.5). */
export const LocalText = z.object({ no: z.string(), en: z.string() });
export type LocalText = z.output<typeof LocalText>;

export const noText: LocalText = { no: '', en: '' };

/** A text as it is sent: both languages, or a plain string, which is in the caller's language and leaves the other as it was. */
export function localText(longest: number) {
  const one = z
    .string()
    .trim()
    .max(longest, field('tooLong', { length: longest }));
  return z.union([one, z.object({ no: one.default(''), en: one.default('') })]);
}
/** A text as it was sent, before the caller's language is known. */
export type SentText = z.output<ReturnType<typeof localText>>;

/** The text in a language; in the other when it is missing there. */
export function textIn({ no, en }: LocalText, language: 'no' | 'en'): string {
  return language === 'no' ? no || en : en || no;
}

/** Whether the text is written in neither language. */
export function isEmptyText({ no, en }: LocalText): boolean {
  return no === '' && en === '';
}
