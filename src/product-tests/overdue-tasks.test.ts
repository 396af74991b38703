import { afterEach, describe, expect, test } from 'vitest';
import { getUserNotifications } from '#features/notifications/contract/endpoints-bell.ts';
import type { Notification } from '#features/notifications/contract/notification.ts';
import { evaluateCompany } from '#features/notifications/server/engine/evaluate.ts';
import { makeRule } from '#features/notifications/testing/rules-of.ts';
import type { Caller } from '#testing/caller.ts';
import { testServer } from '#testing/server.ts';
import { completeTask, updateTask } from '#features/tasks/contract/endpoints.ts';
import { given } from '#features/tasks/testing/given.ts';
import { jobs } from '#features/tasks/server/jobs.ts';

const server = await testServer();
afterEach(() => server.clock.set('2026-11-21T09:00:00Z'));

async function team() {
  const company = await server.newCompany();
  const leader = await company.person('manager');
  const doer = await company.person('employee', { firstName: 'Nils', lastName: 'Moe', reportsTo: String(leader.companyUserId) });
  const member = await company.person('employee', { firstName: 'Ola', lastName: 'Lie' });
  const task = await given(company.admin, member.companyUserId, { responsibleId: doer.companyUserId, dueDate: '2026-11-20' });
  return { ...company, leader, doer, member, ...task };
}
const told = async (who: Caller) => {
  const { json } = await who.call(getUserNotifications, { query: { limit: 25 } });
  const sentences = (json['userNotifications'] as Notification[]).map(({ notificationReasonDescription: words }) => words);
  return sentences.filter((words) => !words.startsWith('Du har fått'));
};
const runJob = async () => {
  for (const { run } of jobs) await run(server.services, {});
};

describe('an overdue task', () => {
  const overdue = 'Oppgaven din «Bestill nøkkelkort» om Ola Lie hadde frist 20. november.';

  test('is told once in the product, when the next day has begun', async () => {
    // 06:30 in Oslo.
    server.clock.set('2026-11-21T05:30:00Z');
    const { doer } = await team();
    await runJob();
    expect(await told(doer)).toEqual([]);
    server.clock.set('2026-11-21T06:00:00Z');
    await runJob();
    await runJob();
    expect(await told(doer)).toEqual([overdue]);
  });

  test('is not told on its day', async () => {
    const { admin, doer, taskId } = await team();
    await admin.call(updateTask, { body: { taskId, dueDate: '2026-11-21' } });
    await runJob();
    expect(await told(doer)).toEqual([]);
  });

  test('is told anew when it is given another day that has passed', async () => {
    const { admin, doer, taskId } = await team();
    await runJob();
    await admin.call(updateTask, { body: { taskId, dueDate: '2026-11-19' } });
    await runJob();
    expect(await told(doer)).toEqual([overdue.replace('20', '19'), overdue]);
  });

  test('that is completed is not told', async () => {
    const { doer, taskId } = await team();
    await doer.call(completeTask, { body: { taskId }, files: [] });
    await runJob();
    expect(await told(doer)).toEqual([]);
  });

  test('is told by a rule instead, to the manager without its words', async () => {
    const { admin, companyId, doer, leader } = await team();
    await makeRule(admin, {
      reason: 'TaskResponsible',
      title: 'Over fristen',
      recipients: ['relatedUser', 'reportingManager'],
      difference: { direction: 'after', days: 1 },
    });
    await runJob();
    await evaluateCompany(server.services, companyId);
    expect(await told(doer)).toEqual([overdue]);
    expect(await told(leader)).toEqual(['Nils Moe har en oppgave som hadde frist 20. november.']);
  });
});
