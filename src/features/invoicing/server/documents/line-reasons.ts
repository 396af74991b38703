import { register } from '#kernel/server/registers.ts';
import type { LineReason } from '../../contract/invoice.ts';

/** How the feature that charges says why a line is charged, for one code of `LineReason`. */
export interface ReasonText {
  code: string;
  sentence: (language: 'no' | 'en', args: LineReason['args']) => string;
}

/** The sentences of reasons; a reason without one is left out of documents. */
export const reasonTexts = register<ReasonText>('invoicing.reasonTexts', ({ code }) => code);
