import type { ChartNode } from './chart.ts';
import { walk } from './chart.ts';
import { card } from './measures.ts';
import { edgesOf, joinOutlines, addParent } from './outline.ts';
import type { Outline } from './outline.ts';
import { rowsInColumns, stackOf } from './stack.ts';

/** The position of a person's card: `x` is its centre, rows count from the top. */
export interface Placed {
  node: ChartNode;
  parent: Placed | undefined;
  /** In layout order: people with a visible team first, then the others. */
  children: readonly Placed[];
  x: number;
  row: number;
  /** In a column below the manager instead of beside the colleagues. */
  isStacked: boolean;
}

export interface Layout {
  /** In reading order. */
  placed: readonly Placed[];
  byId: ReadonlyMap<string, Placed>;
  /** The cards of each row, and those of them with lines downwards, from left to right. */
  rows: readonly (readonly Placed[])[];
  width: number;
  height: number;
  /** The number of rows of the longest column. */
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
 * Positions the unfolded part of the chart: no overlaps, managers centred over their teams, equal teams look equal, and people without a visible
 * team are in columns. Time is linear in the number of people: two teams are compared only down to the depth of the shallower one. `columns` is how
 * many the team of a single top, none of which is unfolded, may stand in.
 */
export function layoutOf(roots: readonly ChartNode[], folds: ReadonlySet<string>, columns?: number): Layout {
  const tops = roots.map((node) => draftOf(node, undefined, folds));
  const order = walk(tops);
  const only = tops.length === 1 ? tops[0] : undefined;
  for (const draft of order.toReversed())
    draft.outline = addParent(spread(draft.children, draft === only ? columns : undefined), card.width / 2);
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
  // The first visited node is the root itself.
  return made.get(top) as Draft;
}

/** Fewer people than this are placed side by side. */
const fewest = 3;

function ordered(children: Draft[], leads: (child: Draft) => boolean): readonly Draft[] {
  const others = children.filter((child) => !leads(child));
  if (others.length < fewest) return children;
  for (const child of others) child.isStacked = true;
  return [...children.filter(leads), ...others];
}

/** Places teams side by side as close as possible, with 0 at their centre. */
function spread(children: readonly Draft[], columns?: number): Outline | undefined {
  const beside = children.filter(({ isStacked }) => !isStacked);
  const stacked = children.filter(({ isStacked }) => isStacked);
  const rows = columns === undefined || beside.length > 0 ? undefined : rowsInColumns(stacked.length, columns);
  const places: number[] = [];
  let whole: Outline | undefined;
  for (const { outline } of [...beside, ...(stacked.length > 0 ? [{ outline: stackOf(stacked, rows) }] : [])]) {
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
