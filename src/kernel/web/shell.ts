import type { Language } from '#kernel/contract/locale.ts';
import type { Appearance } from './appearance.ts';
import type { PortLoaders } from './ports.ts';

/** What can be kept of how somebody likes their screens; undefined parts are left out. */
export type StoredJson = null | boolean | number | string | readonly StoredJson[] | { readonly [key: string]: StoredJson | undefined };

/** Functions of the shell for the pages of features. The app sets it at start. */
export interface Shell {
  /** Signs out here and at the login provider; then continues to the page for a new password or a new account, if that was the reason. */
  logOut: (next?: 'resetPassword' | 'createAccount') => Promise<void>;
  /** Makes the user sign in again and return to this page, where typed values are kept (identity.37). */
  signInAgain: () => void;
  /** Changes the language of the app, of mails and of this browser's other tabs; the page and typed values stay. */
  changeLanguage: (language: Language) => Promise<void>;
  /** Saves light or dark for all companies and browsers of the user; this one already shows it. */
  storeAppearance: (scheme: Appearance) => Promise<void>;
  /** Stores how the user likes their screens in this company; a failure to store it is ignored. */
  storeChoice: (key: string, value: StoredJson) => void;
  /** Reads the user again, so that menus and pages know at once what has changed for them; throws `CallError`. */
  reloadUser: () => Promise<void>;
  /** The loaders of the ports that features provide to lower features. */
  loadPorts: () => Promise<PortLoaders>;
}

const nobody = (): never => {
  throw new Error('There is no shell around this page.');
};

export const shell: Shell = {
  logOut: nobody,
  signInAgain: nobody,
  changeLanguage: nobody,
  storeAppearance: nobody,
  storeChoice: nobody,
  reloadUser: nobody,
  loadPorts: nobody,
};

/** Sets the implementation. */
export function fillShell(parts: Shell): void {
  Object.assign(shell, parts);
}
