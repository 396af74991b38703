import { nameOf } from './chart.ts';
import type { Placed } from './layout.ts';

/** What a key asks for in a tree. */
export type KeyStep = { kind: 'go'; to: Placed } | { kind: 'fold' | 'open' | 'profile' | 'move'; at: Placed };

interface Keyed {
  key: string;
  at: Placed;
  /** The open part of the tree in reading order. */
  order: readonly Placed[];
  isFolded: (placed: Placed) => boolean;
}

/** The keys of a tree: up and down through what is open, right to open and in, left to fold and out, letters to a name. */
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

/** Who is the next in reading order whose name begins with what was typed. */
export function named(typed: string, at: Placed, order: readonly Placed[]): Placed | undefined {
  const place = order.indexOf(at);
  // One letter leads on to the next of the same letter; more letters may still mean the person one is on.
  const first = place + (typed.length === 1 ? 1 : 0);
  const fits = ({ node }: Placed) => nameOf(node.person).toLocaleLowerCase().startsWith(typed.toLocaleLowerCase());
  return order.slice(first).find(fits) ?? order.slice(0, first).find(fits);
}
