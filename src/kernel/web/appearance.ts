import { appearanceKey } from '#ui/appearance-key.ts';

export const appearances = ['light', 'dark', 'auto'] as const;
export type Appearance = (typeof appearances)[number];

/** A choice of appearance and when it was made. */
export interface AppearanceChoice {
  scheme: Appearance;
  at: string;
}
/** A user, with their choice once they made one. */
interface Chooser {
  accountId: string;
  appearance: AppearanceChoice | null;
}
/** Whose choice this browser shows. */
interface Shown {
  accountId: string;
  at: string;
}

const shownPlace = `${appearanceKey}-of`;

/** The change that a user's own choice makes in this browser: none if it shows a choice of theirs that is as new. */
export function appearanceToApply({ accountId, appearance }: Chooser, shown: Shown | undefined): AppearanceChoice | undefined {
  if (!appearance) return undefined;
  return shown?.accountId === accountId && shown.at >= appearance.at ? undefined : appearance;
}

/** Applies a user's own appearance before the first paint, and stores it for the next visit. */
export function applyAppearance(user: Chooser): void {
  const choice = appearanceToApply(user, shownNow());
  if (!choice) return;
  localStorage.setItem(appearanceKey, choice.scheme);
  rememberAppearance(user.accountId, choice);
}

/** Stores whose choice this browser shows. */
export function rememberAppearance(accountId: string, { at }: AppearanceChoice): void {
  localStorage.setItem(shownPlace, JSON.stringify({ accountId, at } satisfies Shown));
}

function shownNow(): Shown | undefined {
  const text = localStorage.getItem(shownPlace);
  // Only noteAppearance writes here.
  return text === null ? undefined : (JSON.parse(text) as Shown);
}
