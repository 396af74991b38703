/** Values that the server writes into the page, so that no request is needed for them. */
interface Boot {
  /** Whether a session cookie was sent; without one nobody is signed in. */
  session: boolean;
  maintenance: boolean;
  /** When it is expected to end. */
  maintenanceUntil?: string;
  /** The maintenance text of the content service, in the language of the address. */
  maintenanceWords?: { title: string; text: string };
  /** No language was chosen in this browser yet: the one in the address is a guess. */
  isFirstVisit: boolean;
}

const written: Partial<Boot> = JSON.parse(document.querySelector('#boot')?.textContent ?? '{}');

export const boot: Boot = { session: true, maintenance: false, isFirstVisit: false, ...written };

/** The nonce for styles created at runtime; libraries used by Mantine expect it under webpack's name. */
export function takeNonce(): string {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? '';
  Object.assign(globalThis, { __webpack_nonce__: nonce });
  return nonce;
}
