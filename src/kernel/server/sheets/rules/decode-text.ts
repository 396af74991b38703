/** Decodes the bytes of a text file: by its byte order mark, else UTF-16 by its zero bytes, else UTF-8 if valid, else the Windows or Mac encoding of older programs. */
export function decodeText(bytes: Uint8Array): string | undefined {
  const marked = markOf(bytes);
  if (marked) return new TextDecoder(marked).decode(bytes);
  const wide = wideOf(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  if (bytes.subarray(0, 4096).includes(0)) return undefined;
  return strictUtf8(bytes) ?? narrow(bytes);
}

function markOf(bytes: Uint8Array): string | undefined {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

/** Nearly every second byte of Latin text in UTF-16 is zero; its position tells the byte order. */
function wideOf(bytes: Uint8Array): string | undefined {
  const start = bytes.subarray(0, 2048);
  const even = start.filter((byte, index) => byte === 0 && index % 2 === 0).length;
  const odd = start.filter((byte, index) => byte === 0 && index % 2 === 1).length;
  const half = start.length / 2;
  if (bytes.length % 2 !== 0 || half < 2) return undefined;
  if (odd > half * 0.7 && even < half * 0.1) return 'utf-16le';
  return even > half * 0.7 && odd < half * 0.1 ? 'utf-16be' : undefined;
}

function strictUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // `fatal` throws at the first invalid byte: then the text has one of the older encodings.
    return undefined;
  }
}

/** Excel on old Macs writes ø where Windows reads ¿; the decoding with more Nordic letters inside words is chosen. */
function narrow(bytes: Uint8Array): string {
  const windows = new TextDecoder('windows-1252').decode(bytes);
  const mac = new TextDecoder('macintosh').decode(bytes);
  return nordic(mac) > nordic(windows) ? mac : windows;
}

function nordic(text: string): number {
  return text.match(/[æøåäöéüÆØÅÄÖÉÜ](?=\p{L})|(?<=\p{L})[æøåäöéü]/gu)?.length ?? 0;
}
