import { describe, expect, test } from 'vitest';
import { getPaginatedLogs } from '#features/log/contract/endpoints.ts';
import type { LogFilter, LogLine } from '#features/log/contract/entities.ts';
import { newId } from '#kernel/server/id.ts';
import { add } from '#kernel/server/registers.ts';
import { testServer } from '#testing/server.ts';
import type { AccountingProvider, RefusalKind } from '../accounting/provider.ts';
import { noteFailure, noteSuccess } from './note-tries.ts';
import { openConnection, openConnections } from './open-connection.ts';
import { standInProviders } from './providers.ts';
import { sealCredentials } from './sealed-connections.ts';
import { insertConnection, readConnections } from './store-connections.ts';

/** A system that is never asked. */
const silent = { system: 'tripletex' } as AccountingProvider;
const server = await testServer({}, [add(standInProviders, silent)]);
const { clock, database, services } = server;
const credentials = { key: 'employee-token', consumerToken: null, clientId: '42' };

async function connected() {
  const { companyId, admin } = await server.newCompany();
  const sealed = sealCredentials(services, { companyId, system: 'tripletex' }, credentials);
  const connect = () =>
    database.forCompany(companyId, (company) =>
      insertConnection(company, {
        connectionId: newId(),
        system: 'tripletex',
        credentials: sealed,
        departmentId: '7',
        departmentName: 'Salg',
        userType: 'NO_ACCESS',
        companyName: 'Fjord og Fjell AS',
        registryId: null,
        missingPrivileges: [],
        by: String(admin.companyUserId),
        now: clock.now(),
      }),
    );
  await connect();
  const open = () => database.forCompany(companyId, (company) => openConnection({ company, services }, 'tripletex'));
  const row = async () => (await database.forCompany(companyId, (company) => readConnections(company)))[0];
  const connection = await open();
  if (!connection) throw new Error('not connected');
  const fail = (kind: RefusalKind, keyNumber = 1) =>
    database.forCompany(companyId, (company) => noteFailure({ company, services, connection: { ...connection, keyNumber } }, kind));
  const succeed = () => database.forCompany(companyId, (company) => noteSuccess({ company, services, connection }));
  return { companyId, admin, connect, open, row, fail, succeed, connection };
}

describe('a connection', () => {
  test('is opened with its key, its choices and what speaks with the system', async () => {
    const { companyId, connection } = await connected();
    expect(connection).toMatchObject({
      credentials,
      choices: { departmentId: '7', userType: 'NO_ACCESS' },
      keyNumber: 1,
      provider: silent,
    });
    const all = await database.forCompany(companyId, (company) => openConnections({ company, services }));
    expect(all.map(({ system }) => system)).toEqual(['tripletex']);
    const other = await server.newCompany();
    expect(await database.forCompany(other.companyId, (company) => openConnection({ company, services }, 'tripletex'))).toBeUndefined();
  });

  test('is disabled by its second refused key, is then not opened, and is ok by a new key', async () => {
    const { connect, open, row, fail } = await connected();
    await fail('invalidKey');
    expect(await open()).toBeDefined();
    await fail('noPermission');
    expect([(await row())?.state, await open()]).toEqual(['disabled', undefined]);
    const told = (await server.mails()).filter(({ subject }) => subject.includes('Tripletex'));
    expect(told).toHaveLength(1);
    await connect();
    expect([(await row())?.state, (await open())?.keyNumber]).toEqual(['ok', 2]);
    await fail('invalidKey', 1);
    expect((await row())?.refusals).toBe(0);
  });

  test('fails by its fifth failed try and is ok again by a success', async () => {
    const { row, fail, succeed } = await connected();
    for (const kind of ['unavailable', 'limited', 'uncertain', 'unavailable', 'conflict', 'invalid', 'notFound'] as const) await fail(kind);
    expect((await row())?.state).toBe('ok');
    await fail('unavailable');
    expect(await row()).toMatchObject({ state: 'failing', stateSince: clock.now() });
    await succeed();
    expect(await row()).toMatchObject({ state: 'ok', failedAt: [], refusals: 0 });
  });

  test('is marked in the log when it stops working, and found there together with deletions', async () => {
    const { admin, fail, succeed } = await connected();
    for (let tries = 0; tries < 5; tries += 1) await fail('unavailable');
    await succeed();
    const linesOf = async (filter: LogFilter) => {
      const { json } = await admin.call(getPaginatedLogs, { body: { filter, language: 'en' } });
      // Typed by the contract of the answer.
      return (json['logs'] as LogLine[]).map(({ action, isFailure }) => [action, isFailure]);
    };
    const stopped = ['integrations.fail-connection', true];
    expect(await linesOf({ areas: ['integrations'] })).toEqual([['integrations.follow-connection', false], stopped]);
    expect(await linesOf({ onlyFailures: true })).toEqual([stopped]);
    expect(await linesOf({ onlyFailures: true, onlyDeletions: true })).toEqual([stopped]);
    expect(await linesOf({ onlyDeletions: true })).toEqual([]);
  });

  test('is marked once where it is disabled after it failed, and again when it fails after it worked', async () => {
    const { admin, fail, succeed } = await connected();
    for (let tries = 0; tries < 5; tries += 1) await fail('unavailable');
    for (let refusals = 0; refusals < 2; refusals += 1) await fail('invalidKey');
    const marks = async () => {
      const { json } = await admin.call(getPaginatedLogs, { body: { filter: { areas: ['integrations'] }, language: 'en' } });
      // Typed by the contract of the answer.
      return (json['logs'] as LogLine[]).map(({ isFailure }) => isFailure).toReversed();
    };
    expect(await marks()).toEqual([true, false]);
    await succeed();
    for (let refusals = 0; refusals < 2; refusals += 1) await fail('invalidKey');
    expect(await marks()).toEqual([true, false, false, true]);
  });
});
