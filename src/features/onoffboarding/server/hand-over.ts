import type { Handler } from '#kernel/server/serve.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import type { handOverTasks as contract } from '../contract/endpoints-tasks.ts';
import { requireResponsibles } from './create-plan.ts';
import { taskChange } from './log-plan.ts';
import { editable } from './open-plan.ts';
import { readHeldPlans, writeResponsibles } from './store-hand-over.ts';
import { countChange, lockPlans, readPlans, type PlanRecord, type PlanSelection } from './store-plans.ts';
import { readTasksOf, type TaskRecord } from './store-tasks.ts';
import { holdersOf, showPerson, tell } from './tell.ts';

/** Gives the open tasks of one person to another, in the plans that the caller edits. */
export const handOverTasks: Handler<typeof contract> = async (context, { body: { companyUserId, newCompanyUserId } }) => {
  await requireResponsibles(context, [newCompanyUserId], null);
  const handedOver = await handOver(context, { from: companyUserId, plans: await editable(context), heirOf: () => newCompanyUserId });
  return { handedOver };
};

interface HandOver {
  from: string;
  plans: PlanSelection | 'all';
  /** Who gets a task; null leaves it with nobody. */
  heirOf: (plan: PlanRecord, task: TaskRecord) => string | null;
}

type Call = Pick<CallContext, 'company' | 'services' | 'today' | 'audit'> & { actor?: Pick<CallContext['actor'], 'member'> };

/** Gives open tasks to others, each plan locked; heirs are told once for each plan. Returns how many. */
export async function handOver(call: Call, { from, plans: selection, heirOf }: HandOver): Promise<number> {
  const { company, audit } = call;
  const ids = await readHeldPlans(company, from, selection);
  if (ids.length === 0) return 0;
  await lockPlans(company, ids);
  const plans = new Map((await readPlans(company, { ids }, 'with')).map((plan) => [plan.id, plan]));
  const moves = (await readTasksOf(company, ids)).flatMap((task) => {
    const plan = plans.get(task.planId);
    return plan && task.completedAt === null && task.responsibleId === from ? { plan, task, heir: heirOf(plan, task) } : [];
  });
  await writeResponsibles(
    company,
    moves.map(({ task, heir }) => ({ id: task.id, responsibleId: heir })),
  );
  await countChange(company, ids);
  for (const { plan, task, heir } of moves)
    audit(taskChange(plan, task, { before: { responsibleId: from }, after: { responsibleId: heir } }));
  const given = moves.filter(({ plan }) => plan.publishedAt !== null && plan.deletedAt === null);
  const messages = [...Map.groupBy(given, ({ plan }) => plan)].map(([plan, theirs]) => ({
    plan,
    people: holdersOf(theirs.map(({ heir: responsibleId }) => ({ responsibleId }))),
  }));
  await tell(call, 'given', messages);
  for (const { plan, task } of given) showPerson(company, plan, [task]);
  return moves.length;
}
