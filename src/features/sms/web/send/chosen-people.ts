import type { PossibleRecipient } from '../../contract/entities.ts';

/** Servers refuse an address of some kilobytes, and an id has 36 letters. */
const mostInAddress = 100;
/** Says in the address that the tab knows who they are. */
const inTab = 'selection';
const place = 'sms/selection';

/** People in an address, by their ids; many are stored for this tab instead. */
export function chosenText(ids: readonly string[]): string {
  const text = ids.join(',');
  if (ids.length <= mostInAddress) return text;
  sessionStorage.setItem(place, text);
  return inTab;
}

/** Those of the people in an address whom the user may write to, and how many others there are. */
export function chosenIn(text: string | undefined, people: readonly PossibleRecipient[]): { ids: string[]; leftOut: number } {
  const chosen = text === inTab ? sessionStorage.getItem(place) : text;
  const named = [...new Set((chosen ?? '').split(',').filter(Boolean))];
  const known = new Set(people.map(({ companyUserId }) => companyUserId));
  const ids = named.filter((id) => known.has(id));
  return { ids, leftOut: named.length - ids.length };
}
