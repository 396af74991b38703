import { expect, test } from 'vitest';
import { testServer } from '#testing/server.ts';
import type { Contract } from '../contract/entities.ts';
import { open, update } from '../testing/calls.ts';
import { addedContract, contractOf } from '../testing/given.ts';

const server = await testServer();
const rounds = [14, 30, 60, 90, 120, 150, 180, 270];

test('a change that waits for another one keeps the notifications that the other made', async () => {
  const { admin } = await server.newCompany();
  const { contractId } = await addedContract(admin, { notifications: [] });
  for (const when of rounds) {
    const notifications = [{ type: 1, when, channels: [1] }];
    const both = [update(admin, { contractId, notifications }), update(admin, { contractId, name: `Leie ${when}` })];
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200]);
    const read = contractOf(await open(admin, { contractId }));
    expect([read.name, read.notifications.map((one) => one.when)]).toEqual([`Leie ${when}`, [when]]);
  }
});

test('whoever loses is shown all that is stored, also the notifications', async () => {
  const { admin } = await server.newCompany();
  const { contractId, version: first } = await addedContract(admin, { notifications: [] });
  let version = first;
  for (const when of rounds) {
    const notifications = [{ type: 1, when, channels: [1] }];
    const both = await Promise.all([0, 1].map(() => update(admin, { contractId, version, notifications })));
    const [contract] = both.flatMap(({ status, json }) => (status === 409 ? [(json['details'] as { contract: Contract }).contract] : []));
    expect(contract?.notifications.map((one) => one.when)).toEqual([when]);
    version += 1;
  }
});
