import { expect, test, vi } from 'vitest';
import { exportCompanyUsers, getCompanyUsers } from '#features/people/contract/endpoints.ts';
import { examples } from '#features/people/testing/examples.ts';
import { exportTurns } from '#kernel/server/export/export-turns.ts';
import { testServer } from './server.ts';

const server = await testServer();

test('ten exports that wait hold up no other call, and more than that are refused', async () => {
  const { admin, ...company } = await server.newCompany();
  const world = { server, company: { admin, ...company }, admin };
  const [wanted, listed] = await Promise.all([examples.exportCompanyUsers.input(world), examples.getCompanyUsers.input(world)]);
  const ends = await Promise.all(['somebody', 'somebody else'].map((other) => exportTurns.enter(other)));

  const statuses: number[] = [];
  const files = Array.from({ length: 12 }, async () => {
    const { status, codes } = await admin.call(exportCompanyUsers, wanted);
    statuses.push(status);
    return codes;
  });
  // More calls at once than there are connections to the database.
  const lists = await Promise.all(Array.from({ length: 12 }, () => admin.call(getCompanyUsers, listed)));
  expect(new Set(lists.map(({ status }) => status))).toEqual(new Set([200]));
  await vi.waitFor(() => expect(statuses).toEqual([429, 429]), 5000);

  for (const end of ends) end();
  const codes = await Promise.all(files);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([...Array<number>(10).fill(200), 429, 429]);
  expect(codes.flat()).toEqual(['common.TooManyWaiting', 'common.TooManyWaiting']);
});
