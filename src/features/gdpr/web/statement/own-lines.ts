import { changedLines } from './changed-lines.ts';
import { variablePlaces } from '../../contract/rules/statement-variables.ts';

/** The lines of a text that another one does not have, with its variables by their names: what of it is to be chosen. */
export function ownLines(text: string, other: string, nameOf: (tag: string) => string): string {
  const theirs = new Set(linesOf(other));
  const own = linesOf(text).filter((line) => !theirs.has(line));
  const read = changedLines([{ kind: 'added', text: own.join('\n') }]).map((line) => line.map((piece) => piece.text).join(''));
  return read.join('\n').replace(variablePlaces, (_, tag: string) => `[${nameOf(tag)}]`);
}

const linesOf = (text: string): string[] => text.split('\n').flatMap((line) => line.trim() || []);
