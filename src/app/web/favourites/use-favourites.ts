import { useQueryClient } from '@tanstack/react-query';
import type { NavigationFavourite } from '#features/dashboard/contract/entities.ts';
import type * as dashboard from '#features/dashboard/contract/endpoints.ts';
import { endpointAt } from '#kernel/web/endpoint-at.ts';
import { call } from '#kernel/web/call.ts';
import { CallError } from '#kernel/web/call-error.ts';
import { useSession } from '#kernel/web/session.ts';
import { findErrorText, loadTexts, textsIn } from '#kernel/web/texts.ts';
import { changeAnswer, invalidate, useCall } from '#kernel/web/use-call.ts';
import { showToast } from '#ui/toasts.ts';
import type { en } from '../texts/en.ts';
import { createSequence } from './create-sequence.ts';

/** Build setting: `VITE_FAVOURITES=off npm run build` leaves out the star and the list (shell.9). */
const favouritesOn: boolean = import.meta.env['VITE_FAVOURITES'] !== 'off';

const getFavourites = endpointAt<typeof dashboard.getNavigationFavourites>({
  method: 'GET',
  path: '/companyusers/get-navigation-favourites',
});
const addFavourite = endpointAt<typeof dashboard.addNavigationFavourite>({
  method: 'POST',
  path: '/companyusers/add-navigation-favourite',
  effect: 'write',
});
const deleteFavourite = endpointAt<typeof dashboard.deleteNavigationFavourite>({
  method: 'DELETE',
  path: '/companyusers/delete-navigation-favourite',
  effect: 'write',
});

/** Serialises changes, because the star and the list change the same favourites. */
const oneAfterAnother = createSequence();

/** The favourites of an active user, and functions to change them; a change is optimistic and rolled back when refused. */
export function useFavourites() {
  const user = useSession();
  const cache = useQueryClient();
  const isOn = favouritesOn && user !== undefined && user.isActive && !user.isPending;
  // A failure to load them is ignored: the list is hidden, and the next page retries.
  const { answer } = useCall(getFavourites, {}, { enabled: isOn, staleMinutes: 30, background: true });

  async function change(to: (stored: NavigationFavourite[]) => NavigationFavourite[], send: () => Promise<unknown>): Promise<void> {
    let isChanged = false;
    const undo = changeAnswer(cache, getFavourites, {}, (favourites) => {
      const navigationFavourites = to(favourites.navigationFavourites);
      isChanged = navigationFavourites.length !== favourites.navigationFavourites.length;
      return { ...favourites, navigationFavourites };
    });
    // Ignores a second click on the same change.
    if (!isChanged) return;
    try {
      await send();
    } catch (error) {
      undo();
      await showRefusal(error);
    }
    await invalidate(cache, getFavourites);
  }

  return {
    isOn,
    favourites: answer?.navigationFavourites,
    add: (url: string): Promise<void> => {
      const environmentUrl = location.origin;
      const added = { encNavigationFavouriteId: url, url, environmentUrl };
      return oneAfterAnother(() =>
        change(
          (favourites) => (favourites.some((one) => one.url === url) ? favourites : [...favourites, added]),
          () => call(addFavourite, { query: { environmentUrl, url } }),
        ),
      );
    },
    remove: ({ url }: NavigationFavourite): Promise<void> => {
      // A new favourite gets its id when the request has finished.
      let encNavigationFavouriteId = '';
      const without = (favourites: NavigationFavourite[]): NavigationFavourite[] =>
        favourites.filter((one) => {
          if (one.url === url) ({ encNavigationFavouriteId } = one);
          return one.url !== url;
        });
      return oneAfterAnother(() => change(without, () => call(deleteFavourite, { query: { encNavigationFavouriteId } })));
    },
  };
}

/** One line for each code with a text; a default when none has one (shell.9). */
async function showRefusal(failure: unknown): Promise<void> {
  const t = textsIn<typeof en>('app');
  const codes = failure instanceof CallError && !failure.offline ? failure.codes : [];
  if (codes.length > 0) await loadTexts('dashboard').catch(() => undefined);
  const lines = codes.flatMap((code) => findErrorText(code, {}) ?? []);
  showToast({
    tone: 'bad',
    title: t('favourites.failedTitle'),
    lines: lines.length > 0 ? lines : [t('favourites.failed')],
    milliseconds: 5000,
  });
}
