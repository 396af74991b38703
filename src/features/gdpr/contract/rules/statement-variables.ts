import { tableTags, wordTags } from '../statement-content.ts';

/** Where a text names a variable, with its tag. */
export const variablePlaces: RegExp = /\{\{\s*([^{}]*?)\s*\}\}/g;

const known: readonly string[] = [...wordTags, ...tableTags];

/** The variables that a text names and that there are not. */
export function unknownTags(template: string): string[] {
  const named = [...template.matchAll(variablePlaces)].map(([, tag = '']) => tag);
  return [...new Set(named.filter((tag) => !known.includes(tag)))];
}
