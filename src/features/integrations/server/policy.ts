import type { Membership } from '#kernel/server/actor.ts';

/** Full connects, compares, syncs and makes messages; others look (integrations.1). */
export function mayIntegrate({ levels }: Pick<Membership, 'levels'>): boolean {
  return levels.integrations === 'full';
}
