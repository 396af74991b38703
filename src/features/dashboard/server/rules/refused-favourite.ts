export const maxFavourites = 50;

/** Why a page cannot be added to the favourites; undefined when it can. */
export function refusedFavourite(page: string, kept: readonly string[]) {
  if (kept.includes(page)) return 'navigation.DuplicateFavourite';
  return kept.length >= maxFavourites ? 'navigation.TooManyFavourites' : undefined;
}
