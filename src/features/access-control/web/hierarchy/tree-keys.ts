import { nameOf } from './chart.ts';
import type { Placed } from './layout.ts';

/** The action of a key in the tree. */
export type KeyStep = { kind: 'go'; to: Placed } | { kind: 'fold' | 'open' | 'profile' | 'move'; at: Placed };

interface Keyed {
  key: string;
  at: Placed;
  /** The unfolded part of the tree in reading order. */
  order: readonly Placed[];
  isFolded: (placed: Placed) => boolean;
}

/** The keys of a tree: up and down, right to unfold and descend, left to fold and ascend, letters to search by name. */
export function keyStep({ key, at, order, isFolded }: Keyed): KeyStep | undefined {
  const place = order.indexOf(at);
  const going = (to: Placed | undefined): KeyStep | undefined => (to ? { kind: 'go', to } : undefined);
  switch (key) {
    case 'ArrowDown':
      return going(order[place + 1]);
    case 'ArrowUp':
      return going(order[place - 1]);
    case 'Home':
      return going(order[0]);
    case 'End':
      return going(order.at(-1));
    case 'ArrowRight':
      return isFolded(at) ? { kind: 'open', at } : going(at.children[0]);
    case 'ArrowLeft':
      return at.children.length > 0 ? { kind: 'fold', at } : going(at.parent);
    case 'Enter':
      return { kind: 'profile', at };
    case 'M':
      return { kind: 'move', at };
    default:
      return undefined;
  }
}

/** The next person in reading order whose name starts with the typed letters. */
export function named(typed: string, at: Placed, order: readonly Placed[]): Placed | undefined {
  const place = order.indexOf(at);
  // A single letter moves to the next match; more letters may still match the current person.
  const first = place + (typed.length === 1 ? 1 : 0);
  const fits = ({ node }: Placed) => nameOf(node.person).toLocaleLowerCase().startsWith(typed.toLocaleLowerCase());
  return order.slice(first).find(fits) ?? order.slice(0, first).find(fits);
}
