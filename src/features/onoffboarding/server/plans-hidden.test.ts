import { afterEach, expect, test } from 'vitest';
import { getUserNotifications } from '#features/notifications/contract/endpoints-bell.ts';
import { openPage, type Page } from '#testing/live-client.ts';
import { logLines } from '#testing/log-lines.ts';
import type { Caller } from '#testing/caller.ts';
import { testServer } from '#testing/server.ts';
import { updatePlan } from '../contract/endpoints.ts';
import { complete, givenPlan, planSeen } from '../testing/given.ts';

const server = await testServer();
const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
const pages: Page[] = [];
afterEach(async () => {
  for (const { hub } of pages.splice(0)) await hub.stop();
});
async function page(who: Caller): Promise<Page> {
  const opened = await openPage(address, who);
  pages.push(opened);
  return opened;
}
const hidden = [{ title: 'Bestill gave', relativeResponsible: 'planCreator' }];

test('nobody is told of a plan about themselves by their role, be it that of readers of the log', async () => {
  const { admin, person } = await server.newCompany();
  const [leader, other, hr] = [await person('manager'), await person('manager'), await person('hradmin')];
  const [ofLeader, ofOther, ofHr] = [await page(leader), await page(other), await page(hr)];
  const about = await givenPlan(admin, leader.companyUserId, { tasks: hidden });
  const aboutHr = await givenPlan(admin, hr.companyUserId, { type: 'Offboarding', tasks: hidden, isPublished: false });
  await complete(admin, { id: about.tasks[0]?.id ?? '', onOffBoardingId: about.id });
  await expect.poll(() => ofOther.lines().join(), { interval: 20 }).toContain(aboutHr.id);
  await expect.poll(() => ofHr.lines().join(), { interval: 20 }).toContain(about.id);
  expect(ofLeader.lines().join()).not.toContain(about.id);
  expect(ofLeader.lines().join()).toContain(aboutHr.id);
  expect(ofHr.lines().join()).not.toContain(aboutHr.id);
});

test('whoever is given a task sees it at once, without the permission to edit plans', async () => {
  const { admin, person } = await server.newCompany();
  const [member, colleague] = [await person('employee'), await person('employee')];
  const [ofMember, ofColleague] = [await page(member), await page(colleague)];
  const plan = await givenPlan(admin, member.companyUserId, { tasks: [{ title: 'Hent gave', responsibleId: colleague.companyUserId }] });
  await expect.poll(() => ofColleague.lines().join(), { interval: 20 }).toContain(plan.id);
  expect(ofMember.lines().join()).not.toContain(plan.id);
});

test('whoever made a plan that is about them by now is no longer told of it', async () => {
  const { admin, person } = await server.newCompany();
  const leader = await person('manager');
  const member = await person('employee', { reportsTo: String(leader.companyUserId) });
  const plan = await givenPlan(leader, member.companyUserId, { tasks: [{ title: 'Bestill gave', responsibleId: admin.companyUserId }] });
  const body = { plan: { id: plan.id, companyUserId: leader.companyUserId } };
  expect((await admin.call(updatePlan, { body })).codes).toEqual([]);
  expect(await planSeen(leader, plan.id)).toBeUndefined();
  for (const task of plan.tasks) await complete(admin, task);
  expect((await planSeen(admin, plan.id))?.status).toBe('completed');
  expect((await leader.call(getUserNotifications, { query: { limit: 25 } })).json['userNotifications']).toEqual([]);
});

test('a plan that is given to another person has their name in the log, and is kept from them alone', async () => {
  const { admin, person } = await server.newCompany();
  const [leader, next] = [
    await person('manager', { firstName: 'Eva', lastName: 'Dal' }),
    await person('manager', { firstName: 'Nils', lastName: 'Moe' }),
  ];
  const tasks = [{ title: 'Bestill gave', relativeResponsible: 'planCreator', relativeDueDate: 1 }];
  const plan = await givenPlan(admin, leader.companyUserId, { tasks });
  const [ofLeader, ofNext] = [await page(leader), await page(next)];
  const change = { id: plan.id, companyUserId: next.companyUserId, referenceDate: '2026-12-28' };
  expect((await admin.call(updatePlan, { body: { plan: change, shouldUpdateTaskDueDates: true } })).codes).toEqual([]);
  const other = await givenPlan(admin, (await person('employee')).companyUserId, { tasks });
  await expect.poll(() => ofNext.lines().join(), { interval: 20 }).toContain(other.id);
  expect(ofNext.lines().join()).not.toContain(plan.id);
  expect(ofLeader.lines().join()).toContain(plan.id);
  const [line] = (await logLines(admin, { record: { entity: 'onOffBoardingPlan', id: plan.id } })).filter(({ action }) =>
    action.endsWith('updatePlan'),
  );
  expect(line).toMatchObject({ sentence: expect.stringContaining('Nils Moe'), person: { companyUserId: next.companyUserId } });
});
