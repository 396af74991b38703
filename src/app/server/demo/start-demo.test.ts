import { expect, test } from 'vitest';
import { readCompanyIds } from '#kernel/server/store-companies.ts';
import type { Services } from '#kernel/server/services.ts';
import { testServer } from '#testing/server.ts';
import { makeDemo } from './make-demo.ts';

const { services, database } = await testServer();

/** Tells to stop as soon as the first company has its number. */
function stoppedAtFirstCompany(stopping: AbortController): Services {
  const enter: Services['database']['enter'] = (unit, companyId) => {
    stopping.abort();
    return services.database.enter(unit, companyId);
  };
  return { ...services, database: { ...services.database, enter } };
}

test('a demo that is told to stop leaves nothing to the next start', async () => {
  const stopping = new AbortController();
  const demo = makeDemo(stoppedAtFirstCompany(stopping), { people: 8, stopping: stopping.signal });
  await expect(demo).rejects.toThrow('aborted');
  expect(await database.transaction(readCompanyIds)).toEqual([]);
});

test('of processes that start at once on an empty database, one makes the demo', async () => {
  const made = await Promise.all([1, 2].map(() => makeDemo(services, { people: 8, absences: false })));
  expect(made.filter((signIns) => signIns !== undefined)).toHaveLength(1);
  expect(await database.transaction(readCompanyIds)).toHaveLength(3);
});
