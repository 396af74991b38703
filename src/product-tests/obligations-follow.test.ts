import { expect, test } from 'vitest';
import { acknowledgeAccessControlWelcomeScreen, setRole } from '#features/access-control/contract/endpoints.ts';
import { updateResponsible } from '#features/contracts/contract/endpoints.ts';
import { update } from '#features/contracts/testing/calls.ts';
import { addedContract } from '#features/contracts/testing/given.ts';
import { getUserNotifications } from '#features/notifications/contract/endpoints-bell.ts';
import { completeTask } from '#features/tasks/contract/endpoints.ts';
import { given, ownTasks } from '#features/tasks/testing/given.ts';
import { roleIds } from '#features/rights/contract/role-ids.ts';
import type { Caller, TestAnswer } from '#testing/caller.ts';
import { testServer } from '#testing/server.ts';

const server = await testServer();

interface Change {
  admin: Caller;
  from: Caller;
  to: Caller;
  contractId: string;
}

const changes: Record<string, (change: Change) => Promise<TestAnswer>> = {
  'is changed': ({ admin, to, contractId }) => update(admin, { contractId, responsible: to.companyUserId }),
  'is handed over': ({ admin, from, to }) =>
    admin.call(updateResponsible, { body: { Responsible: from.companyUserId, NewResponsible: to.companyUserId } }),
  'loses the register': async ({ admin, from }) => {
    await admin.call(acknowledgeAccessControlWelcomeScreen, { body: { directedByCompanyUserId: admin.companyUserId } });
    return admin.call(setRole, { body: { companyUserId: from.companyUserId, roleId: roleIds.employee } });
  },
};

test.each(Object.keys(changes))(
  'open obligations follow the responsible person of a contract, who is told, when that person %s',
  async (how) => {
    const { admin, person } = await server.newCompany();
    const [to, other] = [await person('manager'), await person('officeadmin')];
    const from = await person('officeadmin', { reportsTo: String(to.companyUserId) });
    const { contractId } = await addedContract(admin, { responsible: from.companyUserId });
    const give = async (title: string, { companyUserId: responsibleId }: Caller) =>
      (await given(admin, contractId, { ownerKind: 'contract', title, responsibleId })).taskId;
    const taskId = await give('Ring selgeren', from);
    const done = await give('Send faktura', from);
    await from.call(completeTask, { body: { taskId: done, comment: 'Gjort' }, files: [] });
    await give('Sjekk prisen', other);

    expect((await changes[how]?.({ admin, from, to, contractId }))?.codes).toEqual([]);
    const titles = async (who: Caller) => (await ownTasks(who)).map(({ title }) => title);
    expect(await Promise.all([from, to, other].map(titles))).toEqual([[], ['Ring selgeren'], ['Sjekk prisen']]);
    const told = JSON.stringify((await to.call(getUserNotifications, { query: { limit: 25 } })).json);
    expect([told.includes('Ring selgeren'), told.includes(taskId)]).toEqual([true, true]);
  },
);

test('obligations go back when a handover is undone, those of the receiver stay, and what is unread of it is withdrawn', async () => {
  const { admin, person } = await server.newCompany();
  const [from, to] = [await person('officeadmin'), await person('officeadmin')];
  const { contractId } = await addedContract(admin, { responsible: from.companyUserId });
  const give = async (title: string, { companyUserId: responsibleId }: Caller) =>
    given(admin, contractId, { ownerKind: 'contract', title, responsibleId });
  await give('Ring selgeren', from);
  await give('Sjekk prisen', to);
  const titlesOf = async (who: Caller) => (await ownTasks(who)).map(({ title }) => title);
  const told = async (who: Caller) => {
    const text = JSON.stringify((await who.call(getUserNotifications, { query: { limit: 25 } })).json);
    return [text.includes('Ring selgeren'), text.includes('Sjekk prisen')];
  };
  const there = { Responsible: from.companyUserId, NewResponsible: to.companyUserId };
  const { contracts } = (await admin.call(updateResponsible, { body: there })).json;
  expect(await told(to)).toEqual([true, true]);
  const before = await told(from);

  const back = { Responsible: to.companyUserId, NewResponsible: from.companyUserId, contracts };
  expect((await admin.call(updateResponsible, { body: back })).json['handedOver']).toBe(1);
  expect([await titlesOf(from), await titlesOf(to)]).toEqual([['Ring selgeren'], ['Sjekk prisen']]);
  expect([await told(from), await told(to)]).toEqual([before, [false, true]]);
});

test('obligations of somebody who becomes external go to whoever gets the contract', async () => {
  const { admin, person } = await server.newCompany();
  const [from, hr] = [await person('officeadmin'), await person('hradmin')];
  const { contractId } = await addedContract(admin, { responsible: from.companyUserId });
  await given(admin, contractId, { ownerKind: 'contract', title: 'Ring selgeren', responsibleId: from.companyUserId });
  await admin.call(acknowledgeAccessControlWelcomeScreen, { body: { directedByCompanyUserId: admin.companyUserId } });
  const body = { companyUserId: from.companyUserId, roleId: roleIds.accountant };
  expect((await admin.call(setRole, { body })).codes).toEqual([]);
  expect([(await ownTasks(hr)).length, (await ownTasks(admin)).map(({ title }) => title)]).toEqual([0, ['Ring selgeren']]);
});
