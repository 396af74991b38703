import { readTeam } from '#features/people/server/public.ts';
import type { ViewContext } from '#kernel/server/call-context.ts';
import { lookingUser } from '#kernel/server/actor.ts';
import { refuseStale } from '#kernel/server/refuse-stale.ts';
import type { OpenedPlan, PlanCall } from './opened-plan.ts';
import { standingOf, statusOf, taskReader, visibleTasks } from './policy.ts';
import { presentPlan } from './present-plan.ts';
import { lockPlans, readPlans, type PlanSelection } from './store-plans.ts';
import { readTasksOf, type TaskRecord } from './store-tasks.ts';

type Reading = Pick<ViewContext, 'company' | 'actor'>;

/** Everybody below the caller; asked only where the level is that of a team. */
export async function teamOf({ company, actor: { member } }: Reading): Promise<Set<string>> {
  return new Set(member.levels.onOffBoarding === 'team' ? await readTeam(company, member.companyUserId) : []);
}

/** The plans that the caller may edit. */
export async function editable(call: Reading): Promise<Extract<PlanSelection, { editor: string }>> {
  const { member } = call.actor;
  const team = member.levels.onOffBoarding === 'full' ? 'everybody' : [...(await teamOf(call))];
  return { editor: member.companyUserId, looker: lookingUser(member), team };
}

/** Plans of which the caller sees something, in a constant number of statements. */
export async function openPlans(call: Pick<PlanCall, 'company' | 'actor'>, selection: PlanSelection): Promise<OpenedPlan[]> {
  const { company, actor } = call;
  const plans = await readPlans(company, selection);
  if (plans.length === 0) return [];
  const tasks = await readTasksOf(
    company,
    plans.map(({ id }) => id),
  );
  const team = await teamOf(call);
  const byPlan = Map.groupBy(tasks, ({ planId }) => planId);
  return plans.flatMap((plan): OpenedPlan[] => {
    const companyUserId = taskReader(actor.member, plan.personId);
    const [standing, status] = [standingOf(actor.member, plan, team), statusOf(plan)];
    const all = byPlan.get(plan.id) ?? [];
    const seen = visibleTasks(all, { standing, status, companyUserId });
    return seen.length > 0 || standing === 'editor' ? [{ plan, standing, status, tasks: all, seen }] : [];
  });
}

/** A plan of which the caller sees something; others are told that there is none. */
export async function openPlan(call: Pick<PlanCall, 'company' | 'actor' | 'fail'>, id: string, { lock = false } = {}): Promise<OpenedPlan> {
  if (lock) await lockPlans(call.company, [id]);
  const [opened] = await openPlans(call, { ids: [id] });
  return opened ?? call.fail('common.NotFound');
}

/** A plan that the caller edits, locked; refuses when it has changed since the caller read it. */
export async function openToEdit(call: PlanCall, { id, version }: { id: string; version?: number | undefined }): Promise<OpenedPlan> {
  const opened = await openPlan(call, id, { lock: true });
  if (opened.standing !== 'editor') call.fail('common.Forbidden');
  await refuseStale(call.fail, { read: version, stored: opened.plan.version }, async () => ({ plan: await presentPlan(call, opened) }));
  return opened;
}

/** The plan, read again after it was changed. */
export async function reloadPlan(call: PlanCall, id: string) {
  return presentPlan(call, await openPlan(call, id));
}

/** A task of an opened plan that the caller sees. */
export function taskIn({ seen }: OpenedPlan, id: string, fail: PlanCall['fail']): TaskRecord {
  return seen.find((task) => task.id === id) ?? fail('common.NotFound');
}
