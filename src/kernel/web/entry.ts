import type { ComponentType } from 'react';
import type { Endpoint } from '#kernel/contract/endpoint.ts';
import type { Language } from '#kernel/contract/locale.ts';
import type { FeatureFlag, NeededPermission, Permission, SubscriptionFeature } from '#kernel/contract/permissions.ts';
import type { User } from './session.ts';

/** A name that is needed before a feature's texts are loaded: in the menu, on a tile, in the title bar. */
export type Label = Readonly<Record<Language, string>>;
export type Icon = ComponentType<{ size?: number | string; stroke?: number | string }>;

/**
 * `default` = top bar and left navigation; `plain` = without left navigation; `unauthorized` = the same for signed-out visitors;
 * `clean` = a single card; `empty` = no navigation. A page in any layout requires a sign-in unless it is public.
 */
export type Layout = 'default' | 'plain' | 'unauthorized' | 'clean' | 'empty';

/** One page. By default the guards require an active user (shell.13). */
export interface PageRoute {
  /** The page's name, unique in the product. */
  name: string;
  /** Without the locale; a parameter is written `$name`. */
  path: `/${string}`;
  title: Label;
  layout?: Layout;
  /** Open to signed-out visitors. The build writes these paths for the server, which sends signed-out visitors of other pages to sign-in. */
  isPublic?: boolean;
  /** Shown by another built page than the app's (`src/app/web/sign.html`), which the browser loads anew; its `load` is that of `ServerRedirectPage`. */
  page?: 'sign';
  /** All of them are required. */
  permissions?: readonly NeededPermission[];
  requiredFeature?: FeatureFlag;
  /** Only while plans are sold (shell.18). */
  whileSelling?: true;
  /** If the company's subscription lacks it, the page shows its locked state (shell.17). */
  subscriptionFeature?: SubscriptionFeature;
  allowInactiveUser?: boolean;
  allowPendingUser?: boolean;
  allowCompanylessUser?: boolean;
  /** Also open to users whose e-mail is not verified yet. */
  allowFamiliarUser?: boolean;
  isBeta?: boolean;
  /** The names of query values, for favourites of the page: `{ tab: { pending: { en: 'Pending', no: '…' } } }`. */
  queryNames?: Readonly<Record<string, Readonly<Record<string, Label>>>>;
  /** The kind of record that this page shows, with the parts that features add to it (`recordParts`). */
  record?: string;
  /** Features whose texts the page needs in addition to its own. */
  texts?: readonly string[];
  /** `async () => (await import('./PeoplePage.tsx')).PeoplePage` */
  load: () => Promise<ComponentType>;
}

interface Gate {
  key: string;
  permission?: NeededPermission;
  /** Hidden in a read-only view, and in a company that is scheduled for deletion. */
  changes?: true;
  /** Shown only to users without this permission. */
  without?: Permission;
  feature?: FeatureFlag;
  /** Only while plans are sold (shell.18). */
  whileSelling?: true;
  /** Marked as locked if the company's subscription lacks it; a slot is not rendered then. */
  subscriptionFeature?: SubscriptionFeature;
  order: number;
}

interface Gated extends Gate {
  label: Label;
  /** Without the locale, optionally with a query. */
  path: `/${string}`;
  icon: Icon;
}

/** A group of the left navigation, declared by one feature and named by the entries of any; it is not shown without entries. */
export interface NavigationGroup {
  key: string;
  label: Label;
  permission?: NeededPermission;
  order: number;
}

/** An entry of the left navigation (shell.7). */
export interface NavigationEntry extends Gated {
  /** The key of a declared group; entries without one stand below all groups. */
  group?: string;
  isBeta?: boolean;
  /** For deactivated users only. */
  forInactive?: boolean;
  /** A badge beside the name: a component that loads its own count and renders nothing for zero. */
  count?: Part;
}

/** An entry of the company menu or the user menu in the top bar. */
export interface MenuEntry extends Gated {
  menu: 'company' | 'user';
  /** Hidden from users whose access has ended, or whose e-mail is not verified. */
  needsAccess?: boolean;
  /** Shown disabled, with the reason, when the feature or the subscription is missing; hidden otherwise. */
  isShownWhenOff?: boolean;
}

/** A shortcut on the home page (home.2). */
export type HomeTile = Gated;

/** An action available on every page, as a page with its dialog open: `/people?add=person` (shell.37). */
export type PaletteAction = Gated;

