const candidates = [';', ',', '\t', '|'];
const linesLooked = 60;

/** The column separator: the character that occurs equally often in most records, outside quotes. */
export function findSeparator(text: string): string {
  const scored = candidates.map((separator) => ({ separator, score: score(counts(text, separator)) }));
  return scored.reduce((best, next) => (next.score > best.score ? next : best)).separator;
}

/** The number of separators in each of the first records. */
function counts(text: string, separator: string): number[] {
  const found: number[] = [];
  let count = 0;
  let filled = false;
  let quoted = false;
  for (let at = 0; at < text.length && found.length < linesLooked; at++) {
    const char = text[at];
    if (char === '"') quoted = !quoted;
    else if (!quoted && char === separator) count++;
    if (!quoted && (char === '\n' || char === '\r')) {
      if (filled) found.push(count);
      count = 0;
      filled = false;
    } else filled ||= char !== ' ' && char !== separator;
  }
  if (filled) found.push(count);
  return found;
}

/** The share of records with the most common count, weighted by that count; a rare character scores zero. */
function score(found: readonly number[]): number {
  const tally = new Map<number, number>();
  for (const count of found) if (count > 0) tally.set(count, (tally.get(count) ?? 0) + 1);
  let best = 0;
  for (const [count, records] of tally) best = Math.max(best, (records / found.length) * Math.log2(1 + count));
  return best;
}
