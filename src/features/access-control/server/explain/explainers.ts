import type { Membership } from '#kernel/server/actor.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import { register } from '#kernel/server/registers.ts';
import type { Explanation } from '../../contract/entities-explain.ts';

/** How a kind of thing that is no restricted item explains itself to administrators. */
export interface Explainer {
  itemType: string;
  /** Says whether a member sees a thing, and why; undefined when there is no such thing. */
  explain: (context: Pick<CallContext, 'company' | 'services'>, member: Membership, itemId: string) => Promise<Explanation | undefined>;
}

export const explainers = register<Explainer>('access-control.explainers', ({ itemType }) => itemType);
