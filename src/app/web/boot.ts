import { languageOfLocale, splitLocale, type Language } from '#kernel/contract/locale.ts';

/** What the server writes into the page so that nothing must be asked before the first call. */
interface Boot {
  /** Whether a session cookie came with the page; without one nobody is signed in. */
  session: boolean;
  maintenance: boolean;
  /** When it is expected to end. */
  maintenanceUntil?: string;
  /** What the content service says meanwhile, in the language of the address. */
  maintenanceWords?: { title: string; text: string };
  /** Nobody chose a language in this browser yet: the address only guessed it. */
  isFirstVisit: boolean;
}

const written: Partial<Boot> = JSON.parse(document.querySelector('#boot')?.textContent ?? '{}');

export const boot: Boot = { session: true, maintenance: false, isFirstVisit: false, ...written };

/** Lets styles that are made while running through the policy; libraries below Mantine look for it under webpack's name. */
export function takeNonce(): string {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? '';
  Object.assign(globalThis, { __webpack_nonce__: nonce });
  return nonce;
}

/** The language of the address; Norwegian when it names none. */
export function addressLanguage(): Language {
  const split = splitLocale(location.pathname);
  return split ? languageOfLocale[split.locale] : 'no';
}
