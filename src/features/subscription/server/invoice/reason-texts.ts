import { reasonTexts } from '#features/invoicing/server/public.ts';
import { add } from '#kernel/server/registers.ts';
import { invoice as en } from '../../texts/en-invoice.ts';
import { invoice as no } from '../../texts/no-invoice.ts';
import type { Reason } from '../pricing/shapes.ts';

const codes: readonly Reason['code'][] = ['usedDays', 'yearAhead', 'restOfYear', 'addedSeats', 'unusedDays', 'unsoldDays', 'pack'];

/** What the documents of an invoice say of a line below its text: that a discount code has lowered the price. */
export const lineReasons = add(
  reasonTexts,
  ...codes.map((code) => ({
    code,
    sentence: (language: 'no' | 'en', { percent = 0 }: Readonly<Record<string, string | number>>) =>
      Number(percent) > 0 ? { no, en }[language].lowered.replace('{percent}', String(percent)) : '',
  })),
);
