/** The left and right edges of cards in each row, lowest row first, so that a row on top is appended. */
export interface Outline {
  left: number[];
  right: number[];
  /** Added to each edge, which moves a whole team in constant time. */
  shift: number;
}

/** The edges of one side, from the top. */
export function edgesOf({ shift, ...sides }: Outline, side: 'left' | 'right'): number[] {
  return sides[side].map((edge) => edge + shift).toReversed();
}

/** Places an outline to the right of another as close as possible; only shared rows are compared. */
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
  const [taller, shorter, side] = tall >= short ? ([before, added, 'right'] as const) : ([added, before, 'left'] as const);
  for (let row = 1; row <= shared; row += 1) {
    const edge = (shorter[side][shorter[side].length - row] ?? 0) + shorter.shift;
    taller[side][taller[side].length - row] = edge - taller.shift;
  }
  return { outline: taller, at };
}

/** Adds a card of this half width centred over its team. */
export function addParent(team: Outline | undefined, half: number): Outline {
  const outline = team ?? { left: [], right: [], shift: 0 };
  outline.left.push(-half - outline.shift);
  outline.right.push(half - outline.shift);
  return outline;
}
