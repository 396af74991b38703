const folded: Record<string, string> = { æ: 'ae', ø: 'o', å: 'a', ä: 'a', ö: 'o', ü: 'u', ß: 'ss', ð: 'd', þ: 'th', ł: 'l', đ: 'd' };

/** Letters and digits only, lower case, without accents, words separated by one space: for comparing different spellings. */
export function folding(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\u0080-\uffff]/g, (letter) => folded[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}%]+/gu, ' ')
    .trim();
}

/** The edit distance of two texts: additions, removals, changes and swaps of neighbouring letters. */
export function distance(left: string, right: string): number {
  const lines: number[][] = [];
  const at = (row: number, column: number) => lines[row]?.[column] ?? Infinity;
  for (let row = 0; row <= left.length; row++) {
    const line: number[] = [];
    lines.push(line);
    for (let column = 0; column <= right.length; column++) {
      const same = left[row - 1] === right[column - 1];
      const swapped = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      const changed = at(row - 1, column - 1) + (same ? 0 : 1);
      const best = Math.min(at(row - 1, column) + 1, at(row, column - 1) + 1, changed, swapped ? at(row - 2, column - 2) + 1 : Infinity);
      line.push(row + column === 0 ? 0 : best);
    }
  }
  return at(left.length, right.length);
}

/** 1 for equal texts, falling to 0 with their distance. */
export function likeness(left: string, right: string): number {
  const longest = Math.max(left.length, right.length);
  return longest === 0 ? 1 : 1 - distance(left, right) / longest;
}
