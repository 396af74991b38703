import { readFreeDays } from '#features/absence/server/public.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import { newId } from '#kernel/server/id.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { addHeldTasks as contract } from '../contract/endpoints-tasks.ts';
import { maxTasks } from '../contract/kinds.ts';
import { peopleAround } from './around.ts';
import { heldTasks } from './held-tasks.ts';
import { loggedTask, taskChange } from './log-plan.ts';
import { fillTasks } from './make-tasks.ts';
import { openToEdit, reloadPlan } from './open-plan.ts';
import type { OpenedPlan, PlanCall } from './opened-plan.ts';
import { readHeld } from './read-held.ts';
import { countChange } from './store-plans.ts';
import { insertTasks, type NewTask } from './store-tasks.ts';
import { holdersOf, tell } from './notify.ts';

/** Adds a task for each thing that is held and has none, due on the last day. */
export const addHeldTasks: Handler<typeof contract> = async (context, { body }) => {
  const { company, actor, now, audit, fail } = context;
  const opened = await openToEdit(context, body);
  const { plan, status, tasks } = opened;
  const missing = (await readHeld(context, opened)).flatMap(({ key, taskId }) => (taskId === null ? key : []));
  if (missing.length === 0) fail('onoffboarding.NothingHeld');
  if (tasks.length + missing.length > maxTasks) fail('onoffboarding.TooManyTasks', 400, { details: { limit: maxTasks } });
  const added = await tasksFor(context, opened, missing);
  await insertTasks(company, added, { by: actor.member.companyUserId, now });
  await countChange(company, [plan.id]);
  for (const task of added) audit(taskChange(plan, task, { after: loggedTask(task) }));
  if (status !== 'draft') await tell(context, 'given', [{ plan, people: holdersOf(added) }]);
  return { plan: await reloadPlan(context, plan.id), added: added.length };
};

async function tasksFor(
  context: PlanCall & Pick<CallContext, 'actor'>,
  { plan, status, tasks }: OpenedPlan,
  kinds: readonly string[],
): Promise<NewTask[]> {
  const { companyUserId: by } = context.actor.member;
  const { personId, createdBy, type, referenceDate, language } = plan;
  const around = await peopleAround(context, { about: [personId], named: [createdBy, by] });
  const person = around.people.get(personId) ?? context.fail('common.NotFound');
  const added = heldTasks(kinds, { language, people: around.of(personId, createdBy), by });
  const isFree = await readFreeDays(context.company);
  const filled = fillTasks(added, { type, person, referenceDate, createdBy }, { around, isFree });
  return filled.tasks.map((task, place) => ({
    ...task,
    id: newId(),
    planId: plan.id,
    order: tasks.length + place,
    isDormant: status === 'draft',
  }));
}
