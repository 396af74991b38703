import type { NavigationFavourite } from '#features/dashboard/contract/entities.ts';
import type { Language } from '#kernel/contract/locale.ts';
import type { Icon, Label, PageRoute } from '#kernel/web/entry.ts';
import type { User } from '#kernel/web/session.ts';
import type { Catalogue } from '../catalogue.ts';
import { guard } from '../guards.ts';
import { currentEntry } from '../navigation.ts';

/** Query parameters that affect the presentation of a list, not its content. */
const settings: ReadonlySet<string> = new Set(['sort', 'desc', 'page', 'size', 'activeTab', 'tab']);

export interface ShownFavourite extends NavigationFavourite {
  /** The page's name, with the filters in its query. */
  name: Label;
  /** The icon of the page, or of its navigation entry. */
  icon: Icon | undefined;
}

/** The favourites that this user may still open, with their names. */
export function shownFavourites(
  user: User,
  favourites: readonly NavigationFavourite[],
  { pageAt, navigation, menus }: Pick<Catalogue, 'pageAt' | 'navigation' | 'menus'>,
): ShownFavourite[] {
  return favourites.flatMap((favourite) => {
    const page = pageAt(favourite.url);
    const isOpen =
      page &&
      ['show', 'locked'].includes(guard(page, { user, companyId: undefined, hasLostCompany: false, maintenance: false, beta: true }).kind);
    if (!isOpen) return [];
    const [path = '', query = ''] = favourite.url.split('?');
    const name = { en: nameOf(page, query, 'en'), no: nameOf(page, query, 'no') };
    return [{ ...favourite, name, icon: currentEntry(path, [...navigation, ...menus])?.icon }];
  });
}

/** Ids and numbers are not shown. */
const isWord = (value: string): boolean => /\p{L}/u.test(value) && !/^[0-9a-f]{8}-[0-9a-f-]{27}$/i.test(value);

function nameOf({ title, queryNames = {} }: PageRoute, query: string, language: Language): string {
  const details = [...new URLSearchParams(query)].flatMap(([key, value]) => {
    const known = queryNames[key];
    if (known) return known[value]?.[language] ?? [];
    return isWord(value) && !settings.has(key) ? value : [];
  });
  return [title[language], ...details].join(' · ');
}
