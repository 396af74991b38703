import type { CallContext } from '#kernel/server/call-context.ts';
import type { Change } from '#kernel/server/audit.ts';
import { newId } from '#kernel/server/id.ts';
import { refuseStale } from '#kernel/server/refuse-stale.ts';
import { twoStepHandler, type Handler } from '#kernel/server/serve.ts';
import type {
  createTemplate as createContract,
  deleteTemplate as deleteContract,
  getTemplates as contract,
  updateTemplate as updateContract,
} from '../contract/endpoints-templates.ts';
import { maxTemplates, type PlanType } from '../contract/kinds.ts';
import type { PlanTemplate, TemplateDocument, TemplateTaskInput } from '../contract/template.ts';
import { requireResponsibles } from './create-plan.ts';
import { namedIn } from './make-tasks.ts';
import { readBuiltIn, sourceOf } from './source.ts';
import {
  countOwnTemplates,
  deleteTemplateRow,
  insertTemplate,
  lockTemplate,
  readOwnTemplates,
  writeTemplate,
  type OwnTemplate,
} from './store-templates.ts';

/** Own templates are the company’s: those with full rights keep them (plans.7). */
const mayChange = ({ actor }: Pick<CallContext, 'actor'>): boolean => actor.member.levels.onOffBoarding === 'full';

/** The company’s own templates by name, and those of the product. */
export const getTemplates = twoStepHandler<typeof contract, TemplateDocument[]>(
  ({ services }) => readBuiltIn(services),
  async (context) => {
    const own = await readOwnTemplates(context.company);
    return { templates: [...own.map(presentOwn), ...context.prepared.map(presentBuiltIn)], mayChange: mayChange(context) };
  },
);

const both = (words: string) => ({ no: words, en: words });

function presentOwn({ id, name, type, endAccess, tasks, version }: OwnTemplate): PlanTemplate {
  const words = tasks.map(({ title, description, ...task }) => ({ ...task, title: both(title), description: both(description) }));
  return {
    templateId: id,
    name: both(name),
    description: both(''),
    type,
    isBuiltIn: false,
    endAccess,
    version: String(version),
    tasks: words,
  };
}

function presentBuiltIn({ key, tasks, ...template }: TemplateDocument): PlanTemplate {
  return { ...template, templateId: key, isBuiltIn: true, tasks: tasks.map((task) => ({ ...task, responsibleId: null })) };
}

/** Makes a template from a list of tasks, or from a plan that the caller edits. */
export const createTemplate: Handler<typeof createContract> = async (context, { body }) => {
  const { company, actor, now, audit, fail } = context;
  if (!mayChange(context)) fail('common.Forbidden');
  const { name, type, endAccess, onOffBoardingPlanId, tasks = [] } = body;
  if ((await countOwnTemplates(company)) >= maxTemplates) fail('onoffboarding.TooManyTemplates', 400, { details: { limit: maxTemplates } });
  await requireTemplate(context, { type, endAccess, tasks });
  const template = {
    id: newId(),
    name,
    type,
    endAccess,
    tasks: onOffBoardingPlanId ? await tasksOfPlan(context, onOffBoardingPlanId) : tasks,
  };
  await insertTemplate(company, template, { by: actor.member.companyUserId, now });
  audit(logged(template, { after: template }));
  return { templateId: template.id };
};

async function tasksOfPlan(context: Pick<CallContext, 'company' | 'actor' | 'fail'>, id: string): Promise<TemplateTaskInput[]> {
  // A plan is never an unknown template.
  const fail: CallContext<'onoffboarding.UnknownTemplate'>['fail'] = (code, ...rest) =>
    context.fail(code === 'onoffboarding.UnknownTemplate' ? 'common.NotFound' : code, ...rest);
  const { tasks } = await sourceOf({ ...context, fail }, { source: { kind: 'plan', id }, language: 'no', builtIn: [] });
  return tasks.map(({ dueDate: _date, ...task }) => task);
}

type TemplateRules = { type: PlanType; endAccess: boolean; tasks: readonly TemplateTaskInput[] };

async function requireTemplate(
  context: Pick<CallContext<'onoffboarding.EndAccessNotPossible' | 'onoffboarding.NotResponsible'>, 'company' | 'services' | 'fail'>,
  { type, endAccess, tasks }: TemplateRules,
): Promise<void> {
  if (endAccess && type === 'Onboarding') context.fail('onoffboarding.EndAccessNotPossible');
  await requireResponsibles(context, namedIn(tasks), null);
}

/** Saves a template; plans that were made from it stay as they are. */
export const updateTemplate: Handler<typeof updateContract> = async (context, { body: { template } }) => {
  const { company, audit, fail } = context;
  if (!mayChange(context)) fail('common.Forbidden');
  const { templateId: id, version, name, type, endAccess, tasks } = template;
  const stored = await openTemplate(context, id);
  await refuseStale(fail, { read: version, stored: stored.version }, () => ({ template: presentOwn(stored) }));
  await requireTemplate(context, { type, endAccess, tasks });
  await writeTemplate(company, { id, name, type, endAccess, tasks });
  const saved = { ...stored, name, type, endAccess, tasks, version: stored.version + 1 };
  audit(logged(stored, { before: stored, after: saved }));
  return { template: presentOwn(saved) };
};

async function openTemplate({ company, fail }: Pick<CallContext, 'company' | 'fail'>, id: string): Promise<OwnTemplate> {
  await lockTemplate(company, id);
  const [stored] = await readOwnTemplates(company, id);
  return stored ?? fail('common.NotFound');
}

export const deleteTemplate: Handler<typeof deleteContract> = async (context, { query: { templateId } }) => {
  if (!mayChange(context)) context.fail('common.Forbidden');
  const stored = await openTemplate(context, templateId);
  await deleteTemplateRow(context.company, templateId);
  context.audit(logged(stored, { before: stored }));
  return {};
};

function logged(
  { id }: { id: string },
  { before, after }: { before?: Omit<OwnTemplate, 'version'>; after?: Omit<OwnTemplate, 'version'> },
): Change {
  const loggedFields = ({ name, type, endAccess, tasks }: Omit<OwnTemplate, 'version'>) => ({ name, type, endAccess, tasks: tasks.length });
  return {
    entity: 'onOffBoardingTemplate',
    entityId: id,
    ...(before && { before: loggedFields(before) }),
    after: after ? loggedFields(after) : {},
  };
}
