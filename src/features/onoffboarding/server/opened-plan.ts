import type { CallContext } from '#kernel/server/call-context.ts';
import type { PlanStatus } from '../contract/rules/plan-status.ts';
import type { Standing } from './policy.ts';
import type { PlanRecord } from './store-plans.ts';
import type { TaskRecord } from './store-tasks.ts';

export type PlanCall = Pick<CallContext, 'company' | 'actor' | 'services' | 'now' | 'today' | 'fail'>;

/** A plan as the caller stands to it. */
export interface OpenedPlan {
  plan: PlanRecord;
  standing: Standing;
  status: PlanStatus;
  /** All tasks of the plan, whoever sees them. */
  tasks: TaskRecord[];
  /** Those that the caller sees. */
  seen: TaskRecord[];
}
