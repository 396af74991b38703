import { membersByPerson } from '#features/people/server/public.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import { twoStepHandler } from '#kernel/server/serve.ts';
import type { createPlan as contract, createPlans as manyContract } from '../contract/endpoints.ts';
import { maxTasks, type PlanType } from '../contract/kinds.ts';
import type { TemplateDocument } from '../contract/template.ts';
import { makePlans } from './make-plans.ts';
import { namedIn } from './make-tasks.ts';
import { reloadPlan } from './open-plan.ts';
import { readBuiltIn, sourceOf, type Source } from './source.ts';

/** Makes a plan with its tasks, all or nothing. */
export const createPlan = twoStepHandler<typeof contract, TemplateDocument[]>(
  ({ services }) => readBuiltIn(services),
  async (context, { body }) => {
    const { fail, prepared } = context;
    const { type, companyUserId, referenceDate, language, isPublished, addHeldTasks, tasks } = body;
    const found = await sourceOf(context, { source: body.source, language, builtIn: prepared });
    if (tasks) await requireResponsibles(context, namedIn(tasks.filter((task) => task.relativeResponsible === null)), companyUserId);
    const source: Source = tasks ? { ...found, tasks: tasks.map((task) => ({ ...task, when: {} })) } : found;
    const endAccess = endAccessOf(context, { type, requested: body.endAccess, source });
    const input = { type, source, language, endAccess, isPublished, addHeldTasks };
    const [made] = await makePlans(context, input, [{ companyUserId, referenceDate }]);
    if (!made) throw new Error('A plan was neither made nor refused');
    const { id, code, lacking, leftOut } = made;
    if (code === 'onoffboarding.NoResponsible') fail(code, 400, { details: { titles: lacking.join(', '), tasks: lacking } });
    if (code === 'onoffboarding.TooManyTasks') fail(code, 400, { details: { limit: maxTasks } });
    if (code === 'onoffboarding.PlanExists') fail(code, 409);
    if (code === 'onoffboarding.OwnPlan') fail(code, 403);
    // With a date of its own, a plan does not ask the profile.
    if (code === 'onoffboarding.NoDate' || id === null)
      return fail(code === 'onoffboarding.NoDate' ? 'common.BadRequest' : (code ?? 'common.NotFound'));
    return { plan: await reloadPlan(context, id), leftOut };
  },
);

/** Makes one plan for each of these people, each judged alone. */
export const createPlans = twoStepHandler<typeof manyContract, TemplateDocument[]>(
  ({ services }) => readBuiltIn(services),
  async (context, { body: { companyUserIds, plan } }) => {
    const { fail, partly, prepared } = context;
    const { type, language, isPublished, referenceDate } = plan;
    const source = await sourceOf(context, { source: plan.source, language, builtIn: prepared });
    const endAccess = endAccessOf(context, { type, requested: plan.endAccess, source });
    const made = await makePlans(
      context,
      { type, source, language, endAccess, isPublished },
      companyUserIds.map((companyUserId) => ({ companyUserId, referenceDate })),
    );
    const results = made.map(({ companyUserId, id, code, lacking }) => ({ companyUserId, id, code, lacking }));
    const codes = made.flatMap(({ code }) => code ?? []);
    const [first] = codes;
    const lacking = [...new Set(made.flatMap((one) => one.lacking))];
    // In the order of the call; a refusal says no more of an id that is nobody’s.
    const refused = made.map(({ code }) => ({ id: null, code }));
    if (first && results.every(({ id }) => id === null))
      fail(first, undefined, { details: { results: refused, titles: lacking.join(', ') } });
    partly(codes);
    return { results };
  },
);

/** Whether the plan ends access: as wished, else as its source says; only where somebody leaves. */
function endAccessOf(
  { fail }: Pick<CallContext<'onoffboarding.EndAccessNotPossible'>, 'fail'>,
  { type, requested, source }: { type: PlanType; requested: boolean | undefined; source: Source },
): boolean {
  if (type === 'Onboarding' && requested) fail('onoffboarding.EndAccessNotPossible');
  return type === 'Offboarding' && (requested ?? source.endAccess ?? false);
}

/** Refuses people who cannot have tasks; the person of the plan also while pending (plans.52). */
export async function requireResponsibles(
  { company, services, fail }: Pick<CallContext<'onoffboarding.NotResponsible'>, 'company' | 'services' | 'fail'>,
  ids: readonly string[],
  personId: string | null,
): Promise<void> {
  if (ids.length === 0) return;
  const members = await membersByPerson({ company, services }, ids);
  for (const id of ids) {
    const member = members.get(id) ?? fail('common.NotFound');
    const isThere = member.state === 'active' || (id === personId && member.state === 'pending');
    if (member.isExternal || !isThere) fail('onoffboarding.NotResponsible');
  }
}
