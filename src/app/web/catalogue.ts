import { createContext, use } from 'react';
import type {
  AddressDialog,
  EndpointAddress,
  EntityPart,
  HomeTile,
  HomeWidget,
  MenuEntry,
  NavigationEntry,
  NavigationGroup,
  PageRoute,
  PaletteSource,
  ShellSlot,
  WebEntry,
} from '#kernel/web/entry.ts';
import { loadTexts } from '#kernel/web/texts.ts';

/** `owner` is the room whose texts it reads. */
export type FeatureOwned<Slot> = Slot & { owner: string };

/** The entries of all features together, for the shell. */
export interface Catalogue {
  /** `owner` is the room whose texts the page reads. */
  pages: readonly { owner: string; route: PageRoute }[];
  navigationGroups: readonly NavigationGroup[];
  navigation: readonly FeatureOwned<NavigationEntry>[];
  menus: readonly MenuEntry[];
  tiles: readonly HomeTile[];
  sources: readonly PaletteSource[];
  widgets: readonly FeatureOwned<HomeWidget>[];
  waiting: readonly FeatureOwned<ShellSlot>[];
  topBar: readonly FeatureOwned<ShellSlot>[];
  banners: readonly FeatureOwned<ShellSlot>[];
  dialogs: readonly FeatureOwned<AddressDialog>[];
  /** Each loads the texts of its owner. */
  recordParts: readonly EntityPart[];
  /** The queries to refetch for each kind of change, of all features. */
  live: Readonly<Record<string, readonly EndpointAddress[]>>;
  /** Whether a page exists; nothing links to a page of a missing feature. */
  hasPage: (path: string) => boolean;
  /** The page of a path, with or without a query. */
  pageAt: (path: string) => PageRoute | undefined;
}

export function catalogueOf(entries: readonly { owner: string; entry: WebEntry }[]): Catalogue {
  const pages = entries.flatMap(({ owner, entry }) => entry.routes.map((route) => ({ owner, route })));
  const byPath = new Map<string, PageRoute>(pages.map(({ route }) => [route.path, route]));
  const navigationGroups = entries.flatMap(({ entry }) => entry.navigationGroups ?? []);
  const owned = <Slot>(slotsOf: (entry: WebEntry) => readonly Slot[] | undefined): FeatureOwned<Slot>[] =>
    entries.flatMap(({ owner, entry }) => (slotsOf(entry) ?? []).map((slot) => ({ ...slot, owner })));
  return {
    pages,
    navigationGroups,
    navigation: grouped(
      owned(({ navigation }) => navigation),
      navigationGroups,
    ),
    menus: entries.flatMap(({ entry }) => entry.menu ?? []),
    tiles: entries.flatMap(({ entry }) => entry.tiles ?? []),
    sources: entries.flatMap(({ entry }) => entry.found ?? []),
    widgets: owned(({ widgets }) => widgets),
    waiting: owned(({ waiting }) => waiting),
    topBar: owned(({ topBar }) => topBar),
    banners: owned(({ banner }) => banner),
    dialogs: owned(({ dialogs }) => dialogs),
    recordParts: placed(
      entries.flatMap(({ owner, entry }) => (entry.recordParts ?? []).map((part) => withTexts(owner, part))),
      pages.flatMap(({ route }) => route.record ?? []),
    ),
    live: readsByChange(entries.map(({ entry }) => entry)),
    hasPage: (path) => byPath.has(path),
    pageAt: (path) => byPath.get(path.split('?')[0] ?? ''),
  };
}

/** The entries, none of them in a group that nobody has declared: it would be shown nowhere. */
function grouped<Entry extends NavigationEntry>(entries: readonly Entry[], groups: readonly NavigationGroup[]): readonly Entry[] {
  const lost = entries.find(({ group }) => group !== undefined && !groups.some(({ key }) => key === group));
  if (lost) throw new Error(`No feature declares the group ${lost.group} of ${lost.key}`);
  return entries;
}

/** The parts, none of them of a record that no page shows: it would be shown nowhere. */
function placed(parts: readonly EntityPart[], records: readonly string[]): readonly EntityPart[] {
  const lost = parts.find(({ record }) => !records.includes(record));
  if (lost) throw new Error(`No page shows the record ${lost.record} of the part ${lost.key}`);
  return parts;
}

function readsByChange(entries: readonly WebEntry[]): Catalogue['live'] {
  const kinds = new Set(entries.flatMap(({ live = {} }) => Object.keys(live)));
  return Object.fromEntries([...kinds].map((kind) => [kind, entries.flatMap(({ live }) => live?.[kind] ?? [])]));
}

function withTexts(owner: string, part: EntityPart): EntityPart {
  const load: EntityPart['load'] = async () => {
    const [component] = await Promise.all([part.load(), loadTexts(owner)]);
    return component;
  };
  return { ...part, load };
}

export const CatalogueContext = createContext<Catalogue>(catalogueOf([]));

export const useCatalogue = (): Catalogue => use(CatalogueContext);
