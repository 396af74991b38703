import { addDays } from '#kernel/contract/days.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import { tasksForPerson } from '../contract/rules/progress.ts';
import { statusOf } from './policy.ts';
import { lockPlans, readPlans, type PlanRecord } from './store-plans.ts';
import { readNewcomer, type Newcomer } from './store-preboarding.ts';
import { readTasksOf, type TaskRecord } from './store-tasks.ts';

/** The last day on which the link of a plan opens; it follows the first day when that is moved. */
export function lastDayOfLink({ referenceDate }: Pick<PlanRecord, 'referenceDate'>): string {
  return addDays(referenceDate, 14);
}

type SecretCall = Pick<CallContext, 'company' | 'today' | 'fail'>;

export interface OpenedLink {
  plan: PlanRecord;
  newcomer: Newcomer;
  /** The tasks that the person sees. */
  tasks: TaskRecord[];
}

/** What the link opens: until the first sign-in, a fortnight after the first day, or the end of the plan. While the company is about to be deleted, it is only read (takeout.5). */
export async function openLink({ company, today, fail }: SecretCall, planId: string, { lock = false } = {}): Promise<OpenedLink> {
  if (lock) await lockPlans(company, [planId]);
  const [plan] = await readPlans(company, { ids: [planId] });
  const newcomer = plan && (await readNewcomer(company, plan.personId));
  if (!plan || !newcomer || newcomer.hasSignedIn || newcomer.isOff) return fail('common.NotFound');
  // The plan may have got another person after the secret was found: to them nothing was sent.
  if (!plan.preboardingSentAt) return fail('common.NotFound');
  if (statusOf(plan) === 'draft' || today > lastDayOfLink(plan)) return fail('common.NotFound');
  if (lock && newcomer.isCompanyEnding) fail('common.CompanyEnding');
  return { plan, newcomer, tasks: tasksForPerson(await readTasksOf(company, [planId]), plan.personId) };
}
