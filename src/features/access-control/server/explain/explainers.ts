import type { Membership } from '#kernel/server/actor.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import { register } from '#kernel/server/registers.ts';
import type { Explanation } from '../../contract/entities-explain.ts';

interface ExplainContext extends Pick<CallContext, 'company' | 'services'> {
  /** The administrator who asks. */
  asking: Membership;
}

/** Explains the visibility of things that are not restrictable items. */
export interface Explainer {
  itemType: string;
  /** Whether a member can see it, and why; undefined when it does not exist, or belongs to a record that is closed to `asking`. */
  explain: (context: ExplainContext, member: Membership, itemId: string) => Promise<Explanation | undefined>;
}

export const explainers = register<Explainer>('access-control.explainers', ({ itemType }) => itemType);
