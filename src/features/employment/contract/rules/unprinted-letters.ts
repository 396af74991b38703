import type { ComposedContract } from './compose.ts';
import { plainText } from './compose.ts';
import { hasRefusedCharacters } from '../rich-text.ts';

// The scripts of the typeface of contracts.
const printed = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]/u;

/** The letters of a contract that its typeface does not have, each once: the PDF has empty boxes for them and claims no standard (employment.11). */
export function unprintedLetters(
  { clauses, values }: Pick<ComposedContract, 'clauses' | 'values'>,
  more: readonly string[] = [],
): string[] {
  const inClauses = clauses.flatMap(({ title, blocks }) => [title, ...plainText(blocks)]);
  // The parties stand at the head with values that no clause needs to have.
  const inValues = Object.values(values).filter((value) => typeof value === 'string');
  const letters = [...inClauses, ...inValues, ...more].flatMap((text) => [...text]);
  return [...new Set(letters.filter((letter) => !printed.test(letter) && !hasRefusedCharacters(letter)))];
}
