import { expect, test } from 'vitest';
import { setItemPermissions } from '#features/access-control/contract/endpoints-item.ts';
import { viewAs } from '#features/access-control/contract/endpoints-view.ts';
import { folderOfPerson, note, uploadForPerson } from '#features/files/testing/uploaded.ts';
import { getCompanyUserFiles } from '#features/files/contract/endpoints-people.ts';
import { personNotes } from '#features/notes/contract/endpoints.ts';
import { getPlan, getPlans } from '#features/onoffboarding/contract/endpoints.ts';
import { givenPlan } from '#features/onoffboarding/testing/given.ts';
import { getCompanyUser, updateCompanyUser } from '#features/people/contract/endpoints.ts';
import { getOwnTasks, getTasks } from '#features/tasks/contract/endpoints.ts';
import { given } from '#features/tasks/testing/given.ts';
import type { Endpoint } from '#kernel/contract/endpoint.ts';
import type { Caller, ExampleInput } from '#testing/caller.ts';
import { testServer } from '#testing/server.ts';

const server = await testServer();

const secret = 'Hemmelig';

/** A call by somebody who views the product as another. */
async function viewing(by: Caller, whom: Caller) {
  const { json, codes } = await by.call(viewAs, { body: { companyUserId: whom.companyUserId } });
  expect(codes).toEqual([]);
  const headers = { 'x-view-as': String(json['viewId']) };
  return async (endpoint: Endpoint, input: ExampleInput) => (await by.call(endpoint, input, headers)).bytes.toString().includes(secret);
}

test('what is closed to an administrator stays closed while they view the product as somebody else (access-control.9)', async () => {
  const { admin, companyId, person } = await server.newCompany();
  const [hr, other, kari] = [await person('hradmin', { firstName: 'Eva' }), await person('hradmin'), await person('employee')];
  const { companyUserId: id } = hr;
  await admin.call(updateCompanyUser, { body: { id, companyId, version: 1, notes: `${secret} merknad` } });
  await admin.call(personNotes.createNote, { body: { relatedId: id, noteText: `${secret} notat` } });
  const plan = await givenPlan(admin, id, {
    type: 'Offboarding',
    tasks: [{ title: `${secret} oppgave`, responsibleId: other.companyUserId }],
  });
  await given(admin, id, { ownerKind: 'person', title: `${secret} samtale`, responsibleId: other.companyUserId });
  const folder = await folderOfPerson(admin, kari.companyUserId, `${secret} mappe`);
  await uploadForPerson(admin, kari.companyUserId, note(`${secret} fil`), folder);
  const grants = [{ companyUserId: admin.companyUserId, level: 'full' }];
  expect((await admin.call(setItemPermissions, { body: { itemType: 'folder', itemId: folder, grants } })).codes).toEqual([]);

  const profile: [Endpoint, ExampleInput] = [getCompanyUser, { query: { companyUserEncrId: id } }];
  const notes: [Endpoint, ExampleInput] = [personNotes.getNotes, { query: { relatedId: id } }];
  const tasks: [Endpoint, ExampleInput] = [getTasks, { query: { ownerKind: 'person', ownerId: id } }];
  const one: [Endpoint, ExampleInput] = [getPlan, { query: { id: plan.id } }];
  const files: [Endpoint, ExampleInput] = [getCompanyUserFiles, { body: { companyUserId: kari.companyUserId } }];
  const seen = async (look: (endpoint: Endpoint, input: ExampleInput) => Promise<boolean>) => [
    await look(...profile),
    await look(...notes),
    await look(...one),
    await look(...tasks),
    await look(getOwnTasks, {}),
  ];

  expect(await seen(await viewing(hr, other))).toEqual([false, false, false, false, false]);
  expect(await seen(await viewing(admin, other))).toEqual([true, true, true, true, true]);
  expect([await (await viewing(hr, kari))(...files), await (await viewing(admin, kari))(...files)]).toEqual([false, true]);
  const named = async (by: Caller) => {
    const { json } = await by.call(viewAs, { body: { companyUserId: other.companyUserId } });
    return (await by.call(getPlans, {}, { 'x-view-as': String(json['viewId']) })).bytes.toString().includes(plan.id);
  };
  expect([await named(hr), await named(admin)]).toEqual([false, true]);
});
