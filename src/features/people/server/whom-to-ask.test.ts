import { expect, test } from 'vitest';
import type { Caller } from '#testing/caller.ts';
import { testServer } from '#testing/server.ts';
import { getWhomToAsk } from '../contract/endpoints.ts';

const server = await testServer();
const asked = async (who: Caller) => (await who.call(getWhomToAsk)).json['people'];

test('somebody without access is told of their manager first, then of the system administrators', async () => {
  const { admin, person } = await server.newCompany();
  const manager = await person('manager', { firstName: 'Liv', lastName: 'Leder', email: 'liv@example.no' });
  await person('systemadmin', { firstName: 'Ada', lastName: 'Ås' });
  await person('systemadmin', { firstName: 'Per', lastName: 'Borte', state: 'inactive' });
  const asking = await person('employee', { reportsTo: String(manager.companyUserId) });
  const people = await asked(asking);
  expect(people).toEqual([
    { id: manager.companyUserId, fullName: 'Liv Leder', emailAddress: 'liv@example.no', isManager: true },
    expect.objectContaining({ id: admin.companyUserId, isManager: false }),
    expect.objectContaining({ fullName: 'Ada Ås', isManager: false }),
  ]);
});

test('a manager who is a system administrator is named once, nobody is told to ask themselves, and three are enough', async () => {
  const { admin, person } = await server.newCompany();
  const asking = await person('employee', { reportsTo: String(admin.companyUserId) });
  expect(await asked(asking)).toEqual([expect.objectContaining({ id: admin.companyUserId, isManager: true })]);
  expect(await asked(admin)).toEqual([]);
  for (const lastName of ['Dal', 'Eng', 'Fjell', 'Gran']) await person('systemadmin', { lastName });
  expect(await asked(admin)).toHaveLength(3);
});
