import { expect, test } from 'vitest';
import { compose } from '#app/server/compose.ts';
import { openLog } from '#app/server/log.ts';
import { apiServer } from '#app/server/web-server.ts';
import { connectDatabase } from '#kernel/server/database/open.ts';
import { headersOf } from '#testing/live-client.ts';
import { testPublicUrl } from '#testing/public-url.ts';
import { testServer } from '#testing/server.ts';

const server = await testServer();

test('a call without the database says that it may be tried again', async () => {
  const { admin } = await server.newCompany();
  const database = await connectDatabase(server.connection);
  const composed = await compose({
    config: server.config,
    database,
    clock: server.clock,
    log: openLog('silent'),
    ownAddress: () => testPublicUrl,
  });
  const app = await apiServer(composed);
  const headers = { ...headersOf(admin), 'x-account': String(admin.companyId) };
  const ask = () => app.inject({ method: 'GET', url: '/api/companies', headers });
  expect((await ask()).statusCode).toBe(200);
  await composed.queue.stop();
  await database.close();
  const answer = await ask();
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
  expect(answer.json()).toMatchObject({ success: false, errorCodes: { common: ['Unavailable'] } });
  await app.close();
});
