import { textOf, type Cell } from './cell.ts';
import { folding } from './likeness.ts';

/** The words of each value, folded (å = a, ø = o, æ = ae); a hyphen stands for a space inside one entry. */
export type Words<Value extends string> = Readonly<Record<Value, string>>;

/** Reads a value by its words in both languages; null for none, undefined for anything else. */
export function wordReader<Value extends string>(words: Words<Value>): (cell: Cell) => Value | null | undefined {
  // Object.keys loses the key type of a record.
  const entries = (Object.keys(words) as Value[]).flatMap((key) =>
    words[key].split(' ').map((word) => [word.replaceAll('-', ' '), key] as const),
  );
  const known = new Map(entries);
  return (cell) => {
    const word = folding(textOf(cell));
    return word === '' ? null : known.get(word);
  };
}
