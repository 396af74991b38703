import type { CallError } from '#kernel/web/call-error.ts';
import { Obstacle } from '../../contract/life.ts';

/** The direct reports that need another manager first, when a refusal lists them. */
export function subordinatesIn(error: Pick<CallError, 'has' | 'details'>): Obstacle['details'] | undefined {
  if (!error.has('accesscontrol.HasSubordinates')) return undefined;
  return Obstacle.shape.details.safeParse(error.details).data;
}
