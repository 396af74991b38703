import type { PossibleRecipient } from '../../contract/entities.ts';

/** People in an address, by their ids. */
export const chosenText = (ids: readonly string[]): string => ids.join(',');

/** Those of the people in an address whom the user may write to, and how many others there are. */
export function chosenIn(text: string | undefined, people: readonly PossibleRecipient[]): { ids: string[]; leftOut: number } {
  const named = [...new Set((text ?? '').split(',').filter(Boolean))];
  const known = new Set(people.map(({ companyUserId }) => companyUserId));
  const ids = named.filter((id) => known.has(id));
  return { ids, leftOut: named.length - ids.length };
}
