import type { Chart, ChartNode } from './chart.ts';
import { lineAbove } from './chart.ts';

/** The number of people shown initially. */
const seenAtFirst = 80;

/** The initially folded teams: all below the last level that keeps the chart small enough. */
export function initialFolds(chart: Chart, roots: readonly ChartNode[] = chart.roots): ReadonlySet<string> {
  let level = roots;
  let seen = level.length;
  let deepest = 0;
  while (level.length > 0) {
    level = level.flatMap(({ children }) => children);
    seen += level.length;
    if (deepest > 0 && seen > seenAtFirst) break;
    deepest += 1;
  }
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
