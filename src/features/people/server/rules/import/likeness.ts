const folded: Record<string, string> = { æ: 'ae', ø: 'o', å: 'a', ä: 'a', ö: 'o', ü: 'u', ß: 'ss', ð: 'd', þ: 'th', ł: 'l', đ: 'd' };

/** Letters and digits only, lower case, without accents, words separated by one space: for comparing different spellings. */
export function folding(text: string): string {
  return text
    .toLowerCase()
    .replace(/[æøåäöüßðþłđ]/g, (letter) => folded[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}%]+/gu, ' ')
    .trim();
}

/** The edit distance of two texts: additions, removals, changes and swaps of neighbouring letters. */
export function distance(left: string, right: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: right.length + 1 }, (_unused, index) => index);
  for (let row = 1; row <= left.length; row++) {
    const line = [row];
    for (let column = 1; column <= right.length; column++) {
      const same = left[row - 1] === right[column - 1];
      let best = Math.min((last[column] ?? 0) + 1, (line[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + (same ? 0 : 1));
      const swapped = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      if (row > 1 && column > 1 && swapped) best = Math.min(best, (beforeLast[column - 2] ?? 0) + 1);
      line.push(best);
    }
    beforeLast = last;
    last = line;
  }
  return last[right.length] ?? 0;
}

/** 1 for equal texts, falling to 0 with their distance. */
export function likeness(left: string, right: string): number {
  const longest = Math.max(left.length, right.length);
  return longest === 0 ? 1 : 1 - distance(left, right) / longest;
}
