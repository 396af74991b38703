import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { completeTask } from '#features/tasks/contract/endpoints.ts';
import { given, ownTasks } from '#features/tasks/testing/given.ts';
import { untilWaiting } from '#kernel/testing/until-waiting.ts';
import { testServer } from '#testing/server.ts';
import { update } from '../testing/calls.ts';
import { addedContract } from '../testing/given.ts';

const server = await testServer();

test('a repeating obligation is completed while its contract goes to somebody else', async () => {
  const { admin, companyId, person } = await server.newCompany();
  const [lead, successor] = [await person('manager'), await person('manager')];
  const { contractId, version } = await addedContract(admin, { responsible: lead.companyUserId });
  const { taskId } = await given(admin, contractId, {
    ownerKind: 'contract',
    dueDate: '2026-11-20',
    responsibleId: lead.companyUserId,
    repeat: { number: 1, unit: 'month' },
  });
  const { begun } = await server.database.forCompany(companyId, async ({ tx }) => {
    await sql`select from task where company_id = ${companyId} and id = ${taskId}::uuid for update`.execute(tx);
    const completing = admin.call(completeTask, { body: { taskId, comment: 'Gjort' }, files: [] });
    await untilWaiting(server.database, 1);
    const changing = update(admin, { contractId, version, responsible: successor.companyUserId });
    await untilWaiting(server.database, 2);
    return { begun: Promise.all([completing, changing]) };
  });
  const [completed, changed] = await begun;
  expect([completed.status, changed.status]).toEqual([200, 200]);
  expect(completed.json['next']).toMatchObject({ ownerId: contractId });
  expect([await ownTasks(lead), await ownTasks(successor)].flat()).toHaveLength(1);
});
