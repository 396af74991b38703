import type { PrivacyStatement } from '../../contract/endpoints-statements.ts';

type DiffPart = NonNullable<PrivacyStatement['textDiff']>[number];

/** Of a heading, a point of a list, or a row of a table. */
const sign = /^\s*(?:\||#{1,6}|[-*])\s+/;
/** Of a row of a table. */
const lastBar = /\s*(?<!\\)\|\s*$/;
/** What stands below the head of a table. */
const belowHead = /^\s*\|(?:\s*-{3,}\s*\|)+\s*$/;

/** The lines of a difference in which something has come or gone, as they are read: without the signs of Markdown. */
export function changedLines(difference: readonly DiffPart[]): DiffPart[][] {
  const lines: DiffPart[][] = [[]];
  for (const { kind, text } of difference) {
    const [first = '', ...others] = text.split('\n');
    lines.at(-1)?.push({ kind, text: first });
    for (const one of others) lines.push([{ kind, text: one }]);
  }
  const read = lines.filter((line) => !belowHead.test(line.map(({ text }) => text).join('')));
  return read.map(readable).filter((line) => line.some(({ kind }) => kind !== 'same'));
}

function readable(line: readonly DiffPart[]): DiffPart[] {
  const begun = line.filter(({ text }) => text !== '');
  const words = begun.map(({ kind, text }, index) => {
    const inside = isAtEnd(begun.slice(0, index), kind) ? text.replace(sign, '') : text;
    return { kind, text: plain(isAtEnd(begun.slice(index + 1), kind) ? inside.replace(lastBar, '') : inside) };
  });
  // A border between cells is read, but nobody wrote it.
  return words.flatMap(({ kind, text }) => (text === '' ? [] : { kind: text.trim() === '·' ? 'same' : kind, text }));
}

/** Whether a piece of a kind is at an end of its line, as it was or as it is: beyond it stands at most what was put in its place. */
function isAtEnd(beyond: readonly DiffPart[], kind: DiffPart['kind']): boolean {
  return beyond.every((one) => kind !== 'same' && one.kind !== 'same' && one.kind !== kind);
}

/** Cells of a table stand after each other; an escaped sign is itself. */
function plain(text: string): string {
  return text
    .replace(/\s*(?<!\\)\|\s*/g, ' · ')
    .replace(/\\([\\`*_[\]<>#|~-])/g, '$1')
    .replaceAll('**', '');
}
