/** The type of a file, detected from its first bytes: only the types that decide whether to refuse or display it. */
export type ContentKind = 'pdf' | 'png' | 'jpeg' | 'gif' | 'webp' | 'text' | 'markup' | 'program' | 'other';

/** Types that a browser may display in our pages, with their media type. Markup and SVG are never among them. */
const shown: Readonly<Partial<Record<ContentKind, string>>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  text: 'text/plain; charset=utf-8',
};

/** The media type of a download; types that are not displayed are sent as opaque bytes. */
export function contentTypeOf(kind: ContentKind): string {
  return shown[kind] ?? 'application/octet-stream';
}

/** Whether content of this type may be displayed instead of downloaded. */
export function isShown(contentType: string): boolean {
  return Object.values(shown).includes(contentType);
}

/** The first bytes of each type; one character stands for one byte. */
const beginnings: readonly (readonly [ContentKind, readonly string[]])[] = [
  ['pdf', ['%PDF-']],
  ['png', ['\x89PNG\r\n\x1a\n']],
  ['jpeg', ['\xff\xd8\xff']],
  ['gif', ['GIF87a', 'GIF89a']],
  // Linux; macOS, also universal binaries; Android, WebAssembly, Windows shortcuts.
  [
    'program',
    ['\x7fELF', '\xfe\xed\xfa\xce', '\xfe\xed\xfa\xcf', '\xce\xfa\xed\xfe', '\xcf\xfa\xed\xfe', '\xca\xfe\xba\xbe', '\xbe\xba\xfe\xca'],
  ],
  ['program', ['dex\n', '\0asm', 'L\0\0\0\x01\x14\x02\0']],
];
/** A script with an interpreter line. */
const script = /^(?:\xef\xbb\xbf)?\s*(?:#!\s*\/|<\?php|@echo\s+(?:off|on)\b)/i;
/** Java and Android programs are archives whose first entry has one of these names. */
const inArchive = /^(?:META-INF\/|AndroidManifest\.xml)/;

/** Detects the type of a file from its first bytes, never from its name. */
export function contentKind(head: Uint8Array): ContentKind {
  const bytes = Buffer.from(head).toString('latin1');
  const found = beginnings.find(([, starts]) => starts.some((start) => bytes.startsWith(start)));
  if (found) return found[0];
  if (bytes.startsWith('RIFF') && bytes.startsWith('WEBP', 8)) return 'webp';
  if (isProgram(head, bytes)) return 'program';
  if (looksLikeMarkup(bytes)) return 'markup';
  return isText(head) ? 'text' : 'other';
}

function isProgram(head: Uint8Array, bytes: string): boolean {
  // A Windows program has zero bytes in its header; a text that starts with these two letters has none.
  if (bytes.startsWith('MZ') && head.includes(0)) return true;
  return script.test(bytes) || (bytes.startsWith('PK\x03\x04') && inArchive.test(bytes.slice(30)));
}

function looksLikeMarkup(text: string): boolean {
  return /<\s*(?:!doctype|\?xml|html|head|body|script|svg|iframe|object|embed|style|title|meta|link|img|a\s|x:|math)/i.test(
    text.slice(0, 2048),
  );
}

/** UTF-8 without control characters, complete or cut off within the last character. */
function isText(head: Uint8Array): boolean {
  if (head.some((byte) => byte < 32 && byte !== 9 && byte !== 10 && byte !== 12 && byte !== 13)) return false;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
    return true;
  } catch {
    return false;
  }
}
