import { newRepeatKey } from '#kernel/web/call.ts';
import { onCompanyLeft } from '#kernel/web/company-left.ts';
import type { PossibleRecipient } from '../../contract/entities.ts';

/** Servers refuse an address of some kilobytes, and an id has 36 letters. */
const mostInAddress = 100;
/** Begins what the address says of people whom only the tab knows; a random name follows, so that in no other tab it means others. */
const inTab = 'selection-';
const place = 'sms/selections';
/** Of some hundred kilobytes each, when thousands are selected; a tab holds five megabytes. */
const mostInTab = 10;

/** People in an address, by their ids; many are stored for this tab instead. */
export function chosenText(ids: readonly string[]): string {
  const text = ids.join(',');
  if (ids.length <= mostInAddress) return text;
  const stored = selections();
  // The same people have the same draft.
  const [known] = Object.entries(stored).find(([, held]) => held === text) ?? [];
  const name = known ?? `${inTab}${newRepeatKey().slice(0, 8)}`;
  const others = Object.entries(stored).filter(([other]) => other !== name);
  sessionStorage.setItem(place, JSON.stringify(Object.fromEntries([...others.slice(1 - mostInTab), [name, text]])));
  return name;
}

/** By their names in addresses. */
function selections(): Readonly<Partial<Record<string, string>>> {
  // Only `chosenText` writes there.
  return JSON.parse(sessionStorage.getItem(place) ?? '{}') as Partial<Record<string, string>>;
}

onCompanyLeft(() => sessionStorage.removeItem(place));

interface Chosen {
  ids: string[];
  /** How many others there are. */
  leftOut: number;
  /** Whether they were selected in another tab, or before another company was opened. */
  isGone: boolean;
}

/** Those of the people in an address whom the user may write to. */
export function chosenIn(text: string | undefined, people: readonly PossibleRecipient[]): Chosen {
  const chosen = text?.startsWith(inTab) ? selections()[text] : (text ?? '');
  const named = [...new Set((chosen ?? '').split(',').filter(Boolean))];
  const known = new Set(people.map(({ companyUserId }) => companyUserId));
  const ids = named.filter((id) => known.has(id));
  return { ids, leftOut: named.length - ids.length, isGone: chosen === undefined };
}
