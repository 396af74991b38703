const place = 'samspill.tab';

/** A random id in the form of the wire. Only pages over HTTPS have `randomUUID`. */
export function newUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** The id of this tab, which a reload keeps. */
export function tabId(): string {
  const known = sessionStorage.getItem(place);
  if (known) return known;
  const made = newUuid();
  sessionStorage.setItem(place, made);
  return made;
}
