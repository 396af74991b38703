import type { ComponentType } from 'react';
import type { Language } from '#kernel/contract/locale.ts';
import type { FeatureFlag, Permission } from '#kernel/contract/permissions.ts';

/** A name that is needed before a feature's texts are loaded: in the menu, on a tile, in the title bar. */
export type Label = Readonly<Record<Language, string>>;
export type Icon = ComponentType<{ size?: number | string; stroke?: number | string }>;

/** `default` = top bar and left navigation; `plain` = without left navigation; `clean` = a quiet sheet; `empty` = nothing around. */
export type Layout = 'default' | 'plain' | 'clean' | 'empty';

/** One page (000 §2). What is not said here is refused: the guards want an active user by default. */
export interface PageRoute {
  /** The route name of the specification. */
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
  allowInactiveUser?: boolean;
  allowPendingUser?: boolean;
  allowCompanylessUser?: boolean;
  /** Also for somebody whose e-mail is not verified yet. */
  allowFamiliarUser?: boolean;
  isBeta?: boolean;
  /** Rooms whose texts the page needs beside its own feature's. */
  texts?: readonly string[];
  /** `async () => (await import('./PeoplePage.tsx')).PeoplePage` */
  load: () => Promise<ComponentType>;
}

interface Gated {
  label: Label;
  /** Without the locale, with a query where it needs one. */
  path: `/${string}`;
  icon: Icon;
  permission?: Permission;
  feature?: FeatureFlag;
  order: number;
}

/** An entry of the left navigation (Navigation map). */
export interface NavigationEntry extends Gated {
  key: string;
  group?: 'hr';
  /** Shown only to those who lack this permission. */
  without?: Permission;
  isBeta?: boolean;
}

/** An entry of the company menu or the user menu in the top bar. */
export interface MenuEntry extends Gated {
  key: string;
  menu: 'company' | 'user';
}

/** A shortcut on the home page (HO-04). */
export interface HomeTile extends Gated {
  key: string;
  text?: Label;
}

/** What a feature tells the shell before any of its pages is loaded. It imports no page, contract or text. */
export interface WebEntry {
  routes: readonly PageRoute[];
  navigation?: readonly NavigationEntry[];
  menu?: readonly MenuEntry[];
  tiles?: readonly HomeTile[];
}

/** Declares a feature's `web/entry.ts`: `export default webEntry({ routes: […] })`. */
export function webEntry(entry: WebEntry): WebEntry {
  return entry;
}
