/** A paper size and a font size, and how many average characters fit across. */
export interface PageLayout {
  paper: 'a4' | 'a3';
  landscape: boolean;
  /** The font size, in points. */
  size: number;
}

interface ColumnNeed {
  /** The length of the longest word, which should not be broken. */
  least: number;
  /** The length of the longest cell, up to a limit. */
  most: number;
}

// From the most to the least readable; the last one is used when nothing else fits.
const layouts: readonly PageLayout[] = [
  { paper: 'a4', landscape: false, size: 9 },
  { paper: 'a4', landscape: true, size: 9 },
  { paper: 'a4', landscape: true, size: 8 },
  { paper: 'a4', landscape: true, size: 7 },
  { paper: 'a3', landscape: true, size: 8 },
  { paper: 'a3', landscape: true, size: 7 },
  { paper: 'a3', landscape: true, size: 6 },
];
const margins = 24;
const widths = { a4: [210, 297], a3: [297, 420] } as const;
const comfortable = 32;
const padding = 3;

/** Chooses the paper and the width of each column, so that words stay whole as long as any paper allows. */
export function layOut(
  columns: readonly { header: string; width?: number; cells: readonly string[] }[],
): PageLayout & { shares: number[] } {
  const needs = columns.map(columnNeedOf);
  const last = layouts.at(-1);
  const layout = layouts.find((one) => sum(needs, 'least') <= capacity(one)) ?? last;
  if (!layout) throw new Error('There is no paper.');
  const room = Math.max(0, capacity(layout) - sum(needs, 'least'));
  const wanted = sum(needs, 'most') - sum(needs, 'least');
  // Each column gets the width of its longest word; the remaining width goes to columns with longer cells.
  const part = wanted === 0 ? 0 : Math.min(1, room / wanted);
  return { ...layout, shares: needs.map(({ least, most }) => least + (most - least) * part) };
}

function columnNeedOf({ header, width, cells }: { header: string; width?: number; cells: readonly string[] }): ColumnNeed {
  const texts = [header, ...cells];
  const least = Math.min(comfortable, longest(texts.map(longestWord), 4));
  const most =
    width ??
    Math.min(
      comfortable,
      longest(
        texts.map((text) => text.length),
        least,
      ),
    );
  return { least: least + padding, most: Math.max(least, most) + padding };
}

function longestWord(text: string): number {
  return longest(
    text.split(/\s+/).map((word) => word.length),
    0,
  );
}

function longest(lengths: readonly number[], least: number): number {
  return lengths.reduce((most, length) => Math.max(most, length), least);
}

function capacity({ paper, landscape, size }: PageLayout): number {
  const millimetres = widths[paper][landscape ? 1 : 0] - margins;
  // An average character is a little over half as wide as the font is high.
  return (millimetres * 72) / 25.4 / (size * 0.56);
}

function sum(needs: readonly ColumnNeed[], key: keyof ColumnNeed): number {
  return needs.reduce((total, need) => total + need[key], 0);
}

const softBreak = '\u200b';

/** Lets a word that is wider than any column break, so that it does not run into the next column: after punctuation, or anywhere when needed. */
export function breakable(text: string, characters: number): string {
  return text.replace(/\S+/gu, (word) => (word.length <= characters ? word : broken(word, characters)));
}

function broken(word: string, characters: number): string {
  const pieces = word.split(/(?<=[@./_-])/);
  const fits = pieces.every((piece) => piece.length <= characters);
  return (fits ? pieces : Array.from(word)).join(softBreak);
}
