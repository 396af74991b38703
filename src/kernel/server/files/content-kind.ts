/** What the first bytes of a file say it is: only what matters for refusing or showing it. */
export type ContentKind = 'pdf' | 'png' | 'jpeg' | 'gif' | 'webp' | 'text' | 'markup' | 'program' | 'other';

/** Content that a browser may show in our pages, with the type it is shown as. Markup and SVG are never among them. */
const shown: Readonly<Partial<Record<ContentKind, string>>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  text: 'text/plain; charset=utf-8',
};

/** The type a file is sent as: everything that is not shown is opaque. */
export function contentTypeOf(kind: ContentKind): string {
  return shown[kind] ?? 'application/octet-stream';
}

/** Whether content of this type may be shown instead of downloaded. */
export function isShown(contentType: string): boolean {
  return Object.values(shown).includes(contentType);
}

/** How files of a kind begin; one character stands for one byte. */
const beginnings: readonly (readonly [ContentKind, readonly string[]])[] = [
  ['pdf', ['%PDF-']],
  ['png', ['\x89PNG\r\n\x1a\n']],
  ['jpeg', ['\xff\xd8\xff']],
  ['gif', ['GIF87a', 'GIF89a']],
  // Linux; macOS, also for several processors; Android, WebAssembly, shortcuts of Windows.
  [
    'program',
    ['\x7fELF', '\xfe\xed\xfa\xce', '\xfe\xed\xfa\xcf', '\xce\xfa\xed\xfe', '\xcf\xfa\xed\xfe', '\xca\xfe\xba\xbe', '\xbe\xba\xfe\xca'],
  ],
  ['program', ['dex\n', '\0asm', 'L\0\0\0\x01\x14\x02\0']],
];
/** A script that says who shall run it. */
const script = /^(?:\xef\xbb\xbf)?\s*(?:#!\s*\/|<\?php|@echo\s+(?:off|on)\b)/i;
/** Programs for Java and Android are archives that begin with these names. */
const inArchive = /^(?:META-INF\/|AndroidManifest\.xml)/;

/** Tells what a file is from its first bytes, never from its name. */
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
  // A program for Windows has zeros in its head; a text that begins with these two letters has none.
  if (bytes.startsWith('MZ') && head.includes(0)) return true;
  return script.test(bytes) || (bytes.startsWith('PK\x03\x04') && inArchive.test(bytes.slice(30)));
}

function looksLikeMarkup(text: string): boolean {
  return /<\s*(?:!doctype|\?xml|html|head|body|script|svg|iframe|object|embed|style|title|meta|link|img|a\s|x:|math)/i.test(
    text.slice(0, 2048),
  );
}

/** UTF-8 without control characters, whole or cut within its last letter. */
function isText(head: Uint8Array): boolean {
  if (head.some((byte) => byte < 32 && byte !== 9 && byte !== 10 && byte !== 12 && byte !== 13)) return false;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
    return true;
  } catch {
    return false;
  }
}
