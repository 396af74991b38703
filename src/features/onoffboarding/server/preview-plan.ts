import { readFreeDays } from '#features/absence/server/public.ts';
import type { Request } from '#kernel/contract/endpoint.ts';
import { twoStepHandler, type Context } from '#kernel/server/serve.ts';
import type { previewPlan as contract } from '../contract/endpoints.ts';
import type { PreviewTask } from '../contract/preview.ts';
import { responsibleAfter } from '../contract/rules/change-plan.ts';
import { dueDateOf } from '../contract/rules/due-date.ts';
import type { TemplateDocument } from '../contract/template.ts';
import { peopleAround, type PeopleAround } from './around.ts';
import { findHeldTasks, judgePeople } from './make-plans.ts';
import { fillTasks, namedIn, type FilledTask } from './make-tasks.ts';
import { openPlan } from './open-plan.ts';
import { readBuiltIn, sourceOf } from './source.ts';

type Body = Request<typeof contract>['body'];
type PreviewCall = Context<typeof contract>;

/** What a new plan would hold, or what would become of the tasks of one. */
export const previewPlan = twoStepHandler<typeof contract, TemplateDocument[]>(
  ({ services }) => readBuiltIn(services),
  async (context, { body }) => {
    const { fail, prepared } = context;
    if (body.plan) return previewNew(context, body.plan, { builtIn: prepared });
    if (body.id !== undefined) return previewChange(context, { ...body, id: body.id }, { builtIn: prepared });
    return fail('common.BadRequest', 400, { fieldErrors: [{ path: 'plan', code: 'required' }] });
  },
);

async function requirePerson(context: PreviewCall, companyUserId: string): Promise<void> {
  const code = (await judgePeople(context, [companyUserId])).get(companyUserId);
  if (code) context.fail(code, code === 'onoffboarding.OwnPlan' ? 403 : undefined);
}

async function previewNew(context: PreviewCall, plan: NonNullable<Body['plan']>, { builtIn }: { builtIn: readonly TemplateDocument[] }) {
  const { company, actor, fail } = context;
  const { type, companyUserId, referenceDate, language } = plan;
  await requirePerson(context, companyUserId);
  const source = await sourceOf(context, { source: plan.source, language, builtIn });
  const drafts = plan.tasks ? plan.tasks.map((task) => ({ ...task, when: {} })) : source.tasks;
  const createdBy = actor.member.companyUserId;
  const around = await peopleAround(context, { about: [companyUserId], named: [createdBy, ...namedIn(drafts)] });
  const person = around.people.get(companyUserId) ?? fail('common.NotFound');
  const held = await findHeldTasks(context, plan, { around, ids: [companyUserId] });
  const isFree = await readFreeDays(company);
  const filled = fillTasks([...drafts, ...held], { type, person, referenceDate, createdBy }, { around, isFree });
  return { tasks: filled.tasks.map((task, order) => newTask(task, order, around)), leftOut: filled.leftOut };
}

function newTask(task: FilledTask, order: number, around: PeopleAround): PreviewTask {
  return {
    id: null,
    title: task.title,
    description: task.description,
    order,
    relativeDueDate: task.relativeDueDate,
    relativeResponsible: task.relativeResponsible,
    visibleToEmployee: task.visibleToEmployee,
    completed: false,
    old: null,
    new: dated(around, task),
    dueDateWhy: [...task.dueDateWhy],
    responsibleWhy: [...task.responsibleWhy],
  };
}

function dated(around: PeopleAround, { dueDate, responsibleId }: { dueDate: string | null; responsibleId: string | null }) {
  return { dueDate, responsibleId, responsibleFullName: around.nameOf(responsibleId) };
}

/** Completed tasks, typed dates and named people stay as they are (plans.54); tasks of a source come after those that are there. */
async function previewChange(context: PreviewCall, body: Body & { id: string }, { builtIn }: { builtIn: readonly TemplateDocument[] }) {
  const { plan, standing, tasks } = await openPlan(context, body.id);
  if (standing !== 'editor') context.fail('common.Forbidden');
  const { companyUserId: personId = plan.personId, referenceDate = plan.referenceDate } = body;
  if (personId !== plan.personId) await requirePerson(context, personId);
  const source = body.source ? await sourceOf(context, { source: body.source, language: plan.language, builtIn }) : undefined;
  const added = source?.tasks ?? [];
  const around = await peopleAround(context, { about: [personId], named: [plan.createdBy, ...namedIn([...tasks, ...added])] });
  const person = around.people.get(personId) ?? context.fail('common.NotFound');
  const people = around.of(personId, plan.createdBy);
  const isFree = await readFreeDays(context.company);
  const filled = fillTasks(added, { type: plan.type, person, referenceDate, createdBy: plan.createdBy }, { around, isFree });
  const more = filled.tasks.map((task, place) => newTask(task, tasks.length + place, around));
  return {
    leftOut: filled.leftOut,
    tasks: tasks
      .map((task): PreviewTask => {
        const completed = task.completedAt !== null;
        const due = dueDateOf(task, { type: plan.type, referenceDate, isFree });
        const found = responsibleAfter(task, people);
        return {
          id: task.id,
          title: task.title,
          description: task.description,
          order: task.order,
          relativeDueDate: task.relativeDueDate,
          relativeResponsible: task.relativeResponsible,
          visibleToEmployee: task.visibleToEmployee,
          completed,
          old: { dueDate: task.dueDate, responsibleId: task.responsibleId, responsibleFullName: task.responsibleName },
          new: dated(around, {
            dueDate: completed ? task.dueDate : due.date,
            responsibleId: completed || task.relativeResponsible === null ? task.responsibleId : found.responsibleId,
          }),
          dueDateWhy: completed ? [] : [...due.why],
          responsibleWhy: completed ? [] : [...found.why],
        };
      })
      .concat(more),
  };
}
