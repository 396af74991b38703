import type { Language } from '#kernel/contract/locale.ts';
import type { Appearance } from './appearance.ts';
import type { PortLoaders } from './ports.ts';

/** What only the shell around the pages can do, for features whose pages ask for it. The app fills it at start. */
export interface Shell {
  /** Signs out here and at the login provider; then on to the page for a new password, if that was the reason. */
  logOut: (next?: 'resetPassword') => Promise<void>;
  /** Has the person sign in again and come back to this page, where what they typed is kept (identity.37). */
  signInAgain: () => void;
  /** Changes the language of the screen, of mails and of this browser's other tabs; the page stays and what was typed stays. */
  changeLanguage: (language: Language) => Promise<void>;
  /** Keeps light or dark for the person, in all their companies and browsers; this one already shows it. */
  keepAppearance: (scheme: Appearance) => Promise<void>;
  /** How that comes which features give to those below them. */
  loadPorts: () => Promise<PortLoaders>;
}

const nobody = (): never => {
  throw new Error('There is no shell around this page.');
};

export const shell: Shell = { logOut: nobody, signInAgain: nobody, changeLanguage: nobody, keepAppearance: nobody, loadPorts: nobody };

/** Says what does it. */
export function fillShell(parts: Shell): void {
  Object.assign(shell, parts);
}
