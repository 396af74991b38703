import type { ComponentType } from 'react';
import type { Endpoint } from '#kernel/contract/endpoint.ts';
import type { Language } from '#kernel/contract/locale.ts';
import type { FeatureFlag, Permission, SubscriptionFeature } from '#kernel/contract/permissions.ts';

/** A name that is needed before a feature's texts are loaded: in the menu, on a tile, in the title bar. */
export type Label = Readonly<Record<Language, string>>;
export type Icon = ComponentType<{ size?: number | string; stroke?: number | string }>;

/**
 * `default` = top bar and left navigation; `plain` = without left navigation; `unauthorized` = the same for whoever is not signed in;
 * `clean` = a quiet sheet; `empty` = nothing around, and as every page only for the signed in unless it is public.
 */
export type Layout = 'default' | 'plain' | 'unauthorized' | 'clean' | 'empty';

/** One page. What is not said here is refused: by default the guards demand an active user (shell.13). */
export interface PageRoute {
  /** The page's name, unique in the product. */
  name: string;
  /** Without the locale; a parameter is written `$name`. */
  path: `/${string}`;
  title: Label;
  layout?: Layout;
  /** Open to everybody, signed in or not; the path must also be in kernel/contract/public-pages.ts. */
  isPublic?: boolean;
  /** Every one of them is needed. */
  permissions?: readonly Permission[];
  requiredFeature?: FeatureFlag;
  /** Without it in the company's subscription the page shows that it is locked (shell.17). */
  subscriptionFeature?: SubscriptionFeature;
  allowInactiveUser?: boolean;
  allowPendingUser?: boolean;
  allowCompanylessUser?: boolean;
  /** Also for somebody whose e-mail is not verified yet. */
  allowFamiliarUser?: boolean;
  isBeta?: boolean;
  /** What values of its query are called, where a favourite of it must say so: `{ tab: { pending: { en: 'Pending', no: '…' } } }`. */
  queryNames?: Readonly<Record<string, Readonly<Record<string, Label>>>>;
  /** Rooms whose texts the page needs beside its own feature's. */
  texts?: readonly string[];
  /** `async () => (await import('./PeoplePage.tsx')).PeoplePage` */
  load: () => Promise<ComponentType>;
}

interface Gate {
  key: string;
  permission?: Permission;
  /** Of no use where nothing can be changed: while one only looks, and in a company that is about to be deleted. */
  changes?: true;
  /** Shown only to those who lack this permission. */
  without?: Permission;
  feature?: FeatureFlag;
  /** Marked locked while the company's subscription lacks it; a slot is then not drawn. */
  subscriptionFeature?: SubscriptionFeature;
  order: number;
}

interface Gated extends Gate {
  label: Label;
  /** Without the locale, with a query where it needs one. */
  path: `/${string}`;
  icon: Icon;
}

/** An entry of the left navigation (shell.7). */
export interface NavigationEntry extends Gated {
  group?: 'hr';
  isBeta?: boolean;
  /** For deactivated people, and for nobody else. */
  forInactive?: boolean;
  /** A number beside the name, drawn by a component that loads by itself and draws nothing when there is nothing to count. */
  count?: Part;
}

/** An entry of the company menu or the user menu in the top bar. */
export interface MenuEntry extends Gated {
  menu: 'company' | 'user';
  /** Not offered to somebody whose access has ended, or whose e-mail is not proved. */
  needsAccess?: boolean;
  /** Shown disabled, with the reason, when the feature or the subscription is missing; hidden otherwise. */
  isShownWhenOff?: boolean;
}

/** A shortcut on the home page (home.2). */
export interface HomeTile extends Gated {
  text?: Label;
}

/** Something to do from anywhere, as a page with its dialog open: `/people?add=person` (shell.37). */
export type PaletteAction = Gated;

/** Something a feature draws inside the shell, loaded after it. */
export interface Part {
  /** The room it reads instead of its whole feature's: `people/home` is `texts/{en,no}-home.ts`. Home does not wait for all words of all features. */
  room?: string;
  /** Rooms whose texts it needs beside its own feature's. */
  texts?: readonly string[];
  /** `async () => (await import('./Bell.tsx')).Bell` */
  load: () => Promise<ComponentType>;
}

/** A place in the shell that a feature fills, for active people. It fails quietly; while the feature is not there, nothing is drawn. */
export interface ShellSlot extends Gate, Part {
  /** Drawn only in a company that is about to be deleted. */
  whileEnding?: true;
}

/** A dialog that the address opens on any page of the shell, by a part of its query: `/people?invite=true`. Its code comes when it is opened. */
export interface AddressDialog extends ShellSlot {
  query: string;
}

/** A block of home below the shortcuts (home.3). The shell draws the frame, and hides it when the block draws nothing. */
export interface HomeWidget extends ShellSlot {
  title: Label;
}

/** A tab of a person's profile, from the feature that has its content (people.26). */
export interface ProfileTab {
  key: string;
  label: Label;
  order: number;
  permission?: Permission;
  feature?: FeatureFlag;
  /** Not offered to somebody whose profile is not complete, or whose access has ended. */
  needsAccess?: boolean;
  /** `async () => (await import('./PersonNotes.tsx')).PersonNotes` */
  load: () => Promise<ComponentType<{ companyUserId: string }>>;
}

/** A part of the company's pages, from the feature that has its content: a card or tab (company.9), or a section of settings (company.13). */
export interface CompanyPart {
  key: string;
  place: 'card' | 'tab' | 'settings';
  /** The tab's name; cards and sections draw their own heading. */
  label: Label;
  order: number;
  permission?: Permission;
  feature?: FeatureFlag;
  load: () => Promise<ComponentType>;
}

/** A tab of My settings, from the feature that has its content (identity.42); for active people. */
export interface SettingsTab {
  key: string;
  label: Label;
  order: number;
  feature?: FeatureFlag;
  load: () => Promise<ComponentType>;
}

/** An endpoint as its address alone. */
export type EndpointAddress = Pick<Endpoint, 'method' | 'path'>;

/** What a feature tells the shell before any of its pages is loaded. It imports no page, contract or text. */
export interface WebEntry {
  routes: readonly PageRoute[];
  navigation?: readonly NavigationEntry[];
  menu?: readonly MenuEntry[];
  tiles?: readonly HomeTile[];
  actions?: readonly PaletteAction[];
  widgets?: readonly HomeWidget[];
  /** What waits for the person, above the shortcuts of home (home.1). */
  waiting?: readonly ShellSlot[];
  /** Between search and the person's own menu: the bell. */
  topBar?: readonly ShellSlot[];
  /** Under the top bar, over the whole width: the trial banner. */
  banner?: readonly ShellSlot[];
  dialogs?: readonly AddressDialog[];
  profileTabs?: readonly ProfileTab[];
  settingsTabs?: readonly SettingsTab[];
  companyParts?: readonly CompanyPart[];
  /** Which answers are old when somebody changed a thing of this kind, as the audit log names it; `*` is anything at all. */
  live?: Readonly<Record<string, readonly EndpointAddress[]>>;
}

/** Declares a feature's `web/entry.ts`: `export default webEntry({ routes: […] })`. */
export function webEntry(entry: WebEntry): WebEntry {
  return entry;
}
