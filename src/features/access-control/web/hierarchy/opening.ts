import type { Placed } from './layout.ts';
import { card } from './measures.ts';

/** The distance of the chart from the edge of its frame. */
export const margin = 24;

interface Opening {
  first: Placed;
  /** The user's own card, where they are in the chart. */
  own: Placed | undefined;
  size: { width: number; height: number };
}

/**
 * The point of the chart that is in the middle of the frame when it opens, at full size: its top, with the user's own card in sight. Where the
 * first card and the own one do not fit together, the own one is.
 */
export function openingPoint({ first, own = first, size: { width, height } }: Opening): { x: number; y: number } {
  const isBeside = Math.abs(own.x - first.x) + card.width + 2 * margin <= width;
  const bottom = own.row * card.row + card.height;
  const top = height / 2 - margin;
  return {
    x: isBeside ? (own.x + first.x) / 2 : own.x,
    y: bottom + 2 * margin <= height ? top : bottom + margin - height / 2,
  };
}
