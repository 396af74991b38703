import { exportList, type Cells, type Headings } from '#features/people/server/public.ts';
import type { TextsLike } from '#kernel/contract/texts.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { exportTasks as exportContract, getTasks as contract, TaskColumn, TaskFilter } from '../contract/endpoints-tasks.ts';
import type { PlanTask } from '../contract/task.ts';
import { enExport } from '../texts/en-export.ts';
import { noExport } from '../texts/no-export.ts';
import { editable, teamOf } from './open-plan.ts';
import type { PlanCall } from './opened-plan.ts';
import { standingOf, statusOf, taskReader, visibleTasks } from './policy.ts';
import { presentTasks } from './present-plan.ts';
import { readPlans } from './store-plans.ts';
import { readGivenTasks } from './store-tasks.ts';

/** What the caller has to do for plans, or what there is to do in those that they edit. */
export const getTasks: Handler<typeof contract> = async (context, { body }) => ({ tasks: await listTasks(context, body) });

/** By their day; a constant number of statements. */
async function listTasks(
  context: PlanCall,
  { scope, includeCompleted }: { scope: 'mine' | 'all'; includeCompleted: boolean },
): Promise<PlanTask[]> {
  const { company, actor } = context;
  const { companyUserId, permissions } = actor.member;
  if (scope === 'all' && !permissions.has('OnOffBoardingAddAndModify')) context.fail('common.Forbidden');
  const of = scope === 'all' ? { plans: await editable(context) } : { responsibleId: companyUserId };
  const tasks = await readGivenTasks(company, of, { includeCompleted });
  const plans = new Map(
    (await readPlans(company, { ids: [...new Set(tasks.map(({ planId }) => planId))] })).map((plan) => [plan.id, plan]),
  );
  const team = await teamOf(context);
  const rows = tasks.flatMap((task) => {
    const plan = plans.get(task.planId);
    if (!plan) return [];
    const [standing, status] = [standingOf(actor.member, plan, team), statusOf(plan)];
    return visibleTasks([task], { standing, status, companyUserId: taskReader(actor.member, plan.personId) }).map(() => ({
      task,
      plan,
      standing,
      status,
    }));
  });
  return presentTasks(context, rows);
}

/** The open tasks of a filter, as a file. */
export const exportTasks: Handler<typeof exportContract> = async (context, { body }) => {
  const tasks = await listTasks(context, { scope: 'all', includeCompleted: false });
  const rows = tasks.filter((task) => fits(task, body.filter));
  const texts = context.call.language === 'no' ? noExport : enExport;
  const list = {
    name: 'onOffBoardingTasks',
    title: texts.title,
    fileName: texts.fileName,
    headings: headingsIn(texts),
    rows,
    cellsOf: (task: PlanTask) => cellsIn(texts, task),
  };
  return exportList(context, list, body);
};

function fits(task: PlanTask, { types, planIds, companyUserIds, responsibleIds, isOverdue }: TaskFilter): boolean {
  return (
    (types?.includes(task.planType) ?? true) &&
    (planIds?.includes(task.onOffBoardingId) ?? true) &&
    (companyUserIds?.includes(task.appliesToCompanyUser.companyUserId) ?? true) &&
    (responsibleIds === undefined || (task.responsibleId !== null && responsibleIds.includes(task.responsibleId))) &&
    (isOverdue === undefined || isOverdue === task.isOverdue)
  );
}

type Texts = TextsLike<typeof enExport>;

const headingsIn = ({ columns }: Texts): Headings<TaskColumn> => ({
  ...columns,
  referenceDate: { header: columns.referenceDate, type: 'date' },
  dueDate: { header: columns.dueDate, type: 'date' },
  order: { header: columns.order, type: 'number' },
});

function cellsIn({ types, yes, no }: Texts, task: PlanTask): Cells<TaskColumn> {
  return {
    person: task.appliesToCompanyUser.name,
    planType: types[task.planType],
    referenceDate: task.planReferenceDate,
    order: task.order + 1,
    title: task.title,
    responsible: task.responsibleFullName,
    dueDate: task.dueDate,
    isOverdue: task.isOverdue ? yes : no,
    visibleToEmployee: task.visibleToEmployee ? yes : no,
    description: task.description,
  };
}
