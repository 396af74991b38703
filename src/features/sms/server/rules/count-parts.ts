import { costlyCharacters, maxSmsParts, plainerText, smsParts, type CostlyCharacter, type SmsParts } from '#kernel/contract/sms-parts.ts';
import { hasFirstName, mergeText } from '../../contract/rules/merge-text.ts';

/** Whom a text is merged for; null for a number without a person. */
export interface Addressee {
  firstName: string | null;
}

/** The parts of a text for each recipient, in their order; each different text is counted once. */
export function partsOfEach(text: string, addressees: readonly Addressee[]): SmsParts[] {
  const counted = new Map<string, SmsParts>();
  return addressees.map(({ firstName }) => {
    const merged = mergeText(text, firstName);
    const found = counted.get(merged) ?? smsParts(merged);
    counted.set(merged, found);
    return found;
  });
}

/** Whoever has a longer first name by now, with which the text would not fit, gets it without the name. */
export function fitting<One extends Addressee>(text: string, addressees: readonly One[]): One[] {
  const sizes = partsOfEach(text, addressees);
  return addressees.map((one, place) => ((sizes[place]?.parts.length ?? 0) > maxSmsParts ? { ...one, firstName: null } : one));
}

/** The parts of all recipients together. */
export function totalParts(text: string, addressees: readonly Addressee[]): number {
  if (!hasFirstName(text)) return smsParts(text).parts.length * addressees.length;
  return partsOfEach(text, addressees).reduce((sum, { parts }) => sum + parts.length, 0);
}

/** What makes the whole message expensive, and what it costs with everything replaced. */
export function savings(text: string, addressees: readonly Addressee[]): { costly: CostlyCharacter[]; savesTogether: number } {
  const total = totalParts(text, addressees);
  const without = (cheaper: string): number => total - totalParts(cheaper, addressees);
  const costly = costlyCharacters(text).map((one) => ({
    ...one,
    saves: one.replacement === null ? 0 : without(text.replaceAll(one.character, one.replacement)),
  }));
  return { costly, savesTogether: without(plainerText(text)) };
}
