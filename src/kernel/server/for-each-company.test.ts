import { expect, test } from 'vitest';
import { testServer } from '#testing/server.ts';
import { forEachCompany } from './for-each-company.ts';

const { database, newCompany } = await testServer();

test('a company for which the work fails keeps no other from it, and is told of at the end', async () => {
  const [first, second, third] = [await newCompany(), await newCompany(), await newCompany()];
  const done: number[] = [];
  const workBut = (failing: readonly number[]) =>
    forEachCompany(database, async ({ id }) => {
      if (failing.includes(id)) throw new Error(`Company ${id}`);
      done.push(id);
    });
  await expect(workBut([second.companyId])).rejects.toThrow(`Company ${second.companyId}`);
  expect(done).toEqual(expect.arrayContaining([first.companyId, third.companyId]));
  await expect(workBut([first.companyId, third.companyId])).rejects.toThrow('The work failed for 2 companies.');
  done.length = 0;
  await workBut([]);
  expect(done).toEqual(expect.arrayContaining([first.companyId, second.companyId, third.companyId]));
});
