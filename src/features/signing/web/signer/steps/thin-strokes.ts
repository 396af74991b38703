import type { Strokes } from './signature-work.ts';

/** As many lines, and points of a line, as a signature may have. */
const most = { strokes: 100, points: 400 } as const;

/** Lines that fit into what is sent: every so many points of a long one, all within the unit square, and no finer than a printed page shows. */
export function thinStrokes(strokes: Strokes): Strokes {
  return strokes
    .filter((points) => points.length > 0)
    .slice(0, most.strokes)
    .map((points) => {
      const step = Math.ceil(points.length / most.points);
      return points.filter((_point, index) => index % step === 0 || index === points.length - 1).map(([x, y]) => [unit(x), unit(y)]);
    });
}

const unit = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * 10_000) / 10_000;
