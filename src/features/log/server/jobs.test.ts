import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { movableClock } from '#kernel/server/clock.ts';
import { createApiKey } from '#features/account/contract/endpoints.ts';
import { sealAll } from '#kernel/server/store-audit-chain.ts';
import { testServer } from '#testing/server.ts';
import { getPaginatedLogs, verifyLog } from '../contract/endpoints.ts';
import { eraseOldContent } from './jobs.ts';

const server = await testServer();

test('the content of old lines goes when the company’s time is over, and the chain still holds', async () => {
  const { admin, companyId } = await server.newCompany();
  await admin.call(createApiKey, { body: { name: 'Old' } });
  await sealAll(server.services);
  const at = (moment: string) => ({ database: server.database, clock: movableClock(moment) });
  const linesNow = async () =>
    (await admin.call(getPaginatedLogs, { body: { language: 'en' } })).json['logs'] as {
      action: string;
      isErased: boolean;
      sentence: string;
    }[];
  const first = async () => (await linesNow()).find(({ action }) => action === 'account.createApiKey');

  await eraseOldContent(at('2028-11-20T12:00:00Z'));
  expect(await first()).toMatchObject({ isErased: false, thing: 'Old' });
  await eraseOldContent(at('2028-11-23T12:00:00Z'));
  expect(await first()).toMatchObject({ isErased: true, thing: null, changes: [] });
  expect((await linesNow()).map(({ sentence }) => sentence)).toContain('Samspill deleted the content of log entries');
  expect((await admin.call(verifyLog, { body: {} })).json).toMatchObject({ verified: 1, erased: 1, firstBroken: null });

  await server.database.forCompany(companyId, ({ tx }) =>
    sql`update company set log_retention_months = 6 where company_id = ${companyId}`.execute(tx),
  );
  await admin.call(createApiKey, { body: { name: 'Newer' } });
  await sealAll(server.services);
  await eraseOldContent(at('2027-06-01T12:00:00Z'));
  expect(await first()).toMatchObject({ isErased: true });
});

test('a line of the first days of March outlives the last day of August, which is six months later', async () => {
  server.clock.set('2027-03-02T12:00:00Z');
  const { admin, companyId } = await server.newCompany();
  await server.database.forCompany(companyId, ({ tx }) =>
    sql`update company set log_retention_months = 6 where company_id = ${companyId}`.execute(tx),
  );
  await admin.call(createApiKey, { body: { name: 'March' } });
  await sealAll(server.services);
  const isErased = async (moment: string) => {
    await eraseOldContent({ database: server.database, clock: movableClock(moment) });
    const { json } = await admin.call(getPaginatedLogs, { body: { language: 'en' } });
    return (json['logs'] as { action: string; isErased: boolean }[]).find(({ action }) => action === 'account.createApiKey')?.isErased;
  };
  expect([await isErased('2027-08-31T23:00:00Z'), await isErased('2027-09-02T12:00:01Z')]).toEqual([false, true]);
});
