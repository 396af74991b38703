import { expect, test } from 'vitest';
import { createApiKey } from '#features/account/contract/endpoints.ts';
import { uploadCompanyFile } from '#features/files/contract/endpoints-company.ts';
import { sharedDocumentsFolderId } from '#features/files/contract/entities.ts';
import { createCompanyUser, updateCompanyUser } from '#features/people/contract/endpoints.ts';
import { updateCompanyUserPendingStatus } from '#features/people/contract/endpoints-life.ts';
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

test('a file of the shared documents is said to lie there', async () => {
  const { admin } = await server.newCompany();
  const files = [{ name: 'Håndbok.txt', bytes: new TextEncoder().encode('Håndbok') }];
  expect((await admin.call(uploadCompanyFile, { body: { folder: sharedDocumentsFolderId }, files })).codes).toEqual([]);
  const { json } = await admin.call(getPaginatedLogs, { body: { language: 'no' } });
  const [{ changes } = { changes: [] }] = json['logs'] as LogLine[];
  expect(changes.map(({ after }) => after)).toContain('Felles dokumenter');
});

test('an administrator who sets a pending person as active has not completed their profile', async () => {
  const { admin, person } = await server.newCompany();
  const { companyUserId } = await person('employee', { state: 'pending', firstName: 'Ola', lastName: 'Moe' });
  expect((await admin.call(updateCompanyUserPendingStatus, { body: { companyUserId } })).codes).toEqual([]);
  const sentences = async (language: 'no' | 'en') => {
    const { json } = await admin.call(getPaginatedLogs, { body: { language } });
    return (json['logs'] as LogLine[]).map(({ sentence }) => sentence);
  };
  expect(await sentences('no')).toContainEqual(expect.stringContaining('satte Ola Moe som aktiv'));
  expect(await sentences('en')).toContainEqual(expect.stringContaining('set Ola Moe as active'));
});
