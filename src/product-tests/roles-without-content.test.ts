import { expect, test } from 'vitest';
import { getAvailableRoles } from '#features/access-control/contract/endpoints.ts';
import { sanity } from '#features/content/testing/sanity.ts';
import { testServer } from '#testing/server.ts';

const service = await sanity([], {});
const hosted = { projectId: 'p123', dataset: 'production', apiVersion: '2025-02-19', token: 'secret', apiHost: service.address };
const server = await testServer({ sanity: { ...hosted, patience: 60_000 } });

test('without the content service the roles that can be given are shown in our own words', async () => {
  const { admin } = await server.newCompany();
  service.state.mood = 'broken';
  const answer = await admin.call(getAvailableRoles);
  expect([answer.status, answer.json['roles']]).toEqual([200, expect.arrayContaining([expect.objectContaining({ key: 'employee' })])]);
});
