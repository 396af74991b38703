import type { PrivacyStatement } from '../../contract/endpoints-statements.ts';

type Piece = NonNullable<PrivacyStatement['textDiff']>[number];

/** Of a heading, a point of a list, or a row of a table. */
const sign = /^\s*(?:\||#{1,6}|[-*])\s+/;

/** The lines of a difference in which something has come or gone, as they are read: without the signs of Markdown. */
export function changedLines(difference: readonly Piece[]): Piece[][] {
  const lines: Piece[][] = [[]];
  for (const { kind, text } of difference) {
    const [first = '', ...others] = text.split('\n');
    lines.at(-1)?.push({ kind, text: first });
    for (const one of others) lines.push([{ kind, text: one }]);
  }
  return lines.map(readable).filter((line) => line.some(({ kind }) => kind !== 'same'));
}

function readable(line: readonly Piece[]): Piece[] {
  const begun = line.filter(({ text }) => text !== '');
  const words = begun.map(({ kind, text }, index) => ({ kind, text: plain(index === 0 ? text.replace(sign, '') : text) }));
  return words.filter(({ kind, text }) => text !== '' && (kind === 'same' || text.trim() !== '·'));
}

/** Cells of a table stand after each other; an escaped sign is itself. */
function plain(text: string): string {
  return text
    .replace(/\s*(?<!\\)\|\s*$/, '')
    .replace(/\s*(?<!\\)\|\s*/g, ' · ')
    .replace(/\\([\\`*_[\]<>#|~-])/g, '$1')
    .replaceAll('**', '');
}
