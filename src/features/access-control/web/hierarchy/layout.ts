import type { ChartNode } from './chart.ts';
import { walk } from './chart.ts';
import { card } from './measures.ts';
import { edgesOf, joinOutlines, addParent } from './outline.ts';
import type { Outline } from './outline.ts';
import { stackOf } from './stack.ts';

/** Where a person's card stands: `x` is its middle, rows count from the top. */
export interface Placed {
  node: ChartNode;
  parent: Placed | undefined;
  /** In the order in which they stand: who has a team to show first, then the others. */
  children: readonly Placed[];
  x: number;
  row: number;
  /** In a column under the manager instead of beside the colleagues. */
  isStacked: boolean;
}

export interface Layout {
  /** In reading order. */
  placed: readonly Placed[];
  byId: ReadonlyMap<string, Placed>;
  /** The cards of each row, and those of them from which lines go down, from the left. */
  rows: readonly (readonly Placed[])[];
  width: number;
  height: number;
  /** How many rows the longest column takes. */
  longestStack: number;
}

interface Draft extends Placed {
  children: readonly Draft[];
  parent: Draft | undefined;
  dx: number;
  drow: number;
  outline: Outline | undefined;
}

/**
 * Places the open part of the chart: nobody overlaps, managers stand over the middle of their teams, equal teams look equal, and who has no
 * team to show stands in columns. Time grows with the number of people: two teams are compared only as far down as the shorter reaches.
 */
export function layoutOf(roots: readonly ChartNode[], folds: ReadonlySet<string>): Layout {
  const tops = roots.map((node) => draftOf(node, undefined, folds));
  const order = walk(tops);
  for (const draft of order.toReversed()) draft.outline = addParent(spread(draft.children), card.width / 2);
  const whole = spread(tops);
  const left = whole ? Math.min(...edgesOf(whole, 'left')) : 0;
  const right = whole ? Math.max(...edgesOf(whole, 'right')) : 0;
  const rows: Placed[][] = [];
  for (const draft of order) {
    draft.x = (draft.parent?.x ?? -left) + draft.dx;
    draft.row = (draft.parent?.row ?? -1) + draft.drow;
    (rows[draft.row] ??= []).push(draft);
    draft.outline = undefined;
  }
  const longestStack = order.reduce((most, { drow }) => Math.max(most, drow), 1);
  const height = rows.length * card.row - (card.row - card.height);
  return {
    placed: order,
    byId: new Map(order.map((draft) => [draft.node.person.id, draft])),
    rows,
    width: right - left,
    height,
    longestStack,
  };
}

function draftOf(top: ChartNode, parent: Draft | undefined, folds: ReadonlySet<string>): Draft {
  const made = new Map<ChartNode, Draft>();
  const open = (node: ChartNode) => (folds.has(node.person.id) ? [] : node.children);
  const order = walk([top], open);
  for (const node of order)
    made.set(node, { node, parent, children: [], x: 0, row: 0, isStacked: false, dx: 0, drow: 1, outline: undefined });
  for (const node of order) {
    const draft = made.get(node);
    const children = open(node).flatMap((child) => made.get(child) ?? []);
    if (!draft || children.length === 0) continue;
    draft.children = ordered(children, (child) => open(child.node).length > 0);
    for (const child of children) child.parent = draft;
  }
  // The first of the walk is the top itself.
  return made.get(top) as Draft;
}

/** Fewer people than this stand side by side. */
const fewest = 3;

function ordered(children: Draft[], leads: (child: Draft) => boolean): readonly Draft[] {
  const others = children.filter((child) => !leads(child));
  if (others.length < fewest) return children;
  for (const child of others) child.isStacked = true;
  return [...children.filter(leads), ...others];
}

/** Sets teams beside each other, as near as they come, with 0 over their middle. */
function spread(children: readonly Draft[]): Outline | undefined {
  const beside = children.filter(({ isStacked }) => !isStacked);
  const stacked = children.filter(({ isStacked }) => isStacked);
  const places: number[] = [];
  let whole: Outline | undefined;
  for (const { outline } of [...beside, ...(stacked.length > 0 ? [{ outline: stackOf(stacked) }] : [])]) {
    if (!outline) continue;
    const next = joinOutlines(whole, outline, card.gap);
    whole = next.outline;
    places.push(next.at);
  }
  const middle = ((places[0] ?? 0) + (places.at(-1) ?? 0)) / 2;
  for (const [index, child] of beside.entries()) child.dx = (places[index] ?? 0) - middle;
  for (const child of stacked) child.dx += (places.at(-1) ?? 0) - middle;
  if (whole) whole.shift -= middle;
  return whole;
}
