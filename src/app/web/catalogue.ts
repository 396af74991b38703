import { createContext, use } from 'react';
import type { HomeTile, MenuEntry, NavigationEntry, PageRoute, WebEntry } from '#kernel/web/entry.ts';

/** What all entries say together, for the shell to draw. */
export interface Catalogue {
  /** `owner` is the room whose texts the page reads. */
  pages: readonly { owner: string; route: PageRoute }[];
  navigation: readonly NavigationEntry[];
  menus: readonly MenuEntry[];
  tiles: readonly HomeTile[];
  /** Nothing links to a page whose feature is not there. */
  hasPage: (path: string) => boolean;
}

export function catalogueOf(entries: readonly { owner: string; entry: WebEntry }[]): Catalogue {
  const pages = entries.flatMap(({ owner, entry }) => entry.routes.map((route) => ({ owner, route })));
  return {
    pages,
    navigation: entries.flatMap(({ entry }) => entry.navigation ?? []),
    menus: entries.flatMap(({ entry }) => entry.menu ?? []),
    tiles: entries.flatMap(({ entry }) => entry.tiles ?? []),
    hasPage: (path) => pages.some(({ route }) => route.path === path),
  };
}

export const CatalogueContext = createContext<Catalogue>(catalogueOf([]));

export const useCatalogue = (): Catalogue => use(CatalogueContext);
