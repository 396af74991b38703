/** The address of our own that the browser came from; the start page for anything else, so that no link leads elsewhere. */
export function returnAddress(back: string | undefined, origin: string = location.origin): string {
  if (back === undefined || !URL.canParse(back)) return '/';
  const address = new URL(back);
  return address.origin === origin ? address.href : '/';
}
