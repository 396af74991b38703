import { expect, test } from 'vitest';
import { createCompanyUser } from '#features/people/contract/endpoints.ts';
import { testServer } from '#testing/server.ts';
import { exportLogs, getPaginatedLogs } from '../contract/endpoints.ts';
import type { LogLine } from '../contract/entities.ts';

const server = await testServer();

test('a file holds only the lines that are selected, newest first, and none of another company', async () => {
  const { admin, companyId } = await server.newCompany();
  for (const firstName of ['Anna', 'Berit', 'Cecilie']) {
    const emailAddress = `${crypto.randomUUID()}@example.no`;
    expect((await admin.call(createCompanyUser, { body: { companyId, firstName, lastName: 'Li', emailAddress } })).status).toBe(200);
  }
  const { json } = await admin.call(getPaginatedLogs, { body: { filter: { search: 'Li' } } });
  // The contract of the call.
  const [newest, , oldest] = json['logs'] as LogLine[];
  const body = { format: 'csv', columns: ['about'], language: 'no', lines: [oldest?.id, newest?.id, oldest?.id] };
  const { bytes } = await admin.call(exportLogs, { body });
  expect(bytes.toString()).toMatch(/Cecilie Li[^]*Anna Li/);
  expect(bytes.toString()).not.toContain('Berit');
  const other = await server.newCompany();
  expect((await other.admin.call(exportLogs, { body })).codes).toEqual(['common.NotFound']);
});
