import ical, { ICalEventClass, ICalEventTransparency } from 'ical-generator';
import { readLanguage } from '#features/absence/server/public.ts';
import { memberByPerson } from '#features/people/server/public.ts';
import type { Membership } from '#kernel/server/actor.ts';
import { passesAccess } from '#kernel/server/passes-access.ts';
import { allDay, calendarFile, isNewFetch } from '#kernel/server/calendar-file.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { newId } from '#kernel/server/id.ts';
import { storedSecrets } from '#kernel/server/secret-access.ts';
import type { Handler } from '#kernel/server/serve.ts';
import { renewSecret, revokeSecrets } from '#kernel/server/store-secret.ts';
import type {
  createPlanFeed as createContract,
  deletePlanFeed as deleteContract,
  getPlanFeed as getContract,
  PlanFeed,
  readPlanFeed as contract,
} from '../contract/endpoints-feed.ts';
import { feedAccess } from '../contract/gates.ts';
import { feedSecrets } from '../contract/kinds.ts';
import { enExport } from '../texts/en-export.ts';
import { noExport } from '../texts/no-export.ts';
import { editable } from './open-plan.ts';
import { deleteFeedOf, insertFeed, noteFetch, readFeed, type FeedRow } from './store-feed.ts';
import { readPlans } from './store-plans.ts';
import { readGivenTasks, type TaskRecord } from './store-tasks.ts';

/** The addresses of calendars with due dates of plans. */
export const planFeedSecrets = storedSecrets(feedSecrets);

const editing = 'OnOffBoardingAddAndModify';

/** Ends the calendar address of a person; returns whether there was one. */
export async function endFeed(company: Company, companyUserId: string): Promise<boolean> {
  const targets = await deleteFeedOf(company, companyUserId);
  await revokeSecrets(company, { kind: feedSecrets, targets });
  return targets.length > 0;
}

export const getPlanFeed: Handler<typeof getContract> = async ({ company, actor }) => {
  const feed = await readFeed(company, actor.member);
  return { feed: feed ? present(feed) : null };
};

/** Makes a secret address, which is shown only once; the one before stops working. */
export const createPlanFeed: Handler<typeof createContract> = async (
  { company, actor, services, now, audit, fail },
  { body: { scope } },
) => {
  const { companyUserId, permissions } = actor.member;
  if (scope === 'all' && !permissions.has(editing)) fail('common.Forbidden');
  await endFeed(company, companyUserId);
  const row = { feedId: newId(), companyUserId, scope, createdAt: now, fetchedAt: null };
  await insertFeed(company, row);
  const secret = await renewSecret(company, { kind: feedSecrets, target: row.feedId });
  audit({ entity: 'onOffBoardingFeed', entityId: row.feedId, companyUserId, after: { scope } });
  return { feed: present(row), address: `${services.config.publicUrl}/api/onoffboarding/feed/${secret}` };
};

export const deletePlanFeed: Handler<typeof deleteContract> = async ({ company, actor, fail, audit }) => {
  const { companyUserId } = actor.member;
  const feed = (await readFeed(company, { companyUserId })) ?? fail('common.NotFound');
  await endFeed(company, companyUserId);
  audit({ entity: 'onOffBoardingFeed', entityId: feed.feedId, companyUserId, before: { scope: feed.scope }, after: {} });
  return {};
};

function present({ feedId, scope, createdAt, fetchedAt }: FeedRow): PlanFeed {
  return { feedId, scope, createdDate: createdAt.toISOString(), lastFetchedDate: fetchedAt?.toISOString() ?? null };
}

/** The due dates that the owner of an address may see now, while they are active and reach plans (plans.23). */
export const readPlanFeed: Handler<typeof contract> = async ({ company, services, target, now, fail }) => {
  const feed = (await readFeed(company, { feedId: target })) ?? fail('common.NotFound');
  const member = await memberByPerson({ company, services }, feed.companyUserId);
  if (!member || member.state !== 'active' || member.isExternal || !passesAccess(member, feedAccess)) return fail('common.NotFound');
  if (isNewFetch(feed.fetchedAt, now)) await noteFetch(company, feed.feedId, now);
  const language = await readLanguage(company, feed.companyUserId);
  return calendarFile(await calendarOf(company, { member, scope: feed.scope, language }));
};

interface Reading {
  member: Membership;
  scope: FeedRow['scope'];
  language: 'no' | 'en';
}

/** One all-day event for each open task with a day. */
async function calendarOf(company: Company, { member, scope, language }: Reading): Promise<string> {
  const tasks = await tasksOf(company, member, scope);
  const plans = new Map(
    (await readPlans(company, { ids: [...new Set(tasks.map(({ planId }) => planId))] })).map((plan) => [plan.id, plan]),
  );
  const texts = language === 'no' ? noExport : enExport;
  const prodId = { company: 'Samspill', product: 'Plans', language: language === 'no' ? 'NO' : 'EN' };
  const calendar = ical({ name: texts.calendar, prodId, ttl: 3600 });
  for (const { id, planId, title, dueDate, responsibleId, responsibleName, version } of tasks) {
    const plan = plans.get(planId);
    if (!plan || dueDate === null) continue;
    const about = plan.personId === member.companyUserId ? title : `${title} (${plan.personName})`;
    const isOthers = responsibleId !== member.companyUserId && responsibleName !== null;
    calendar.createEvent({
      // The identity stays with the task, and the sequence tells calendars that it has changed.
      id: `${id}@samspill`,
      sequence: version,
      ...allDay(dueDate),
      stamp: plan.createdAt,
      summary: isOthers ? `${about} – ${responsibleName}` : about,
      class: ICalEventClass.CONFIDENTIAL,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return calendar.toString();
}

/** One’s own, and with the right to edit those of all plans in reach; never a hidden one of a plan about oneself. */
async function tasksOf(company: Company, member: Membership, scope: FeedRow['scope']): Promise<TaskRecord[]> {
  const open = { includeCompleted: false };
  const own = await readGivenTasks(company, { responsibleId: member.companyUserId }, open);
  if (scope === 'mine' || !member.permissions.has(editing)) return own;
  const others = await readGivenTasks(company, { plans: await editable({ company, actor: { member } }) }, open);
  const ids = new Set(own.map(({ id }) => id));
  return [...own, ...others.filter(({ id }) => !ids.has(id))];
}
