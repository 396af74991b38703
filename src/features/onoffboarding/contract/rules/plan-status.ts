import type { TransitionTable } from '#kernel/contract/transitions.ts';
import type { PlanState } from '../kinds.ts';

export type PlanAction = 'edit' | 'publish' | 'complete' | 'reopen' | 'delete';
/** Somebody who may edit the plan; a task of it that was completed or opened again, by whoever may do that. */
export type PlanActor = 'editor' | 'task';

/** All that can become of a plan (plans.55). Publishing is never taken back, and a completed plan is only read until a task is opened again. */
export const planTransitions: TransitionTable<PlanState, PlanAction, PlanState | 'deleted', PlanActor> = {
  draft: [
    ['edit', 'draft', 'editor'],
    ['publish', 'published', 'editor'],
    ['delete', 'deleted', 'editor'],
  ],
  published: [
    ['edit', 'published', 'editor'],
    ['complete', 'completed', 'editor', 'task'],
    ['delete', 'deleted', 'editor'],
  ],
  completed: [
    ['reopen', 'published', 'editor', 'task'],
    ['delete', 'deleted', 'editor'],
  ],
};
