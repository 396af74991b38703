/** One address of a pasted list, with the name before it. */
export interface PastedAddress {
  inviteeEmailAddress: string;
  firstName: string;
  lastName: string;
}

const longest = 50;
// Invisible characters in copied text, and characters around an address.
const unseen = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;
const around = /^(?:mailto:|[('[‘’“”«])+|[)'\].:!?‘’“”»]+$/gi;
// "Lie, Kari" <kari@a.no> · Kari Lie <kari@a.no> · kari@a.no, separated by anything usual in lists; or a line of one word,
// which was probably meant as an address.
const entry =
  /(?:"([^"]*)"|([^<>;,\n\t"]*))\s*<\s*([^<>\s]+)\s*>|([^\s;,<>"]+@[^\s;,<>"]+)|(?<![^\n;])[^\S\n]*([^\s;,<>"@]+)[^\S\n]*(?![^\n;])/g;

/** The addresses of a list in the format of mail programs or spreadsheets, each once. Invalid ones become rows with an error; a text without addresses is not a list. */
export function parseAddresses(text: string): PastedAddress[] {
  const found = [...text.replace(unseen, '').matchAll(entry)].map(([, quoted, plain, bracketed, bare, word]) => ({
    inviteeEmailAddress: (bracketed ?? bare ?? word ?? '').replace(around, ''),
    ...nameOf(quoted ?? plain ?? ''),
  }));
  if (!found.some(({ inviteeEmailAddress }) => inviteeEmailAddress.includes('@'))) return [];
  const seen = new Set<string>();
  return found.filter(({ inviteeEmailAddress: address }) => {
    const isNew = address !== '' && !seen.has(address.toLowerCase());
    seen.add(address.toLowerCase());
    return isNew;
  });
}

function nameOf(written: string): { firstName: string; lastName: string } {
  const [last = '', first] = written.split(',').map((part) => part.trim());
  if (first) return { firstName: first.slice(0, longest), lastName: last.slice(0, longest) };
  const words = last.split(/\s+/).filter(Boolean);
  if (words.length < 2) return { firstName: '', lastName: '' };
  return { firstName: words.slice(0, -1).join(' ').slice(0, longest), lastName: (words.at(-1) ?? '').slice(0, longest) };
}
