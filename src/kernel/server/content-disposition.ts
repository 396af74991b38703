import { safeFileName } from './file-name.ts';

/** The `Content-Disposition` header of a file (RFC 6266): an ASCII name for old clients and the exact one by RFC 5987. */
export function contentDisposition(fileName: string, inline = false): string {
  const name = safeFileName(fileName);
  const kind = inline ? 'inline' : 'attachment';
  const plain = asciiName(name);
  return plain === name ? `${kind}; filename="${plain}"` : `${kind}; filename="${plain}"; filename*=UTF-8''${percentEncoded(name)}`;
}

const spelledOut: Readonly<Record<string, string>> = {
  æ: 'ae',
  Æ: 'AE',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
};

// Some clients decode a percent sign even in the ASCII name, so it may not contain one.
function asciiName(name: string): string {
  const ascii = name
    .replace(/[æÆøØłŁđĐðþß]/g, (letter) => spelledOut[letter] ?? '_')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    // One character may become several, of which one may be forbidden in a file name: "℀" becomes "a/c".
    .replace(/[^\x20-\x7e]|["\\/:*?<>|%]/gu, '_');
  // A name without letters or digits would be empty.
  return ascii || '_';
}

function percentEncoded(name: string): string {
  return encodeURIComponent(name).replace(/['()*!]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
}
