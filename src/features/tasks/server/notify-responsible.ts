import { createTranslator } from 'use-intl/core';
import {
  dayWords,
  notifyPeople,
  notifyUnlessRule,
  peoplePage,
  relatedName,
  withdraw,
  type PersonalNotification,
  type ReasonSource,
  type SentenceInput,
  type Subject,
} from '#features/notifications/server/public.ts';
import { membersByPerson } from '#features/people/server/public.ts';
import { intlLocale } from '#kernel/contract/locale.ts';
import type { Membership } from '#kernel/server/actor.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Services } from '#kernel/server/services.ts';
import { enReasons } from '../texts/en-reasons.ts';
import { noReasons } from '../texts/no-reasons.ts';
import { recordsOf } from './open-task.ts';
import { claimOverdue, readDueTasks } from './store-due.ts';
import { readPlaces } from './store-task.ts';
import { kindsThatNotify, type TaskOwner } from './task-owner.ts';

const reason = 'TaskResponsible';
const inApp = 1;

interface NotifiedTask {
  taskId: string;
  title: string;
  ownerKind: string;
  ownerId: string;
  dueDate: string | null;
  responsibleId: string | null;
  completedOn?: string | null;
}

/** Tells people in the product that they were given tasks by somebody else, with the version that gave it to them (tasks.8). */
export async function notifyOfAssigned(
  { company, services, today }: Pick<CallContext, 'company' | 'services' | 'today'>,
  tasks: readonly (NotifiedTask & { version: number })[],
  by: string | null,
): Promise<void> {
  const given = tasks.filter(({ responsibleId }) => responsibleId !== null && responsibleId !== by);
  const versions = new Map(given.map(({ taskId, version }) => [taskId, version]));
  const subjects = await subjectsOf({ company, services }, given, { isGiven: true });
  await notifyPeople(
    company,
    services,
    subjects.map((subject) => {
      const taskId = subject.affectedId ?? '';
      return notificationOf({ ...subject, key: givenKey(taskId, versions.get(taskId)), date: today });
    }),
  );
}

/** Withdraws what people have not read of tasks that they were given and that were taken back, with the versions that gave them. */
export async function withdrawAssigned(
  company: Company,
  tasks: readonly { taskId: string; responsibleId: string; version: number }[],
): Promise<void> {
  await withdraw(
    company,
    tasks.map(({ taskId, responsibleId, version }) => ({ companyUserId: responsibleId, key: givenKey(taskId, version) })),
  );
}

const givenKey = (taskId: string, version: number | undefined) => `task:${taskId}:given:${version}`;

/** Tells people in the product that their tasks are overdue, unless a rule of the company tells them (tasks.8). */
export async function notifyOfOverdue(company: Company, services: Services): Promise<void> {
  const tasks = await claimOverdue(company, services.clock.now(), { except: kindsThatNotify(services) });
  const subjects = await subjectsOf({ company, services }, tasks, { isGiven: false });
  await notifyUnlessRule(company, services, { reason, direction: 'after' }, subjects.map(notificationOf));
}

/** What people have to do, by rules before and after its day (notifications.3). */
export const taskReason: ReasonSource = {
  reason,
  subjects: async (company, services, days) =>
    subjectsOf({ company, services }, await readDueTasks(company, days, { except: kindsThatNotify(services) }), { isGiven: false }),
  stillOpen: async (company, services, lookups) => {
    const places = await readPlaces(
      company,
      lookups.map(({ scopeId }) => scopeId),
    );
    const asked = lookups.map(({ member, scopeId }) => ({ ...(places.get(scopeId) ?? { ownerKind: '', ownerId: '' }), member }));
    const records = await recordsOf({ company, services }, asked);
    // Others than the responsible person were told nothing of the record, and may never have been let in.
    const isOpen = ({ member, relatedCompanyUserId, scopeId }: (typeof lookups)[number], place: number): boolean =>
      member.companyUserId !== relatedCompanyUserId || !places.has(scopeId) || records[place] !== undefined;
    return lookups.map(isOpen);
  },
  sentence,
  // Others than the responsible person are not told what it is, so they come to that person.
  target: ({ companyUserId, facts: { task } }, reader) => {
    if (companyUserId === reader.companyUserId) return { path: '/tasks', query: task ? { task: task.taskId } : {} };
    return reader.mayOpen(companyUserId) ? { path: '/people/details', query: { employeeId: companyUserId } } : peoplePage;
  },
};

const translators = {
  en: createTranslator({ locale: intlLocale.en, messages: enReasons }),
  no: createTranslator({ locale: intlLocale.no, messages: noReasons }),
};

function sentence(input: SentenceInput): string {
  const texts = translators[input.language];
  const { title = '', recordName = '', isGiven = false } = input.facts.task ?? {};
  const words = dayWords(input);
  if (!input.isOwn) return texts('others', { name: relatedName(input), ...words });
  if (!isGiven) return texts('due', { title, record: recordName, ...words });
  return input.facts.day === undefined
    ? texts('given', { title, record: recordName })
    : texts('givenWithDay', { title, record: recordName, ...words });
}

function notificationOf(subject: Subject): PersonalNotification {
  return { reason, companyUserId: subject.companyUserId ?? '', subject, channels: [inApp] };
}

/** Whether the company has turned off what the record belongs to (roles.11). */
function isTurnedOff({ access: { feature } }: TaskOwner, { features }: Membership): boolean {
  return feature !== undefined && !features.has(feature);
}

/** Tasks of people who are here and to whom the records are not closed, with the names of these; none of what the company has turned off. */
async function subjectsOf(
  call: { company: Company; services: Pick<Services, 'registers' | 'roleTable'> },
  tasks: readonly NotifiedTask[],
  { isGiven }: { isGiven: boolean },
): Promise<Subject[]> {
  const people = await membersByPerson(call, [...new Set(tasks.flatMap(({ responsibleId }) => responsibleId ?? []))]);
  const held = tasks.flatMap((task) => {
    const member = people.get(task.responsibleId ?? '');
    return member ? [{ ...task, member }] : [];
  });
  const records = await recordsOf(call, held);
  return held.flatMap(({ taskId, title, dueDate, responsibleId, completedOn = null, member }, place): Subject[] => {
    const record = records[place];
    if (!record || isTurnedOff(record.owner, member)) return [];
    const { name: recordName } = record.access;
    const subject = {
      key: `task:${taskId}`,
      date: dueDate ?? '',
      doneOn: completedOn,
      companyUserId: responsibleId,
      scope: 'task',
      scopeId: taskId,
      subscriptionFeature: record.owner.access.subscriptionFeature,
      affectedId: taskId,
      facts: { ...(dueDate !== null && { day: dueDate }), task: { taskId, title, recordName, isGiven } },
    };
    return [subject];
  });
}
