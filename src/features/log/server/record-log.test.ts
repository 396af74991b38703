import { expect, test } from 'vitest';
import { createApiKey } from '#features/account/contract/endpoints.ts';
import { createCompanyUser, updateCompanyUser } from '#features/people/contract/endpoints.ts';
import { testServer } from '#testing/server.ts';
import { countNewLogs, getPaginatedLogs } from '../contract/endpoints.ts';
import type { LogFilter, LogLine } from '../contract/entities.ts';

const server = await testServer();

test('the log of one record has its lines only, newest first, and counts those that are new', async () => {
  const { admin, companyId } = await server.newCompany();
  const added = { companyId, firstName: 'Åse', lastName: 'Ødegård', emailAddress: `${crypto.randomUUID()}@example.no` };
  const { id, version } = (await admin.call(createCompanyUser, { body: added })).json['companyUser'] as { id: string; version: number };
  await admin.call(createApiKey, { body: { name: 'Lønn' } });
  await admin.call(updateCompanyUser, { body: { id, companyId, version, position: 'Salgsleder' } });
  const linesOf = async (record: LogFilter['record']) => {
    const { json } = await admin.call(getPaginatedLogs, { body: { filter: { record } } });
    return { total: json['totalEntries'], logs: json['logs'] as LogLine[] };
  };
  const { logs, total } = await linesOf({ entity: 'companyUser', id });
  expect([total, ...logs.map(({ action }) => action)]).toEqual([2, 'people.updateCompanyUser', 'people.createCompanyUser']);
  expect((await linesOf({ entity: 'apiKey', id })).logs).toEqual([]);
  const counted = await admin.call(countNewLogs, { body: { filter: { record: { entity: 'companyUser', id } }, since: logs[1]?.id } });
  expect(counted.json['count']).toBe(1);
});
