import type { Chart } from './chart.ts';
import { isBelow } from './chart.ts';

export type MoveRefusal = 'self' | 'circle' | 'same' | 'managerGone' | 'gone';

/** Why a person cannot be moved below another, checked in the browser; undefined when they can. */
export function refusedMove({ byId }: Chart, id: string, managerId: string | null): MoveRefusal | undefined {
  const node = byId.get(id);
  if (!node || isGone(node.person)) return 'gone';
  if (id === managerId) return 'self';
  if (node.managerId === managerId) return 'same';
  if (managerId === null) return undefined;
  const manager = byId.get(managerId);
  if (!manager || isGone(manager.person)) return 'managerGone';
  return isBelow(manager, node) ? 'circle' : undefined;
}

function isGone({ isActive, isPending }: { isActive: boolean; isPending: boolean }): boolean {
  return !isActive && !isPending;
}
