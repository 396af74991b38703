import { appearanceKey } from '#ui/appearance-key.ts';
import type { User } from './session.ts';

export const appearances = ['light', 'dark', 'auto'] as const;
export type Appearance = (typeof appearances)[number];

/** A choice of appearance and when it was made, as it is kept for the person (`interactionData`). */
export interface AppearanceChoice {
  scheme: Appearance;
  at: string;
}
/** Whose choice this browser shows. */
interface Shown {
  accountId: string;
  at: string;
}

/** Its name in `interactionData`. */
export const keptAppearance = 'appearance';
const shownPlace = `${appearanceKey}-of`;

/** What a person's own choice changes in this browser: nothing while it shows a choice of theirs that is as new. */
export function appearanceToTake(
  user: Pick<User, 'accountId' | 'interactionData'>,
  shown: Shown | undefined,
): AppearanceChoice | undefined {
  const own = choiceOf(user.interactionData[keptAppearance]);
  if (!own) return undefined;
  return shown?.accountId === user.accountId && shown.at >= own.at ? undefined : own;
}

/** Takes a person's own appearance before anything is drawn; the next visit begins with it. */
export function takeAppearance(user: User): void {
  const choice = appearanceToTake(user, shownNow());
  if (!choice) return;
  localStorage.setItem(appearanceKey, choice.scheme);
  noteAppearance(user.accountId, choice);
}

/** Notes whose choice this browser shows from now on. */
export function noteAppearance(accountId: string, { at }: AppearanceChoice): void {
  localStorage.setItem(shownPlace, JSON.stringify({ accountId, at } satisfies Shown));
}

function shownNow(): Shown | undefined {
  const text = localStorage.getItem(shownPlace);
  // Only noteAppearance writes here.
  return text === null ? undefined : (JSON.parse(text) as Shown);
}

/** Anything may have been kept under the name. */
function choiceOf(kept: unknown): AppearanceChoice | undefined {
  if (typeof kept !== 'object' || kept === null || !('scheme' in kept) || !('at' in kept)) return undefined;
  const scheme = appearances.find((known) => known === kept.scheme);
  return scheme && typeof kept.at === 'string' ? { scheme, at: kept.at } : undefined;
}
