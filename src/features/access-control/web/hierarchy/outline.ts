/** The left and right edge of some cards in each row, the lowest row first, so that a row on top is added at the end. */
export interface Outline {
  left: number[];
  right: number[];
  /** Added to each edge: a whole team is moved at once. */
  shift: number;
}

/** The edges of one side, from the top. */
export function edgesOf({ shift, ...sides }: Outline, side: 'left' | 'right'): number[] {
  return sides[side].map((edge) => edge + shift).toReversed();
}

/** Sets an outline to the right of another as near as it comes; only the rows that both have are looked at. */
export function joinOutlines(before: Outline | undefined, added: Outline, gap: number): { outline: Outline; at: number } {
  if (!before) return { outline: added, at: 0 };
  const [tall, short] = [before.left.length, added.left.length];
  const shared = Math.min(tall, short);
  let at = -Infinity;
  for (let row = 1; row <= shared; row += 1) {
    const right = (before.right[tall - row] ?? 0) + before.shift;
    at = Math.max(at, right + gap - (added.left[short - row] ?? 0) - added.shift);
  }
  added.shift += at;
  const [kept, other, side] = tall >= short ? ([before, added, 'right'] as const) : ([added, before, 'left'] as const);
  for (let row = 1; row <= shared; row += 1) {
    const edge = (other[side][other[side].length - row] ?? 0) + other.shift;
    kept[side][kept[side].length - row] = edge - kept.shift;
  }
  return { outline: kept, at };
}

/** Puts one card of this half width over the middle of its team. */
export function addParent(team: Outline | undefined, half: number): Outline {
  const outline = team ?? { left: [], right: [], shift: 0 };
  outline.left.push(-half - outline.shift);
  outline.right.push(half - outline.shift);
  return outline;
}
