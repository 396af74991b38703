import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { getUserNotifications } from '#features/notifications/contract/endpoints-bell.ts';
import { simulateRule } from '#features/notifications/contract/endpoints-rules.ts';
import { ruleFields } from '#features/notifications/testing/rules-of.ts';
import { deactivateCompanyUser, deleteCompanyUser } from '#features/people/contract/endpoints-life.ts';
import { completeTask, reopenTask } from '#features/tasks/contract/endpoints.ts';
import { openPage, type Page } from '#testing/live-client.ts';
import { logLines } from '#testing/log-lines.ts';
import type { Caller } from '#testing/caller.ts';
import { testServer } from '#testing/server.ts';
import { updateTask } from '../contract/endpoints-tasks.ts';
import { deletePlan, getPlans, updatePlan } from '../contract/endpoints.ts';
import { complete, givenPlan, planSeen } from '../testing/given.ts';
import { teamIn } from '../testing/team.ts';

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

test('the log keeps plans about its readers from them, with their tasks and also in the trash, but not from System Admins', async () => {
  const { admin, person } = await server.newCompany();
  const [hr, other] = [await person('hradmin'), await person('employee')];
  await givenPlan(admin, hr.companyUserId, { type: 'Offboarding', tasks: hidden, isPublished: false });
  const deleted = await givenPlan(admin, hr.companyUserId, { tasks: hidden });
  await complete(admin, { id: deleted.tasks[0]?.id ?? '', onOffBoardingId: deleted.id });
  expect((await admin.call(deletePlan, { body: { id: deleted.id } })).codes).toEqual([]);
  await givenPlan(admin, other.companyUserId, { tasks: hidden });
  const said = async (who: Caller) => {
    const lines = JSON.stringify(await logLines(who, { areas: ['onOffBoarding'] }));
    return [hr.companyUserId, other.companyUserId, 'Bestill gave'].map((word) => lines.includes(String(word)));
  };
  expect(await said(admin)).toEqual([true, true, true]);
  expect(await said(hr)).toEqual([false, true, false]);
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

test('a task that is completed among all tasks is in the log of its plan, kept from its person, and erased with them', async () => {
  const { companyId, admin, person } = await server.newCompany();
  const [leader, other] = [await person('manager', { firstName: 'Eva', lastName: 'Dal' }), await person('manager')];
  const [ofLeader, ofOther] = [await page(leader), await page(other)];
  const plan = await givenPlan(admin, leader.companyUserId, { tasks: hidden });
  const taskId = plan.tasks[0]?.id;
  const files = [{ name: 'kvittering.txt', bytes: Buffer.from('Bestilt') }];
  expect((await admin.call(completeTask, { body: { taskId }, files })).codes).toEqual([]);
  expect((await admin.call(reopenTask, { body: { taskId } })).codes).toEqual([]);
  const said = await Promise.all(
    ['onOffBoardingTask', 'onOffBoardingPlan'].map(async (entity) =>
      (await logLines(admin, { record: { entity, id: plan.id } })).map(({ sentence }) => sentence),
    ),
  );
  expect(said).toEqual([
    ['Kari Nordmann åpnet oppgaven «Bestill gave» i en plan igjen', 'Kari Nordmann fullførte oppgaven «Bestill gave» i en plan'],
    [
      'Onboardingplanen for Eva Dal er åpen igjen',
      'Onboardingplanen for Eva Dal ble fullført med den siste oppgaven',
      'Kari Nordmann opprettet en onboardingplan for Eva Dal',
    ],
  ]);
  const about = await givenPlan(admin, other.companyUserId, { tasks: hidden });
  await expect.poll(() => ofLeader.lines().join(), { interval: 20 }).toContain(about.id);
  expect(ofLeader.lines().filter((line) => /onOffBoarding|task/.test(line) && !line.includes(about.id))).toEqual([]);
  expect(ofOther.lines().join()).toContain(`onOffBoardingTask ${plan.id}`);
  expect((await admin.call(deactivateCompanyUser, { body: { companyUserId: leader.companyUserId } })).codes).toEqual([]);
  expect((await admin.call(deleteCompanyUser, { body: { companyUserId: leader.companyUserId } })).codes).toEqual([]);
  const { rows } = await server.database.forCompany(companyId, ({ tx }) =>
    sql<{ kept: number }>`
      select count(*)::integer as kept from audit_detail where company_id = ${companyId} and after ->> 'files' is not null`.execute(tx),
  );
  expect(rows[0]?.kept).toBe(0);
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

test('whoever a plan is about sees on their open page what changes of the tasks that are shown to them, and of no others', async () => {
  const { admin, person } = await server.newCompany();
  const member = await person('employee');
  const ofMember = await page(member);
  const [shown, kept] = [
    { title: 'Vis rundt', relativeResponsible: 'planCreator', visibleToEmployee: true },
    { title: 'Bestill gave', relativeResponsible: 'planCreator' },
  ];
  const told = () => ofMember.lines().filter((line) => line.includes('onOffBoardingPlan')).length;
  const draft = await givenPlan(admin, member.companyUserId, { tasks: [kept, shown], isPublished: false });
  const [hiddenTask, shownTask] = draft.tasks;
  if (!hiddenTask || !shownTask) throw new Error('The plan has fewer tasks');
  const publish = () => admin.call(updatePlan, { body: { plan: { id: draft.id, isPublished: true } } });
  const steps: [() => Promise<{ codes: string[] }>, number][] = [
    [publish, 1],
    [() => complete(admin, hiddenTask), 0],
    [() => complete(admin, shownTask), 1],
    [() => admin.call(reopenTask, { body: { taskId: shownTask.id } }), 1],
    [() => admin.call(updateTask, { body: { id: shownTask.id, onOffBoardingId: draft.id, visibleToEmployee: false } }), 1],
    [() => complete(admin, shownTask), 0],
  ];
  let before = told();
  expect(before).toBe(0);
  for (const [step, more] of steps) {
    expect((await step()).codes).toEqual([]);
    // Messages come in order: this one says that those before it have come.
    const mark = await givenPlan(admin, (await person('employee')).companyUserId, {
      tasks: [{ title: 'Hils', responsibleId: member.companyUserId }],
    });
    await expect.poll(() => ofMember.lines().join(), { interval: 20 }).toContain(mark.id);
    expect(told() - before).toBe(more + 1);
    before = told();
  }
});

test('simulating a rule neither shows nor counts a plan about oneself, and shows nobody what a task of others is', async () => {
  const { admin, person } = await server.newCompany();
  const [hr, other] = [await person('hradmin'), await person('hradmin')];
  const tasks = [{ title: 'Bestill gave', relativeResponsible: 'planCreator', relativeDueDate: 0 }];
  await givenPlan(admin, hr.companyUserId, { type: 'Offboarding', tasks, referenceDate: '2026-11-20' });
  const reason = 'OnOffBoardingTaskResponsible' as const;
  const rule = ruleFields({ reason, recipients: ['relatedUser'], difference: { direction: 'before', days: 1 } });
  const simulated = async (who: Caller) => {
    const { json } = await who.call(simulateRule, { body: { rule } });
    return [json['total'], json['notShown'], JSON.stringify(json['sent']).includes('Bestill gave')];
  };
  expect(await simulated(hr)).toEqual([0, 0, false]);
  expect(await simulated(other)).toEqual([1, 0, false]);
  expect(await simulated(admin)).toEqual([1, 0, true]);
});

test('the plans say whom one may plan for, also to those who see everybody', async () => {
  const { person, admin, leader, member, colleague } = await teamIn(server, { hasBoth: true });
  const office = await person('officeadmin');
  const below = await person('employee', { reportsTo: String(office.companyUserId) });
  const teamOf = async (who: Caller) => (await who.call(getPlans)).json['team'];
  expect(await teamOf(office)).toEqual([below.companyUserId]);
  expect(await teamOf(leader)).toEqual(expect.arrayContaining([member.companyUserId, colleague.companyUserId]));
  expect(await teamOf(admin)).toBeNull();
});
