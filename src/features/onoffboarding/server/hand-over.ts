import type { Handler } from '#kernel/server/serve.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import type { handOverTasks as contract } from '../contract/endpoints-tasks.ts';
import { requireResponsibles } from './create-plan.ts';
import { taskChange } from './log-plan.ts';
import { editable } from './open-plan.ts';
import { readHeldPlans, writeResponsibles } from './store-hand-over.ts';
import { countChange, lockPlans, readPlans, type PlanRecord, type PlanSelection } from './store-plans.ts';
import { readTasksOf } from './store-tasks.ts';
import { holdersOf, showPerson, tell } from './notify.ts';

/** Gives the open tasks of one person to another, in the plans that the caller edits. */
export const handOverTasks: Handler<typeof contract> = async (context, { body: { companyUserId, newCompanyUserId } }) => {
  await requireResponsibles(context, [newCompanyUserId], null);
  const plans = await editable(context);
  // What is hidden from them in their own plan does not become theirs to see.
  const successorOf = ({ personId }: PlanRecord) => (personId === newCompanyUserId ? undefined : newCompanyUserId);
  const counts = await handOver(context, { from: companyUserId, plans, successorOf, isTold: true });
  return { handedOver: [...counts.values()].reduce((sum, count) => sum + count, 0) };
};

interface HandOver {
  from: string;
  plans: PlanSelection | 'all';
  /** Who gets the tasks of a plan; null leaves them with nobody, and undefined with whoever has them. */
  successorOf: (plan: PlanRecord) => string | null | undefined;
  /** Whether the former holder is told, who may have left. */
  isTold?: boolean;
}

type Call = Pick<CallContext, 'company' | 'services' | 'today'> & {
  actor?: Pick<CallContext['actor'], 'member'>;
  audit?: CallContext['audit'] | undefined;
};

/** Gives open tasks to others, each plan locked; successors are told once for each plan. Returns how many of each. */
export async function handOver(
  call: Call,
  { from, plans: selection, successorOf, isTold = false }: HandOver,
): Promise<ReadonlyMap<string, number>> {
  const { company, audit } = call;
  const ids = await readHeldPlans(company, from, selection);
  if (ids.length === 0) return new Map();
  await lockPlans(company, ids);
  const plans = new Map((await readPlans(company, { ids }, 'with')).map((plan) => [plan.id, plan]));
  const moves = (await readTasksOf(company, ids)).flatMap((task) => {
    const plan = plans.get(task.planId);
    const heir = plan && successorOf(plan);
    return plan && heir !== undefined && task.completedAt === null && task.responsibleId === from ? { plan, task, heir } : [];
  });
  const counts = new Map([...Map.groupBy(moves, ({ plan }) => plan.id)].map(([id, theirs]) => [id, theirs.length]));
  await writeResponsibles(
    company,
    moves.map(({ task, heir }) => ({ id: task.id, responsibleId: heir })),
  );
  await countChange(company, [...counts.keys()]);
  for (const { plan, task, heir } of moves)
    audit?.(taskChange(plan, task, { before: { responsibleId: from }, after: { responsibleId: heir } }));
  const given = moves.filter(({ plan }) => plan.publishedAt !== null && plan.deletedAt === null);
  const byPlan = [...Map.groupBy(given, ({ plan }) => plan)];
  const messages = byPlan.map(([plan, theirs]) => ({
    plan,
    people: holdersOf(theirs.map(({ heir: responsibleId }) => ({ responsibleId }))),
  }));
  const former = byPlan.map(([plan, theirs]) => ({ plan, people: new Map([[from, theirs.length]]) }));
  await tell(call, 'given', messages);
  if (isTold) await tell(call, 'taken', former);
  for (const { plan, task } of given) showPerson(company, plan, [task]);
  return counts;
}
