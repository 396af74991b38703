import { createContext, use } from 'react';
import type { HomeTile, HomeWidget, MenuEntry, NavigationEntry, PageRoute, ShellSlot, WebEntry } from '#kernel/web/entry.ts';

/** `owner` is the room whose texts it reads. */
export type Owned<Slot> = Slot & { owner: string };

/** What all entries say together, for the shell to draw. */
export interface Catalogue {
  /** `owner` is the room whose texts the page reads. */
  pages: readonly { owner: string; route: PageRoute }[];
  navigation: readonly Owned<NavigationEntry>[];
  menus: readonly MenuEntry[];
  tiles: readonly HomeTile[];
  widgets: readonly Owned<HomeWidget>[];
  waiting: readonly Owned<ShellSlot>[];
  topBar: readonly Owned<ShellSlot>[];
  banners: readonly Owned<ShellSlot>[];
  /** Nothing links to a page whose feature is not there. */
  hasPage: (path: string) => boolean;
}

export function catalogueOf(entries: readonly { owner: string; entry: WebEntry }[]): Catalogue {
  const pages = entries.flatMap(({ owner, entry }) => entry.routes.map((route) => ({ owner, route })));
  const owned = <Slot>(slotsOf: (entry: WebEntry) => readonly Slot[] | undefined): Owned<Slot>[] =>
    entries.flatMap(({ owner, entry }) => (slotsOf(entry) ?? []).map((slot) => ({ ...slot, owner })));
  return {
    pages,
    navigation: owned(({ navigation }) => navigation),
    menus: entries.flatMap(({ entry }) => entry.menu ?? []),
    tiles: entries.flatMap(({ entry }) => entry.tiles ?? []),
    widgets: owned(({ widgets }) => widgets),
    waiting: owned(({ waiting }) => waiting),
    topBar: owned(({ topBar }) => topBar),
    banners: owned(({ banner }) => banner),
    hasPage: (path) => pages.some(({ route }) => route.path === path),
  };
}

export const CatalogueContext = createContext<Catalogue>(catalogueOf([]));

export const useCatalogue = (): Catalogue => use(CatalogueContext);
