import type { CallError } from '#kernel/web/call-error.ts';
import { Obstacle } from '../../contract/life.ts';

/** Who must have another manager first, when that is why something about their manager was refused. */
export function subordinatesIn(error: Pick<CallError, 'has' | 'details'>): Obstacle['details'] | undefined {
  if (!error.has('accesscontrol.HasSubordinates')) return undefined;
  return Obstacle.shape.details.safeParse(error.details).data;
}
