import type { TransitionTable } from '#kernel/contract/transitions.ts';

/** `reopened`: it was completed, and a task of it was opened again. */
export const planStatuses = ['draft', 'published', 'completed', 'reopened'] as const;
export type PlanStatus = (typeof planStatuses)[number];

export type PlanAction = 'edit' | 'publish' | 'complete' | 'reopen' | 'delete';
/** Somebody who may edit the plan; a task of it that was completed or opened again, by whoever may do that. */
export type PlanActor = 'editor' | 'task';

/** All that can become of a plan (plans.55). Publishing is never taken back, and a completed plan is only read until a task is opened again. */
export const planTransitions: TransitionTable<PlanStatus, PlanAction, PlanStatus | 'deleted', PlanActor> = {
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
    ['reopen', 'reopened', 'editor', 'task'],
    ['delete', 'deleted', 'editor'],
  ],
  reopened: [
    ['edit', 'reopened', 'editor'],
    ['complete', 'completed', 'editor', 'task'],
    ['delete', 'deleted', 'editor'],
  ],
};

/** Whether its tasks are given: people have them to do, and are told. */
export const isRunning = (status: PlanStatus): boolean => status === 'published' || status === 'reopened';
