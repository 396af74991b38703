import type { Layout, Placed } from './layout.ts';
import { card } from './measures.ts';

/** An area of the chart, in its own pixels. */
export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The cards in an area, found by row and binary search. */
export function cardsIn({ rows }: Layout, area: Area): Placed[] {
  const found: Placed[] = [];
  const half = card.width / 2;
  for (const row of rowsIn(rows, area.top, area.bottom)) {
    for (let at = firstAt(row, ({ x }) => x + half >= area.left); at < row.length; at += 1) {
      const placed = row[at];
      if (!placed || placed.x - half > area.right) break;
      found.push(placed);
    }
  }
  return found;
}

/** The people whose lines downwards cross an area, even when neither end is in it. */
export function teamsIn({ rows, longestStack }: Layout, area: Area): Placed[] {
  const found: Placed[] = [];
  for (const row of rowsIn(rows, area.top - longestStack * card.row, area.bottom)) {
    for (let at = firstAt(row, (placed) => spanOf(placed).right >= area.left); at < row.length; at += 1) {
      const placed = row[at];
      if (!placed || spanOf(placed).left > area.right) break;
      if (placed.children.length > 0) found.push(placed);
    }
  }
  return found;
}

/** The card at a point. */
export function cardAt({ rows }: Layout, x: number, y: number): Placed | undefined {
  const row = rows[Math.floor(y / card.row)] ?? [];
  if (y % card.row > card.height) return undefined;
  const placed = row[firstAt(row, (one) => one.x + card.width / 2 >= x)];
  return placed && placed.x - card.width / 2 <= x ? placed : undefined;
}

/** From the leftmost to the rightmost edge of a card and those directly below. */
function spanOf({ x, children }: Placed): { left: number; right: number } {
  const [first = x, last = x] = [children[0]?.x, children.at(-1)?.x];
  return { left: Math.min(x, first) - card.width, right: Math.max(x, last) + card.width };
}

function rowsIn(rows: Layout['rows'], top: number, bottom: number): readonly (readonly Placed[])[] {
  return rows.slice(Math.max(0, Math.floor(top / card.row)), Math.max(0, Math.floor(bottom / card.row) + 1));
}

/** The index of the first match in a row where all following items match too. */
function firstAt(row: readonly Placed[], holds: (placed: Placed) => boolean): number {
  let [low, high] = [0, row.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const placed = row[middle];
    if (placed && holds(placed)) high = middle;
    else low = middle + 1;
  }
  return low;
}
