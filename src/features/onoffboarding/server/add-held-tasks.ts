import { createTranslator } from 'use-intl/core';
import { readFreeDays } from '#features/absence/server/public.ts';
import { intlLocale } from '#kernel/contract/locale.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import { newId } from '#kernel/server/id.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { addHeldTasks as contract } from '../contract/endpoints-tasks.ts';
import { mostTasks } from '../contract/kinds.ts';
import { dueDateOf } from '../contract/rules/due-date.ts';
import { responsibleOf } from '../contract/rules/responsible.ts';
import { enHeld } from '../texts/en-held.ts';
import { noHeld } from '../texts/no-held.ts';
import { peopleAround } from './around.ts';
import { loggedTask, taskChange } from './log-plan.ts';
import { openToEdit, reloadPlan } from './open-plan.ts';
import type { OpenedPlan } from './opened-plan.ts';
import { readHeld, type Finding } from './read-held.ts';
import { isHeldKey } from './rules/held-things.ts';
import { countChange } from './store-plans.ts';
import { insertTasks, type NewTask } from './store-tasks.ts';
import { holdersOf, tell } from './tell.ts';

/** Adds a task for each thing that is held and has none, due on the last day. */
export const addHeldTasks: Handler<typeof contract> = async (context, { body }) => {
  const { company, actor, now, audit, fail } = context;
  const opened = await openToEdit(context, body);
  const { plan, status, tasks } = opened;
  const missing = (await readHeld(context, opened)).filter(({ taskId }) => taskId === null);
  if (missing.length === 0) fail('onoffboarding.NothingHeld');
  if (tasks.length + missing.length > mostTasks) fail('onoffboarding.TooManyTasks', 400, { details: { limit: mostTasks } });
  const added = await tasksFor(
    context,
    opened,
    missing.map(({ key }) => key),
  );
  await insertTasks(company, added, { by: actor.member.companyUserId, now });
  await countChange(company, [plan.id]);
  for (const task of added) audit(taskChange(plan, task, { after: loggedTask(task) }));
  if (status !== 'draft') await tell(context, 'given', [{ plan, people: holdersOf(added) }]);
  return { plan: await reloadPlan(context, plan.id), added: added.length };
};

const translators = {
  en: createTranslator({ locale: intlLocale.en, messages: enHeld }),
  no: createTranslator({ locale: intlLocale.no, messages: noHeld }),
};

/** They go to the nearest manager, else to whoever adds them. */
async function tasksFor(
  context: Finding & Pick<CallContext, 'actor'>,
  { plan, status, tasks }: OpenedPlan,
  kinds: readonly string[],
): Promise<NewTask[]> {
  const { companyUserId } = context.actor.member;
  const around = await peopleAround(context, { about: [plan.personId], named: [plan.createdBy, companyUserId] });
  const manager = { relativeResponsible: 'reportingManager', responsibleId: null } as const;
  const { responsibleId } = responsibleOf(manager, around.of(plan.personId, plan.createdBy));
  const who = responsibleId === null ? { relativeResponsible: null, responsibleId: companyUserId } : { ...manager, responsibleId };
  const due = { dueDate: null, relativeDueDate: { days: 0, unit: 'day' } } as const;
  const { date: dueDate } = dueDateOf(due, {
    type: plan.type,
    referenceDate: plan.referenceDate,
    isFree: await readFreeDays(context.company),
  });
  const words = translators[plan.language];
  return kinds.map((heldKind, place) => ({
    ...due,
    ...who,
    dueDate,
    id: newId(),
    planId: plan.id,
    order: tasks.length + place,
    title: words(isHeldKey(heldKind) ? heldKind : 'other'),
    description: '',
    visibleToEmployee: false,
    isDormant: status === 'draft',
    heldKind,
  }));
}
