import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { setItemPermissions } from '#features/access-control/contract/endpoints-item.ts';
import { addedContract } from '#features/contracts/testing/given.ts';
import { completeTask, createTask, updateTask } from '#features/tasks/contract/endpoints.ts';
import { taskReason } from '#features/tasks/server/notify-responsible.ts';
import { given, ownTasks } from '#features/tasks/testing/given.ts';
import type { Caller } from '#testing/caller.ts';
import { testServer } from '#testing/server.ts';

const server = await testServer();
const { database, services } = server;

const restrict = (who: Caller, itemId: string) =>
  who.call(setItemPermissions, {
    body: { itemType: 'contract', itemId, grants: [{ companyUserId: who.companyUserId, level: 'full' }] },
  });
const obligation = (contractId: string, responsible: Caller) => ({
  ownerKind: 'contract',
  ownerId: contractId,
  title: 'Ring selgeren',
  dueDate: '2026-11-20',
  responsibleId: responsible.companyUserId,
});

/** A company with a contract that a manager is responsible for. */
async function companyWithContract() {
  const company = await server.newCompany();
  const [office, lead] = [await company.person('officeadmin'), await company.person('manager')];
  const { contractId } = await addedContract(company.admin, { name: 'Oppkjøp', responsible: lead.companyUserId });
  return { ...company, office, lead, contractId };
}

test('an obligation is not given to somebody to whom its contract is closed', async () => {
  const { admin, office, lead, contractId } = await companyWithContract();
  await restrict(admin, contractId);
  expect((await admin.call(createTask, { body: obligation(contractId, office) })).codes).toEqual(['tasks.ClosedToResponsible']);
  const { taskId } = await given(admin, contractId, obligation(contractId, lead));
  const answer = await admin.call(updateTask, { body: { taskId, responsibleId: office.companyUserId } });
  expect(answer.codes).toEqual(['tasks.ClosedToResponsible']);
});

test('nobody is told of an obligation of a contract that is closed to them', async () => {
  const { admin, companyId, office, lead, contractId } = await companyWithContract();
  await restrict(admin, contractId);
  const { taskId } = await given(admin, contractId, obligation(contractId, lead));
  const subjects = () =>
    database.forCompany(companyId, (unit) => taskReason.subjects(unit, services, { from: '2026-11-01', to: '2026-11-30' }));
  expect(await subjects()).toHaveLength(1);
  await database.forCompany(companyId, ({ tx }) =>
    sql`update task set responsible_id = ${office.companyUserId}::uuid where company_id = ${companyId} and id = ${taskId}::uuid`.execute(
      tx,
    ),
  );
  expect(await subjects()).toEqual([]);
});

test('open obligations of a contract that is closed to who has them go to whoever is responsible for it', async () => {
  const { admin, office, lead, contractId } = await companyWithContract();
  const { taskId } = await given(admin, contractId, obligation(contractId, office));
  await restrict(admin, contractId);
  expect(await ownTasks(office)).toEqual([]);
  expect(await ownTasks(lead)).toMatchObject([{ taskId }]);
});

test('the next of a repeating obligation goes to whoever is responsible for the contract, when it is closed to who had the last', async () => {
  const { admin, companyId, office, lead, contractId } = await companyWithContract();
  await restrict(admin, contractId);
  const { taskId } = await given(admin, contractId, { ...obligation(contractId, lead), repeat: { number: 1, unit: 'month' } });
  await database.forCompany(companyId, ({ tx }) =>
    sql`update task set responsible_id = ${office.companyUserId}::uuid where company_id = ${companyId} and id = ${taskId}::uuid`.execute(
      tx,
    ),
  );
  const { json } = await admin.call(completeTask, { body: { taskId, comment: 'Gjort' }, files: [] });
  expect(json['next']).toMatchObject({ responsibleId: lead.companyUserId });
});

test('who restricts a contract changes nothing of one that is closed to them', async () => {
  const { admin, companyId, office, lead, contractId } = await companyWithContract();
  await restrict(admin, contractId);
  const { taskId } = await given(admin, contractId, obligation(contractId, lead));
  const stranger = office.companyUserId;
  const hold = (id: string | undefined) =>
    database.forCompany(companyId, ({ tx }) =>
      sql<{ id: string | null }>`update task set responsible_id = coalesce(${id ?? null}::uuid, responsible_id)
        where company_id = ${companyId} and id = ${taskId}::uuid returning responsible_id as id`.execute(tx),
    );
  await hold(stranger);
  const other = await addedContract(admin, { name: 'Leie', responsible: lead.companyUserId });
  expect((await restrict(office, other.contractId)).codes).toEqual([]);
  expect((await hold(undefined)).rows).toEqual([{ id: stranger }]);
});

test('obligations of a contract that nobody is responsible for go to who restricts it', async () => {
  const { admin, companyId, office, contractId } = await companyWithContract();
  await database.forCompany(companyId, ({ tx }) =>
    sql`update contract set responsible_id = null where company_id = ${companyId} and id = ${contractId}::uuid`.execute(tx),
  );
  const { taskId } = await given(admin, contractId, obligation(contractId, office));
  await restrict(admin, contractId);
  expect(await ownTasks(admin)).toMatchObject([{ taskId }]);
});

test('nobody is told of obligations while the company has turned contracts off', async () => {
  const { admin, companyId, office, contractId } = await companyWithContract();
  await given(admin, contractId, obligation(contractId, office));
  const told = (featuresOff: string) =>
    database.forCompany(companyId, async (company) => {
      await sql`update company set features_off = ${featuresOff}::text[] where company_id = ${companyId}`.execute(company.tx);
      return (await taskReason.subjects(company, services, { from: '2026-11-01', to: '2026-11-30' })).length;
    });
  expect([await told('{contracts}'), await told('{}')]).toEqual([0, 1]);
});
