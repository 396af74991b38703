import { linesUpwards } from '#features/people/server/public.ts';
import type { TaskMove, TaskOwner } from '#features/tasks/server/public.ts';
import { looksAtSelf } from '#kernel/server/actor.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import { planKind } from '../contract/kinds.ts';
import { viewGate } from '../contract/gates.ts';
import { planChange, taskLine } from './log-plan.ts';
import { standingOf, statusOf } from './policy.ts';
import { countChange, lockOpenPlansBeside, lockPlans, readPlans, readSucceeded, writePlan, type PlanRecord } from './store-plans.ts';
import { readTasksOf } from './store-tasks.ts';
import { makerOf, showPerson, tell } from './notify.ts';

type MoveCall = Pick<CallContext, 'company' | 'services' | 'now' | 'today' | 'audit'> & { actor?: CallContext['actor'] | undefined };

/** After a task of a locked plan was completed or opened again: the plan is completed with its last task, and reopened with the first open one, or as before when its completion is taken back. */
export async function followTasks(call: MoveCall, plan: PlanRecord, { asBefore = false } = {}): Promise<void> {
  const tasks = await readTasksOf(call.company, [plan.id]);
  const isDone = tasks.length > 0 && tasks.every(({ completedAt }) => completedAt !== null);
  if (isDone && !plan.completedAt) return completePlan(call, plan);
  if (!isDone && plan.completedAt) return reopenPlan(call, plan, { asBefore });
  await countChange(call.company, [plan.id]);
}

async function completePlan(call: MoveCall, plan: PlanRecord): Promise<void> {
  await writePlan(call.company, plan.id, { ...plan, completedAt: call.now });
  call.audit(planChange(plan, { isCompleted: false }, { isCompleted: true }));
  await tell(call, 'completed', [{ plan, people: makerOf(plan) }]);
}

export async function reopenPlan(
  call: Pick<MoveCall, 'company' | 'now' | 'audit'>,
  plan: PlanRecord,
  { asBefore = false } = {},
): Promise<void> {
  // A completed plan keeps when it was reopened before, for who takes the completion back (plans.66).
  await writePlan(call.company, plan.id, { ...plan, completedAt: null, reopenedAt: asBefore ? plan.reopenedAt : call.now });
  call.audit(planChange(plan, { isCompleted: true }, { isCompleted: false }));
}

/** Tasks of plans, wherever tasks are completed: whoever has one completes it there too. */
export const planTasks: TaskOwner = {
  kind: planKind,
  feature: 'onOffBoarding',
  access: viewGate.access,
  tellsItself: true,
  accessTo: async (company, lookups) => {
    const plans = new Map(
      (await readPlans(company, { ids: [...new Set(lookups.map(({ ownerId }) => ownerId))] })).map((plan) => [plan.id, plan]),
    );
    const succeeded = await readSucceeded(company, [...plans.keys()]);
    const lines = await linesUpwards(company, [...new Set([...plans.values()].map(({ personId }) => personId))]);
    return lookups.map(({ member, ownerId }) => {
      const plan = plans.get(ownerId);
      // Of a plan about an administrator who views as somebody else, nothing is said of what that person has to do.
      if (!plan || looksAtSelf(member, plan.personId)) return undefined;
      const isInTeam = lines.get(plan.personId)?.has(member.companyUserId) ?? false;
      const standing = standingOf(member, plan, new Set(isInTeam ? [plan.personId] : []));
      const isDraft = statusOf(plan) === 'draft';
      return {
        sees: standing === 'editor' ? 'all' : 'none',
        mayAdd: false,
        isOpen: !isDraft,
        name: plan.personName,
        hasOwnCalls: true,
        keepsCompleted: succeeded.has(ownerId),
      };
    });
  },
  pageOf: (planId) => ({ path: '/on-offboarding/details', query: { id: planId } }),
  logged: async (company, { taskId, ownerId }) => {
    const [plan] = await readPlans(company, { ids: [ownerId] }, 'with');
    const task = (await readTasksOf(company, [ownerId])).find(({ id }) => id === taskId);
    if (!plan || !task) throw new Error('A task is logged that is in no plan');
    return taskLine(plan, task);
  },
  lock: async (company, planId) => {
    await lockPlans(company, [planId]);
    await lockOpenPlansBeside(company, planId);
  },
  moved: async (call: TaskMove, { taskId, ownerId }) => {
    const [plan] = await readPlans(call.company, { ids: [ownerId] });
    if (!plan) return;
    const tasks = await readTasksOf(call.company, [ownerId]);
    showPerson(
      call.company,
      plan,
      tasks.filter(({ id }) => id === taskId),
    );
    await followTasks(call, plan);
  },
};
