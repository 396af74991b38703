import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { getUserNotifications, makeAllNotificationsRead } from '#features/notifications/contract/endpoints-bell.ts';
import type { Notification } from '#features/notifications/contract/notification.ts';
import { deactivateCompanyUser } from '#features/people/contract/endpoints-life.ts';
import { lockReportingLines } from '#features/people/server/public.ts';
import { untilWaiting } from '#kernel/testing/until-waiting.ts';
import type { Caller } from '#testing/caller.ts';
import { testServer } from '#testing/server.ts';
import { handOverTasks, markAsCompleted } from '../contract/endpoints-tasks.ts';
import { givenPlan, planSeen } from '../testing/given.ts';
import { teamIn } from '../testing/team.ts';

const server = await testServer();

const team = () => teamIn(server, { hasBoth: true });
const sentences = async (who: Caller) =>
  ((await who.call(getUserNotifications, { query: { limit: 25 } })).json['userNotifications'] as Notification[]).map(
    ({ notificationReasonDescription }) => notificationReasonDescription,
  );

test('tasks go back when a handover is undone, those alone that went and are unchanged, and whoever has not read of it is not told', async () => {
  const { leader, member, colleague, person } = await team();
  const other = await person('employee', { reportsTo: String(leader.companyUserId) });
  const all = ['Vis rundt', 'Bestill pc', 'Lag kontrakt'].map((title) => ({ title, responsibleId: colleague.companyUserId }));
  const own = { title: 'Egen', responsibleId: other.companyUserId };
  const plan = await givenPlan(leader, member.companyUserId, { tasks: [...all, own] });
  const fresh = await givenPlan(leader, other.companyUserId, { tasks: [all[0]] });
  const before = [await sentences(colleague), await sentences(other)];
  const hand = async (from: Caller, to: Caller, tasks?: unknown) =>
    (await leader.call(handOverTasks, { body: { companyUserId: from.companyUserId, newCompanyUserId: to.companyUserId, tasks } })).json;
  const holders = async () => (await planSeen(leader, plan.id))?.tasks.map(({ responsibleId }) => responsibleId === other.companyUserId);

  const { handedOver, tasks } = await hand(colleague, other);
  // None goes to whom its plan is about.
  expect([handedOver, (await planSeen(leader, fresh.id))?.tasks[0]?.responsibleId]).toEqual([3, colleague.companyUserId]);
  expect((await sentences(other)).length).toBe((before[1]?.length ?? 0) + 1);
  expect(await hand(other, colleague, tasks)).toMatchObject({ handedOver: 3 });
  expect([await holders(), [await sentences(colleague), await sentences(other)]]).toEqual([[false, false, false, true], before]);

  const again = await hand(colleague, other);
  await leader.call(markAsCompleted, { body: { encId: plan.tasks[0]?.id, encOnOffBoardingId: plan.id } });
  expect(await hand(other, colleague, again['tasks'])).toMatchObject({ handedOver: 2 });
  expect(await holders()).toEqual([true, false, false, true]);
  expect((await sentences(other))[0]).toBe('2 av oppgavene dine i planen for Ola Lie er overført til en annen.');
  expect((await sentences(colleague))[0]).toBe('Du har fått 2 nye oppgaver i planen for Ola Lie.');
});

test('whoever has read of tasks that go back is told of that too', async () => {
  const { leader, member, colleague, person } = await team();
  const other = await person('employee');
  await givenPlan(leader, member.companyUserId, { tasks: [{ title: 'Vis rundt', responsibleId: colleague.companyUserId }] });
  const there = { companyUserId: colleague.companyUserId, newCompanyUserId: other.companyUserId };
  const { tasks } = (await leader.call(handOverTasks, { body: there })).json;
  await other.call(makeAllNotificationsRead, { body: {} });
  const back = { companyUserId: other.companyUserId, newCompanyUserId: colleague.companyUserId, tasks };
  await leader.call(handOverTasks, { body: back });
  expect((await sentences(other))[0]).toBe('En av oppgavene dine i planen for Ola Lie er overført til en annen.');
  expect((await sentences(colleague)).filter((sentence) => sentence.includes('overført'))).toEqual([]);
});

test('the undo of a handover answers once more as it did, and not to somebody who has left since', async () => {
  const { admin, leader, member, colleague, person } = await team();
  const other = await person('employee');
  await givenPlan(leader, member.companyUserId, { tasks: [{ title: 'Vis rundt', responsibleId: colleague.companyUserId }] });
  const hand = (body: object, key: string = crypto.randomUUID()) => leader.call(handOverTasks, { body }, { 'idempotency-key': key });
  const there = { companyUserId: colleague.companyUserId, newCompanyUserId: other.companyUserId };
  const back = { companyUserId: other.companyUserId, newCompanyUserId: colleague.companyUserId };
  const { tasks } = (await hand(there)).json;
  const key = crypto.randomUUID();
  const undone = (await hand({ ...back, tasks }, key)).json;
  expect([undone['handedOver'], (await hand({ ...back, tasks }, key)).json]).toEqual([1, undone]);
  const again = (await hand(there)).json;
  expect((await admin.call(deactivateCompanyUser, { body: { companyUserId: colleague.companyUserId } })).codes).toEqual([]);
  expect((await hand({ ...back, tasks: again['tasks'] })).codes).toEqual(['onoffboarding.CannotGoBack']);
});

test('tasks are not handed over to somebody who leaves at the same moment', async () => {
  const { companyId, leader, member, colleague, person } = await team();
  const other = await person('employee');
  await givenPlan(leader, member.companyUserId, { tasks: [{ title: 'Vis rundt', responsibleId: colleague.companyUserId }] });
  const { answer } = await server.database.forCompany(companyId, async (company) => {
    await lockReportingLines(company);
    await sql`update company_user set state = 'inactive' where company_id = ${companyId} and id = ${other.companyUserId}::uuid`.execute(
      company.tx,
    );
    const given = leader.call(handOverTasks, { body: { companyUserId: colleague.companyUserId, newCompanyUserId: other.companyUserId } });
    await untilWaiting(server.database);
    return { answer: given };
  });
  expect((await answer).codes).toEqual(['onoffboarding.NotResponsible']);
});
