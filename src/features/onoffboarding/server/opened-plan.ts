import type { CallContext } from '#kernel/server/call-context.ts';
import type { PlanStatus } from '../contract/rules/plan-status.ts';
import type { PlanRelation } from './policy.ts';
import type { PlanRecord } from './store-plans.ts';
import type { TaskRecord } from './store-tasks.ts';

export type PlanCall = Pick<CallContext, 'company' | 'actor' | 'services' | 'now' | 'today' | 'fail'>;

/** A plan as the caller stands to it. */
export interface OpenedPlan {
  plan: PlanRecord;
  standing: PlanRelation;
  status: PlanStatus;
  /** All tasks of the plan, whoever sees them. */
  tasks: TaskRecord[];
  /** Those that the caller sees. */
  seen: TaskRecord[];
}
