import { costlyCharacters, plainerText, smsParts, smsText, type CostlyCharacter } from '#kernel/contract/sms-parts.ts';
import type { SmsPreview } from '../../contract/entities.ts';
import { mergeText } from '../../contract/rules/merge-text.ts';

/** What a text comes to, for all recipients together. */
export interface MessageSize {
  left: number;
  partsEach: number;
  parts: number;
  reached: number;
  costly: CostlyCharacter[];
  savesTogether: number;
  /** As the first recipient gets it. */
  sample: string;
  plainer: string;
}

interface Typed {
  text: string;
  /** Of the first recipient. */
  firstName: string | null;
  reached: number;
}

/** The size of a text while nothing is known of its recipients but their number: what stands there at once, until the server has counted for each name. */
export function estimateSize({ text: typed, firstName, reached }: Typed): MessageSize {
  const text = smsText(typed);
  const sample = mergeText(text, firstName);
  const { parts, left } = smsParts(sample);
  const each = Math.max(1, reached);
  const plainer = plainerText(text);
  const savedBy = (other: string): number => (parts.length - smsParts(mergeText(other, firstName)).parts.length) * each;
  return {
    left,
    partsEach: parts.length,
    parts: parts.length * reached,
    reached,
    costly: costlyCharacters(text).map((one) => ({
      ...one,
      saves: one.replacement === null ? 0 : savedBy(text.replaceAll(one.character, one.replacement)),
    })),
    savesTogether: savedBy(plainer),
    sample,
    plainer,
  };
}

/** The same as the server has counted it. */
export function sizeOf(preview: SmsPreview): MessageSize {
  const { left, partsEach, parts, reached, costlyCharacters: costly, savesTogether, sample, plainerText: plainer } = preview;
  return { left, partsEach, parts, reached, costly, savesTogether, sample, plainer };
}
