const place = 'samspill.again';
const nextPlace = 'samspill.next';

/** Marks the next sign-in as a reauthentication, with the page it started from. */
export function markReauthentication(path: string): void {
  sessionStorage.setItem(place, path);
}

/** The page on which a reauthentication started; undefined for any other sign-in. Can be read once. */
export const takeReauthenticationPath = (): string | undefined => taken(place);

/** Stores the address to continue to after the provider has signed the user out. */
export function storeNextAddress(address: string): void {
  sessionStorage.setItem(nextPlace, address);
}

/** The address to continue to after signing out. Can be read once. */
export const takeNextAddress = (): string | undefined => taken(nextPlace);

function taken(key: string): string | undefined {
  const value = sessionStorage.getItem(key) ?? undefined;
  sessionStorage.removeItem(key);
  return value;
}
