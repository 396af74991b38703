import { documentsOf } from '#features/content/server/public.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import type { Services } from '#kernel/server/services.ts';
import { templateDocuments, type Language } from '../contract/kinds.ts';
import type { SourceInput } from '../contract/plan.ts';
import type { TaskConditions } from '../contract/rules/conditions.ts';
import type { TaskInput } from '../contract/task.ts';
import { TemplateDocument } from '../contract/template.ts';
import { openPlan } from './open-plan.ts';
import { readOwnTemplates } from './store-templates.ts';

/** The built-in templates, in their order. Must not be called inside a transaction. */
export function readBuiltIn(services: Services): Promise<TemplateDocument[]> {
  return documentsOf(services, templateDocuments, TemplateDocument);
}

/** A task that is to be made for those who fit its conditions; with `heldKind` it is about something that the person holds. */
export type SourceTask = TaskInput & { when: TaskConditions; heldKind?: string };

/** What plans are made from. */
export interface Source {
  kind: SourceInput['kind'];
  id: string | null;
  tasks: SourceTask[];
  /** Whether plans of it end access; undefined when it does not say. */
  endAccess: boolean | undefined;
}

interface SourceRequest {
  source: SourceInput;
  language: Language;
  builtIn: readonly TemplateDocument[];
}

type Call = Pick<CallContext<'onoffboarding.UnknownTemplate'>, 'company' | 'actor' | 'fail'>;

/** The tasks of a source. Of another plan only what does not belong to its dates and its person, nor to what that one holds. */
export async function sourceOf(call: Call, { source, language, builtIn }: SourceRequest): Promise<Source> {
  if (source.kind === 'empty') return { kind: 'empty', id: null, tasks: [], endAccess: undefined };
  if (source.kind === 'plan') return sourceOfPlan(call, source.id);
  const document = builtIn.find(({ key }) => key === source.id);
  if (document) return { kind: 'template', id: source.id, tasks: tasksOfDocument(document, language), endAccess: document.endAccess };
  const isId = /^[0-9a-f-]{36}$/i.test(source.id);
  const [own] = isId ? await readOwnTemplates(call.company, source.id) : [];
  if (!own) return call.fail('onoffboarding.UnknownTemplate');
  return { kind: 'template', id: own.id, tasks: own.tasks.map((task) => ({ ...task, dueDate: null })), endAccess: own.endAccess };
}

async function sourceOfPlan(call: Call, id: string): Promise<Source> {
  const { plan, standing, tasks } = await openPlan(call, id);
  if (standing !== 'editor') call.fail('common.NotFound');
  return {
    kind: 'plan',
    id,
    endAccess: plan.endAccess,
    tasks: tasks.flatMap(({ title, description, relativeDueDate, responsibleId, relativeResponsible, visibleToEmployee, heldKind }) => {
      if (heldKind !== null) return [];
      const timing = { dueDate: null, relativeDueDate };
      const who = { responsibleId: relativeResponsible ? null : responsibleId, relativeResponsible };
      return [{ title, description, ...timing, ...who, visibleToEmployee, when: {} }];
    }),
  };
}

function tasksOfDocument({ tasks }: TemplateDocument, language: Language): SourceTask[] {
  return tasks.map(({ title, description, ...task }) => ({
    ...task,
    title: title[language],
    description: description[language],
    dueDate: null,
    responsibleId: null,
  }));
}
