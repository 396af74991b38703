interface TileGridSize {
  /** The number of tiles. */
  count: number;
  /** The number of tiles in a line. */
  across: number;
  /** The number of lines in sight. */
  lines: number;
}

/** The tile that a key leads to from another; undefined for other keys, and where there is none in that direction. */
export function nextTile(at: number, pressed: { key: string; ctrlKey: boolean }, size: TileGridSize): number | undefined {
  const target = targetOf(at, pressed, size);
  return target === undefined || target < 0 || target >= size.count || target === at ? undefined : target;
}

function targetOf(at: number, { key, ctrlKey }: { key: string; ctrlKey: boolean }, { count, across, lines }: TileGridSize) {
  const start = at - (at % across);
  // The last line may be too short to stand below.
  const below = (step: number): number => (start + across >= count ? count : Math.min(at + step, count - 1));
  switch (key) {
    case 'ArrowLeft':
      return at - 1;
    case 'ArrowRight':
      return at + 1;
    case 'ArrowUp':
      return at - across;
    case 'ArrowDown':
      return below(across);
    case 'PageUp':
      return Math.max(at % across, at - across * lines);
    case 'PageDown':
      return below(across * lines);
    case 'Home':
      return ctrlKey ? 0 : start;
    case 'End':
      return ctrlKey ? count - 1 : Math.min(count, start + across) - 1;
    default:
      return undefined;
  }
}
