import type { HierarchyPerson } from '../../contract/entities.ts';
import type { Moves } from './draft.ts';

/** A person at their position in the draft of the chart. */
export interface ChartNode {
  person: HierarchyPerson;
  /** The manager in the draft. */
  managerId: string | null;
  parent: ChartNode | undefined;
  children: ChartNode[];
  /** 0 at the top. */
  depth: number;
  /** The number of people below, directly or indirectly. */
  below: number;
}

export interface Chart {
  byId: ReadonlyMap<string, ChartNode>;
  /** The director, then other tops with a team, the largest first. */
  roots: readonly ChartNode[];
  /** Everybody at the top except the director. */
  loose: readonly ChartNode[];
}

/** Links people to their managers. A missing manager, or a cycle, leaves people at the top. */
export function chartOf(people: readonly HierarchyPerson[], directorId: string | null, moves: Moves = {}): Chart {
  const byId = new Map(people.map((person) => [person.id, nodeOf(person, moves)]));
  for (const node of byId.values()) {
    node.parent = node.managerId === node.person.id ? undefined : byId.get(node.managerId ?? '');
    node.parent?.children.push(node);
  }
  const tops = [...byId.values()].filter(({ parent }) => !parent);
  const reached = new Set<ChartNode>();
  for (const top of tops) measure(top, reached);
  for (const node of byId.values()) {
    if (reached.has(node)) continue;
    if (node.parent) node.parent.children = node.parent.children.filter((child) => child !== node);
    node.parent = undefined;
    tops.push(node);
    measure(node, reached);
  }
  const loose = tops.filter(({ person }) => person.id !== directorId);
  const director = tops.filter(({ person }) => person.id === directorId);
  const others = loose.filter(({ children }) => children.length > 0).toSorted((a, b) => b.below - a.below);
  return { byId, roots: [...director, ...others], loose };
}

function nodeOf(person: HierarchyPerson, moves: Moves): ChartNode {
  const move = moves[person.id];
  const managerId = move ? move.to : person.reportingToCompanyUserId;
  return { person, managerId, parent: undefined, children: [], depth: 0, below: 0 };
}

function measure(top: ChartNode, reached: Set<ChartNode>): void {
  const order = walk([top]);
  for (const node of order) {
    reached.add(node);
    node.depth = node.parent ? node.parent.depth + 1 : 0;
  }
  for (const node of order.toReversed()) node.below = node.children.reduce((sum, child) => sum + child.below + 1, 0);
}

/** All nodes below these in reading order; iterative, because a line may be thousands of people deep. */
export function walk<Node extends { readonly children: readonly Node[] }>(
  tops: readonly Node[],
  childrenOf: (node: Node) => readonly Node[] = ({ children }) => children,
): Node[] {
  const order: Node[] = [];
  const stack = tops.toReversed();
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    order.push(node);
    for (const child of childrenOf(node).toReversed()) stack.push(child);
  }
  return order;
}

/** The managers of a person, the direct one last. */
export function lineAbove(node: ChartNode): ChartNode[] {
  const line: ChartNode[] = [];
  for (let above = node.parent; above; above = above.parent) line.unshift(above);
  return line;
}

/** Whether a person is anywhere below another. */
export function isBelow(node: ChartNode, above: ChartNode): boolean {
  for (let at = node.parent; at; at = at.parent) if (at === above) return true;
  return false;
}

export const nameOf = ({ firstName, lastName }: Pick<HierarchyPerson, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();
