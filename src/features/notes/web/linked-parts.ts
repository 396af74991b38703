/** A part of a text: plain text, or a link. */
export interface TextPart {
  text: string;
  href?: string;
}

const address = /\bhttps?:\/\/[^\s<>"«»]+|\bwww\.[^\s<>"«»]+\.[^\s<>"«»]+|[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/giu;

/** Finds web and mail addresses in user text; nothing else becomes a link. */
export function linkedParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const match of text.matchAll(address)) {
    const shown = withoutEnd(match[0]);
    const href = hrefOf(shown);
    if (!href) continue;
    if (match.index > from) parts.push({ text: text.slice(from, match.index) });
    parts.push({ text: shown, href });
    from = match.index + shown.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}

/** Removes a full stop at the end of a sentence and an unmatched closing bracket. */
function withoutEnd(found: string): string {
  const shown = found.replace(/[.,;:!?'’”*]+$/u, '');
  const isUnopened = shown.endsWith(')') && !shown.includes('(');
  return isUnopened ? withoutEnd(shown.slice(0, -1)) : shown;
}

function hrefOf(shown: string): string | undefined {
  if (!/^(https?:|www\.)/i.test(shown)) return shown.includes('@') ? `mailto:${shown}` : undefined;
  const written = /^www\./i.test(shown) ? `https://${shown}` : shown;
  return URL.canParse(written) ? new URL(written).href : undefined;
}
