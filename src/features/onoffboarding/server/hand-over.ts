import type { Handler } from '#kernel/server/serve.ts';
import { withdraw } from '#features/notifications/server/public.ts';
import { lockReportingLines, membersByPerson } from '#features/people/server/public.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import type { handOverTasks as contract } from '../contract/endpoints-tasks.ts';
import type { HandedTask } from '../contract/task.ts';
import { requireResponsibles } from './create-plan.ts';
import { taskChange } from './log-plan.ts';
import { editable } from './open-plan.ts';
import { readHeldPlans, writeResponsibles } from './store-hand-over.ts';
import { countChange, lockPlans, readPlans, type PlanRecord, type PlanSelection } from './store-plans.ts';
import { readTasksOf, type TaskRecord } from './store-tasks.ts';
import { holdersOf, messageKey, showHolders, showPerson, tell, type PlanMessages } from './notify.ts';

/** Gives the open tasks of one person to another, in the plans that the caller edits; undone, those that went to the person that way. */
export const handOverTasks: Handler<typeof contract> = async (context, { body }) => {
  const { companyUserId: from, newCompanyUserId: to, tasks: undoes } = body;
  // Before any plan, as an erasure takes it: the receiver is not deactivated meanwhile.
  await lockReportingLines(context.company);
  if (undoes) await requireFormer(context, to);
  else await requireResponsibles(context, [to], null);
  const plans = await editable(context);
  // What is hidden from them in their own plan does not become theirs to see.
  const successorOf = ({ personId }: PlanRecord) => (personId === to && !undoes ? undefined : to);
  const tasks = await handOver(context, { from, plans, successorOf, isTold: true, undoes });
  return { handedOver: tasks.length, tasks: tasks.map(({ id, version }) => ({ id, version })) };
};

/** Refuses to give tasks back to somebody who has left since; who has not begun yet may have had tasks of their own plan. */
async function requireFormer(context: CallContext<'onoffboarding.CannotGoBack'>, id: string): Promise<void> {
  const member = (await membersByPerson(context, [id])).get(id);
  if (!member || member.isExternal || (member.state !== 'active' && member.state !== 'pending')) context.fail('onoffboarding.CannotGoBack');
}

interface HandOver {
  from: string;
  plans: PlanSelection | 'all';
  /** Who gets the tasks of a plan; null leaves them with nobody, and undefined with whoever has them. */
  successorOf: (plan: PlanRecord) => string | null | undefined;
  /** Whether the former holder is told, who may have left. */
  isTold?: boolean;
  /** What is undone: only these, as far as nobody has changed them since. */
  undoes?: readonly HandedTask[] | undefined;
}

type Call = Pick<CallContext, 'company' | 'services' | 'today'> & {
  actor?: Pick<CallContext['actor'], 'member'>;
  audit?: CallContext['audit'] | undefined;
};

/** Gives open tasks to others, each plan locked; successors are told once for each plan. Returns the tasks as they are then. */
export async function handOver(
  call: Call,
  { from, plans: selection, successorOf, isTold = false, undoes }: HandOver,
): Promise<readonly Pick<TaskRecord, 'id' | 'planId' | 'version'>[]> {
  const { company, audit } = call;
  const ids = await readHeldPlans(company, from, selection);
  if (ids.length === 0) return [];
  await lockPlans(company, ids);
  const plans = new Map((await readPlans(company, { ids }, 'with')).map((plan) => [plan.id, plan]));
  const versions = undoes && new Map(undoes.map(({ id, version }) => [id, version]));
  const tasks = await readTasksOf(company, ids);
  const moves = tasks.flatMap((task) => {
    const plan = plans.get(task.planId);
    const heir = plan && successorOf(plan);
    const isMeant = task.completedAt === null && task.responsibleId === from && (!versions || versions.get(task.id) === task.version);
    return plan && heir !== undefined && isMeant ? [{ plan, task, heir }] : [];
  });
  await writeResponsibles(
    company,
    moves.map(({ task, heir }) => ({ id: task.id, responsibleId: heir })),
  );
  await countChange(company, [...new Set(moves.map(({ plan }) => plan.id))]);
  for (const { plan, task, heir } of moves)
    audit?.(taskChange(plan, task, { before: { responsibleId: from }, after: { responsibleId: heir } }));
  const given = moves.filter(({ plan }) => plan.publishedAt !== null && plan.deletedAt === null);
  const messages = messagesOf(given, from);
  const planOf = new Map(tasks.map(({ id, planId }) => [id, planId]));
  const former = undoes && Map.groupBy(undoes, ({ id }) => planOf.get(id));
  const toTell = former ? await withoutWithdrawn(call, messages, former) : messages;
  await tell(call, 'given', toTell.given);
  if (isTold) await tell(call, 'taken', toTell.taken);
  for (const { plan, task } of given) showPerson(company, plan, [task]);
  return moves.map(({ task: { id, planId, version } }) => ({ id, planId, version: version + 1 }));
}

interface Move {
  plan: PlanRecord;
  task: TaskRecord;
  heir: string | null;
}

type Messages = Record<'given' | 'taken', readonly (PlanMessages & { id: string })[]>;

/** What is told of moves to those who get tasks and to whoever had them. */
function messagesOf(moves: readonly Move[], from: string): Messages {
  const byPlan = [...Map.groupBy(moves, ({ plan }) => plan)].map(([plan, theirs]) => {
    const id = idOf(theirs.map(({ task }) => ({ id: task.id, version: task.version + 1 })));
    return { plan, theirs, id };
  });
  return {
    given: byPlan.map(({ plan, theirs, id }) => ({
      plan,
      id,
      people: holdersOf(theirs.map(({ heir: responsibleId }) => ({ responsibleId }))),
    })),
    taken: byPlan.map(({ plan, theirs, id }) => ({ plan, id, people: new Map([[from, theirs.length]]) })),
  };
}

/** What is told of tasks of one plan that are handed over together; from the tasks alone it is found again. */
function idOf(tasks: readonly HandedTask[]): string {
  const [first] = tasks.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return `${first?.id}:${first?.version}`;
}

/** Withdraws what was told of tasks that go back, where nobody has heard of it; of the others they are told. */
async function withoutWithdrawn(
  { company, actor }: Call,
  { given, taken }: Messages,
  formerOf: ReadonlyMap<string | undefined, readonly HandedTask[]>,
): Promise<Messages> {
  const keyOf = (planId: string, message: 'given' | 'taken') => messageKey(planId, message, idOf(formerOf.get(planId) ?? []));
  const count = ({ people }: PlanMessages) => [...people.values()].reduce((sum, one) => sum + one, 0);
  const whole = (messages: Messages['given']) => messages.filter((one) => count(one) === formerOf.get(one.plan.id)?.length);
  const subjectsOf = (messages: Messages['given'], told: 'given' | 'taken') =>
    whole(messages).flatMap(({ plan, people }) =>
      [...people.keys()].map((companyUserId) => ({ companyUserId, key: keyOf(plan.id, told) })),
    );
  // Who had got the tasks loses them now, and the other way round.
  const unheard = await withdraw(company, [...subjectsOf(given, 'taken'), ...subjectsOf(taken, 'given')]);
  const isHeard = (told: 'given' | 'taken') => (message: PlanMessages) => !unheard.has(keyOf(message.plan.id, told));
  showHolders(company, [...given, ...taken], actor?.member.companyUserId ?? null);
  return { given: given.filter(isHeard('taken')), taken: taken.filter(isHeard('given')) };
}
