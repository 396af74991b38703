export const maxFavourites = 50;

/** Why a page cannot be added to the favourites; undefined when it can. */
export function refusedFavourite(page: string, stored: readonly string[]) {
  if (stored.includes(page)) return 'navigation.DuplicateFavourite';
  return stored.length >= maxFavourites ? 'navigation.TooManyFavourites' : undefined;
}
