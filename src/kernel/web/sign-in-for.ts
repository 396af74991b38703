import type { en } from '#kernel/texts/en.ts';
import { showToast } from '#ui/toasts.ts';
import { shell } from './shell.ts';
import { textsIn } from './texts.ts';

const place = 'samspill.action';
/** Of the page: the action for which it is being left. Its button may be drawn again before that. */
let leftFor: string | undefined;

/** Makes the user sign in again for an action, to whose button they return. */
export function signInFor(action: string): void {
  leftFor = action;
  sessionStorage.setItem(place, action);
  shell.signInAgain();
}

/** For the `ref` of the action's button: after the sign-in it is in sight, has the focus and says what to do, once (identity.37). */
export const returnTo =
  (action: string) =>
  (button: HTMLElement | null): void => {
    if (!button || leftFor === action || sessionStorage.getItem(place) !== action) return;
    sessionStorage.removeItem(place);
    button.scrollIntoView({ block: 'center' });
    button.focus();
    showToast({ title: textsIn<typeof en>('kernel')('offline.signedInAgain') });
  };
