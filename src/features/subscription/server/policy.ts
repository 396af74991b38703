import type { Membership } from '#kernel/server/actor.ts';

/** Full changes the subscription; others look (subscription.28). */
export function mayChange({ levels }: Pick<Membership, 'levels'>): boolean {
  return levels.subscription === 'full';
}
