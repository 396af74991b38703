import { foldText } from '#features/people/contract/rules/fold-text.ts';
import type { ExternalFields } from '../accounting/provider.ts';

/**
 * Somebody of a system that keeps one name, with the name divided as it is here where its words allow that. So two last names are no difference, and
 * neither of them becomes a first name (integrations.25).
 */
export function divideName(here: ExternalFields, theirs: ExternalFields): ExternalFields {
  const words = [...wordsOf(theirs.firstName), ...wordsOf(theirs.lastName)];
  const places = [words.length - wordsOf(here.lastName).length, wordsOf(here.firstName).length];
  for (const at of places) {
    const [firstName, lastName] = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
    if (at < 1 || lastName === '') continue;
    if (isSame(lastName, here.lastName) || isSame(firstName, here.firstName)) return { ...theirs, firstName, lastName };
  }
  return theirs;
}

const wordsOf = (name: string | null | undefined): string[] => (name ?? '').split(/\s+/u).filter(Boolean);

const isSame = (one: string, other: string | null | undefined): boolean => foldText(one) === foldText(other?.trim() ?? '');
