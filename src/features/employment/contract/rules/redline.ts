import { diffArrays, diffWordsWithSpace } from 'diff';

/** A clause as lines of words, to compare with another. */
export interface ComparedClause {
  key: string;
  title: string;
  lines: readonly string[];
}

export interface RedlinePart {
  text: string;
  change: 'same' | 'added' | 'removed';
}
export interface ClauseRedline {
  key: string;
  title: string;
  change: 'same' | 'changed' | 'added' | 'removed';
  lines: RedlinePart[][];
}

/** The result for each clause, in the order of the later text; what is gone comes after what it followed. */
export function redlineClauses(before: readonly ComparedClause[], after: readonly ComparedClause[]): ClauseRedline[] {
  const later = new Map(after.map((clause) => [clause.key, clause]));
  const earlier = new Map(before.map((clause) => [clause.key, clause]));
  const order = diffArrays(
    before.map(({ key }) => key),
    after.map(({ key }) => key),
  ).flatMap(({ value, removed }) => (removed ? value.filter((key) => !later.has(key)) : value));
  return order.map((key) => {
    const [from, to] = [earlier.get(key), later.get(key)];
    const title = to?.title ?? from?.title ?? '';
    const lines = redlineLines(from?.lines ?? [], to?.lines ?? []);
    if (!from || !to) return { key, title, change: to ? 'added' : 'removed', lines };
    const isSame = from.title === to.title && lines.every((line) => line.every(({ change }) => change === 'same'));
    return { key, title, change: isSame ? 'same' : 'changed', lines };
  });
}

/** Two texts line by line, and where a line became another, word by word. */
export function redlineLines(before: readonly string[], after: readonly string[]): RedlinePart[][] {
  const lines: RedlinePart[][] = [];
  const changes = diffArrays([...before], [...after]);
  for (const [index, { value, added, removed }] of changes.entries()) {
    const next = changes[index + 1];
    const former = changes[index - 1];
    if (added && former?.removed) continue;
    if (removed && next?.added) lines.push(...changedLines(value, next.value));
    else lines.push(...value.map((text): RedlinePart[] => [{ text, change: added ? 'added' : removed ? 'removed' : 'same' }]));
  }
  return lines;
}

function changedLines(before: readonly string[], after: readonly string[]): RedlinePart[][] {
  return Array.from({ length: Math.max(before.length, after.length) }, (_, index) =>
    diffWordsWithSpace(before[index] ?? '', after[index] ?? '').map(({ value, added, removed }): RedlinePart => {
      return { text: value, change: added ? 'added' : removed ? 'removed' : 'same' };
    }),
  );
}
