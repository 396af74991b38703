import type { Caller, TestAnswer } from '#testing/caller.ts';
import { createPlanFeed } from '../contract/endpoints-feed.ts';
import { markAsCompleted } from '../contract/endpoints-tasks.ts';
import { createPlan, getPlan } from '../contract/endpoints.ts';
import type { Plan } from '../contract/plan.ts';
import type { PlanTask } from '../contract/task.ts';

/** The plan of an answer. */
export const planOf = ({ json }: Pick<TestAnswer, 'json'>): Plan => json['plan'] as Plan;

/** Three tasks: one of the maker a week before, one of the person on the day that they see, one hidden from them two working days after. */
export const threeTasks = [
  { title: 'Bestill pc', relativeDueDate: -7, relativeResponsible: 'planCreator' },
  { title: 'Les håndboken', relativeDueDate: 0, relativeResponsible: 'companyUser', visibleToEmployee: true },
  { title: 'Bestill nøkkelkort', relativeDueDate: { days: 2, unit: 'workingDay' }, relativeResponsible: 'planCreator' },
];

/** Makes a plan, published by default; fails when it is refused. */
export async function givenPlan(who: Caller, companyUserId: string | undefined, rest: object = {}): Promise<Plan> {
  const body = { type: 'Onboarding', companyUserId, referenceDate: '2026-12-14', tasks: threeTasks, isPublished: true, ...rest };
  const answer = await who.call(createPlan, { body });
  if (answer.status !== 200) throw new Error(`The plan was refused: ${JSON.stringify(answer.json)}`);
  return planOf(answer);
}

/** A plan as somebody sees it. */
export async function planSeen(who: Caller, id: string): Promise<Plan | undefined> {
  const answer = await who.call(getPlan, { query: { id } });
  return answer.status === 200 ? planOf(answer) : undefined;
}

/** The secret of a new calendar address of somebody. */
export async function planFeedSecretOf(who: Caller, scope: 'mine' | 'all' = 'mine'): Promise<string> {
  return String((await who.call(createPlanFeed, { body: { scope } })).json['address']).split('/feed/')[1] ?? '';
}

/** Completes a task of a plan. */
export function complete(
  who: Caller,
  { id, onOffBoardingId }: Pick<PlanTask, 'id' | 'onOffBoardingId'>,
  rest: object = {},
): Promise<TestAnswer> {
  return who.call(markAsCompleted, { body: { encId: id, encOnOffBoardingId: onOffBoardingId, ...rest } });
}

/** A task by its place in the plan; fails when the plan has fewer. */
export function taskIn(plan: Plan, place: number): PlanTask {
  const task = plan.tasks[place];
  if (!task) throw new Error('The plan has fewer tasks');
  return task;
}

export const titlesOf = (tasks: readonly Pick<PlanTask, 'title'>[]): string[] => tasks.map(({ title }) => title);