/** A record that the palette found. */
export interface FoundRecord {
  key: string;
  name: string;
  detail: string;
  path: `/${string}`;
}

/** Finds records by words that are being typed. */
export type FindRecords = (search: string, options: { most: number; signal: AbortSignal }) => Promise<readonly FoundRecord[]>;

/** A kind of record that the palette finds on the server, after people, pages and actions (shell.37). Its code is loaded with the first search. */
export interface PaletteSource extends Gate {
  label: Label;
  icon: Icon;
  /** `async () => (await import('./find-contracts.ts')).findContracts` */
  load: () => Promise<FindRecords>;
}

/** A part of the shell that a feature renders, loaded after the shell. */
export interface Part {
  /** The texts it uses instead of its feature's: `people/home` is `texts/{en,no}-home.ts`. So the home page need not load all texts of all features. */
  room?: string;
  /** Features whose texts it needs in addition to its own. */
  texts?: readonly string[];
  /** `async () => (await import('./Bell.tsx')).Bell` */
  load: () => Promise<ComponentType>;
}

/** A place in the shell that a feature fills, for active users. Failures are not shown; without the feature nothing is rendered. */
export interface ShellSlot extends Gate, Part {
  /** Rendered only in a company that is scheduled for deletion. */
  whileEnding?: true;
  /** Whether the signed-in user's data give it something to show. What says no is not loaded, and what says yes is loaded with the shell. */
  isShown?: (user: User) => boolean;
  /** Shows what it has in another place: no room is kept for it. */
  isElsewhere?: true;
}

/** A dialog that the address opens on any page of the shell, by a query parameter: `/people?invite=true`. Its code is loaded when it is opened. */
export interface AddressDialog extends ShellSlot {
  query: string;
}

/** A widget of the home page above the shortcuts (home.3). The shell renders the frame, and hides it when the widget is empty. */
export interface HomeWidget extends ShellSlot {
  title: Label;
}

/** A part of a record's page, filled by a feature: notes on a person, files of the company. */
export interface EntityPart {
  /** The kind of record, which one page declares as its `record`. */
  record: string;
  key: string;
  /** A tab, a card beside the first tab's facts, a fact below those of its main section, or a section of the record's settings. */
  place: 'tab' | 'card' | 'facts' | 'settings';
  /** The tab's name; what stands in other places renders its own. */
  label: Label;
  order: number;
  permission?: NeededPermission;
  feature?: FeatureFlag;
  /** Only while plans are sold (shell.18). */
  whileSelling?: true;
  /** Not shown when the company's subscription lacks it. */
  subscriptionFeature?: SubscriptionFeature;
  /** Hidden from users whose profile is not complete, or whose access has ended. */
  needsAccess?: boolean;
  /** `async () => (await import('./PersonNotes.tsx')).PersonNotes` */
  load: () => Promise<ComponentType<PartOfRecord>>;
}

/** What a part is given: the id of the record on whose page it stands. */
export interface PartOfRecord {
  recordId: string;
}

/** The address of an endpoint. */
export type EndpointAddress = Pick<Endpoint, 'method' | 'path'>;

/** What a feature declares to the shell before any of its pages is loaded. It imports no page, contract or text. */
export interface WebEntry {
  routes: readonly PageRoute[];
  navigationGroups?: readonly NavigationGroup[];
  navigation?: readonly NavigationEntry[];
  menu?: readonly MenuEntry[];
  tiles?: readonly HomeTile[];
  found?: readonly PaletteSource[];
  widgets?: readonly HomeWidget[];
  /** Pending tasks of the user, above the widgets of the home page (home.1). */
  waiting?: readonly ShellSlot[];
  /** Between the search and the user menu: the bell. */
  topBar?: readonly ShellSlot[];
  /** Below the top bar, in full width: the trial banner. */
  banner?: readonly ShellSlot[];
  dialogs?: readonly AddressDialog[];
  /** What it adds to the pages of records, its own or of other features. */
  recordParts?: readonly EntityPart[];
  /** The queries to refetch when a record of this kind was changed, by its name in the audit log; `*` is any kind. */
  live?: Readonly<Record<string, readonly EndpointAddress[]>>;
}

/** Declares a feature's `web/entry.ts`: `export default webEntry({ routes: […] })`. */
export function webEntry(entry: WebEntry): WebEntry {
  return entry;
}
