import { expect, test, vi } from 'vitest';
import { exportCompanyUsers, getCompanyUsers } from '#features/people/contract/endpoints.ts';
import { examples } from '#features/people/testing/examples.ts';
import { exportTurns } from '#kernel/server/export/export-turns.ts';
import { testPublicUrl } from '#testing/public-url.ts';
import { testServer } from '#testing/server.ts';

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

test('an export whose caller has gone waits no longer', async () => {
  const { admin, ...company } = await server.newCompany();
  const wanted = await examples.exportCompanyUsers.input({ server, company: { admin, ...company }, admin });
  const ends = await Promise.all(['somebody', 'somebody else'].map((other) => exportTurns.enter(other)));
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const leaving = new AbortController();
  const call = fetch(`${address}/api${exportCompanyUsers.path}`, {
    method: exportCompanyUsers.method,
    headers: {
      cookie: `session=${admin.cookie}`,
      'x-account': String(company.companyId),
      'content-type': 'application/json',
      origin: testPublicUrl,
    },
    body: JSON.stringify(wanted.body),
    signal: leaving.signal,
  });
  call.catch(() => undefined);
  await expect.poll(() => exportTurns.waiting()).toBe(1);
  leaving.abort();
  await expect.poll(() => exportTurns.waiting()).toBe(0);
  for (const end of ends) end();
});
