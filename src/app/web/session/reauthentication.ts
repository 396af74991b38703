const place = 'samspill.again';
const nextPlace = 'samspill.next';

/** Marks that the round trip that begins is the same person proving who they are, and from where. */
export function markReauthentication(path: string): void {
  sessionStorage.setItem(place, path);
}

/** The page the person came from to prove who they are; undefined when this is a sign-in like any other. Asked once. */
export const takeReauthenticationPath = (): string | undefined => taken(place);

/** Keeps where to go once the provider has signed the person out. */
export function keepNextAddress(address: string): void {
  sessionStorage.setItem(nextPlace, address);
}

/** Where to go now that the person is signed out. Asked once. */
export const takeNextAddress = (): string | undefined => taken(nextPlace);

function taken(key: string): string | undefined {
  const value = sessionStorage.getItem(key) ?? undefined;
  sessionStorage.removeItem(key);
  return value;
}
