import { createTranslator } from 'use-intl/core';
import {
  dayWords,
  notifyPeople,
  notifyUnlessRule,
  raise,
  relatedName,
  type ReasonSource,
  type Subject,
} from '#features/notifications/server/public.ts';
import { readDueTasks } from '#features/tasks/server/public.ts';
import { intlLocale } from '#kernel/contract/locale.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { newId } from '#kernel/server/id.ts';
import { publishChanges } from '#kernel/server/live/publish-changes.ts';
import { planKind } from '../contract/kinds.ts';
import { tasksForPerson } from '../contract/rules/progress.ts';
import { enReasons } from '../texts/en-reasons.ts';
import { noReasons } from '../texts/no-reasons.ts';
import { readPlans, type PlanRecord } from './store-plans.ts';

const reason = 'OnOffBoardingTaskResponsible';
const inApp = 1;

/** What people are told of plans, besides days of tasks. */
export type PlanMessage =
  | 'given'
  | 'moved'
  | 'taken'
  | 'removed'
  | 'deleted'
  | 'completed'
  | 'misfit'
  | 'deactivated'
  | 'external'
  | 'handedOver'
  | 'keptAccess';

/** What the rules about responsible people may tell as well. */
const ofTasks: readonly PlanMessage[] = ['given', 'moved'];

/** What is not about tasks of the reader: it leads to the plan. */
const aboutPlans: ReadonlySet<string> = new Set<PlanMessage>([
  'completed',
  'misfit',
  'deactivated',
  'external',
  'handedOver',
  'keptAccess',
]);

/** What is told to those who have, or had, tasks of a plan; their open pages show it at once. */
const ofHolders: readonly PlanMessage[] = ['given', 'moved', 'taken', 'removed', 'deleted'];

interface NotifiedPlan {
  id: string;
  personName: string;
}

/** A plan with how many of its tasks it is about for each person. */
export interface PlanMessages {
  plan: NotifiedPlan;
  people: ReadonlyMap<string, number>;
  /** By which it can be withdrawn again. */
  id?: string;
}

/** The key of what is told of a plan. */
export const messageKey = (planId: string, message: PlanMessage, id: string) => `${planKind}:${planId}:${message}:${id}`;

type NotifyContext = Pick<CallContext, 'company' | 'services' | 'today'> & { actor?: Pick<CallContext['actor'], 'member'> | undefined };

/**
 * One message for each person and plan, however many tasks it is about; whoever does it is not told. By the company’s rules at once, else in the
 * product (plans.20).
 */
export async function tell(
  { company, services, today, actor }: NotifyContext,
  message: PlanMessage,
  messages: readonly PlanMessages[],
): Promise<void> {
  const by = actor?.member.companyUserId ?? null;
  const subjects = messages.flatMap(({ plan, people, id = newId() }) =>
    [...people].flatMap(([companyUserId, count]): Subject[] => {
      if (companyUserId === by) return [];
      return [
        {
          key: messageKey(plan.id, message, id),
          date: today,
          companyUserId,
          by,
          scope: planKind,
          scopeId: plan.id,
          affectedId: plan.id,
          facts: { record: { recordId: plan.id, name: plan.personName }, counts: { [message]: count } },
        },
      ];
    }),
  );
  if (subjects.length === 0) return;
  if (ofHolders.includes(message)) showHolders(company, messages, by);
  const tellings = subjects.map((subject) => ({ reason, companyUserId: subject.companyUserId ?? '', subject, channels: [inApp] }) as const);
  if (!ofTasks.includes(message)) return notifyPeople(company, services, tellings);
  await raise(company, services, reason, subjects);
  await notifyUnlessRule(company, services, { reason, direction: 'instant' }, tellings);
}

/** Shows those who have, or had, tasks of plans on their open pages that they have changed, whoever does it apart. */
export function showHolders(company: Company, messages: readonly PlanMessages[], by: string | null): void {
  for (const { plan, people } of messages) {
    const companyUserIds = [...people.keys()].filter((id) => id !== by);
    if (companyUserIds.length > 0) publishChanges(company, { entity: planKind, entityId: plan.id, companyUserIds });
  }
}

/** Shows the person of a plan on their open pages that tasks which they see have changed; of hidden ones they are not told (plans.25). */
export function showPerson(
  company: Company,
  { id, personId }: Pick<PlanRecord, 'id' | 'personId'>,
  tasks: readonly { visibleToEmployee: boolean; responsibleId: string | null }[],
): void {
  if (tasksForPerson(tasks, personId).length > 0) publishChanges(company, { entity: planKind, entityId: id, companyUserIds: [personId] });
}

/** Whoever made a plan, to be told of it, or of so many of its tasks; nobody when it is about them by now. */
export function makerOf({ createdBy, personId }: Pick<PlanRecord, 'createdBy' | 'personId'>, count = 1): Map<string, number> {
  return new Map(createdBy === personId ? [] : [[createdBy, count]]);
}

/** How many of these tasks each person has. */
export function holdersOf(tasks: readonly { responsibleId: string | null }[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { responsibleId } of tasks) if (responsibleId) counts.set(responsibleId, (counts.get(responsibleId) ?? 0) + 1);
  return counts;
}

const translators = {
  en: createTranslator({ locale: intlLocale.en, messages: enReasons }),
  no: createTranslator({ locale: intlLocale.no, messages: noReasons }),
};

/** What somebody has to do for plans, by rules around its day (notifications.3). */
export const planReason: ReasonSource = {
  reason,
  subjects: async (company, _services, days) => {
    const tasks = await readDueTasks(company, days, { only: [planKind] });
    const plans = await readPlans(company, { ids: [...new Set(tasks.map(({ ownerId }) => ownerId))] });
    const about = new Map(plans.map((plan) => [plan.id, plan]));
    return tasks.map(({ taskId, title, ownerId, dueDate, responsibleId, completedOn }): Subject => {
      const { personName: recordName = '', personId } = about.get(ownerId) ?? {};
      return {
        key: `task:${taskId}`,
        date: dueDate,
        doneOn: completedOn,
        companyUserId: responsibleId,
        ...(personId !== undefined && personId !== responsibleId && { hiddenFrom: personId }),
        scope: 'task',
        scopeId: taskId,
        affectedId: taskId,
        facts: { day: dueDate, task: { taskId, title, recordName, isGiven: false }, record: { recordId: ownerId, name: recordName } },
      };
    });
  },
  sentence: (input) => {
    const texts = translators[input.language];
    const { task, record, counts } = input.facts;
    if (task) {
      const words = { title: task.title, record: task.recordName, ...dayWords(input) };
      return input.isOwn ? texts('due', words) : texts('others', { name: relatedName(input), ...dayWords(input) });
    }
    const [kind, count] = Object.entries(counts ?? {})[0] ?? ['due', 0];
    const name = record?.name ?? '';
    if (kind === 'due') return texts('undated');
    // The keys of `counts` are those of `PlanMessage`.
    return texts(kind as PlanMessage, { count, name });
  },
  target: ({ facts: { record, counts } }) =>
    record && Object.keys(counts ?? {}).some((kind) => aboutPlans.has(kind))
      ? { path: '/on-offboarding/details', query: { id: record.recordId } }
      : { path: '/on-offboarding/my-tasks', query: {} },
};
