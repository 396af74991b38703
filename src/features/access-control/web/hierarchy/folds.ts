import type { Chart, ChartNode } from './chart.ts';
import { lineAbove } from './chart.ts';

/** The number of people shown initially. */
const seenAtFirst = 80;

/** The initially folded teams: all below the last level that keeps the chart small enough, and below the first in any case where it would not fit. */
export function initialFolds(
  chart: Chart,
  roots: readonly ChartNode[] = chart.roots,
  isFitting: (folds: ReadonlySet<string>) => boolean = () => true,
): ReadonlySet<string> {
  let deepest = deepestAtFirst(roots);
  while (deepest > 1 && !isFitting(foldsFrom(deepest, chart, roots))) deepest -= 1;
  return foldsFrom(deepest, chart, roots);
}

/** The number of levels that are not folded for the number of people. */
function deepestAtFirst(roots: readonly ChartNode[]): number {
  let level = roots;
  let seen = level.length;
  let deepest = 0;
  while (level.length > 0) {
    level = level.flatMap(({ children }) => children);
    seen += level.length;
    if (deepest > 0 && seen > seenAtFirst) break;
    deepest += 1;
  }
  return deepest;
}

/** The folds of all teams from a level on. */
function foldsFrom(deepest: number, chart: Chart, roots: readonly ChartNode[]): ReadonlySet<string> {
  const first = roots[0]?.depth ?? 0;
  return new Set([...chart.byId.values()].filter(({ children, depth }) => children.length > 0 && depth - first >= deepest).map(idOf));
}

/** Unfolds everybody above a person, so that the person is visible. */
export function unfoldPathTo(folds: ReadonlySet<string>, node: ChartNode): ReadonlySet<string> {
  const line = lineAbove(node).map(idOf);
  return line.some((id) => folds.has(id)) ? new Set([...folds].filter((id) => !line.includes(id))) : folds;
}

export function toggledFold(folds: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(folds);
  if (!next.delete(id)) next.add(id);
  return next;
}

function idOf({ person }: ChartNode): string {
  return person.id;
}
