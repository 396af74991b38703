import { personLeaving } from '#features/people/server/public.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import type { HeldThing } from '../contract/plan.ts';
import type { OpenedPlan } from './opened-plan.ts';
import { heldOf, heldPage } from './rules/held-things.ts';

type Finding = Pick<CallContext, 'company' | 'services' | 'now' | 'today'>;

/** What somebody who would leave holds elsewhere. */
export async function findHeld(
  { company, services, now, today }: Finding,
  companyUserId: string,
): Promise<{ key: string; count: number }[]> {
  return heldOf(await services.hooks.tell(personLeaving, { company, services, now, today, companyUserId, purpose: 'deactivate' }));
}

/** What somebody who leaves holds elsewhere, each with its page and the task about it, for those who edit an open plan (plans.13). */
export async function readHeld(
  call: Finding & Pick<CallContext, 'actor'>,
  { plan, standing, status, tasks }: OpenedPlan,
): Promise<HeldThing[]> {
  if (standing !== 'editor' || plan.type !== 'Offboarding' || status === 'completed') return [];
  const held = await findHeld(call, plan.personId);
  return held.map(({ key, count }) => ({
    key,
    count,
    page: heldPage(key, plan.personId, call.actor.member.permissions),
    taskId: tasks.find(({ heldKind }) => heldKind === key)?.id ?? null,
  }));
}
