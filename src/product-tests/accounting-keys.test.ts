import { sql } from 'kysely';
import pino from 'pino';
import { expect, test } from 'vitest';
import { apiServer } from '#app/server/web-server.ts';
import { caller } from '#testing/caller.ts';
import { atFileEnd } from '#kernel/testing/file-end.ts';
import { testServer } from '#testing/server.ts';
import {
  connectPowerOffice,
  connectTripletex,
  disconnectTripletex,
  updatePowerOffice,
  updateTripletex,
} from '#features/integrations/contract/endpoints-connections.ts';
import { getIntegrations } from '#features/integrations/contract/endpoints-overview.ts';
import { setUpKeySystems } from '#features/integrations/testing/key-systems.ts';

const server = await testServer();
const { database } = server;
const { opens } = setUpKeySystems(server);
const logged: string[] = [];
const log = pino({ level: 'trace' }, { write: (line: string) => logged.push(line) });
const app = await apiServer({ services: { ...server.services, log }, rooms: server.rooms });
atFileEnd(() => app.close());

/** Everything that the database holds, as text. */
async function everythingKept(companyId: number): Promise<string> {
  return database.forCompany(companyId, async ({ tx }) => {
    const { rows: tables } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables where table_schema = current_schema() and table_type = 'BASE TABLE'
    `.execute(tx);
    const kept: string[] = [];
    for (const { name } of tables) {
      const { rows } = await sql<{
        content: string | null;
      }>`select string_agg(kept::text, ' ') as content from ${sql.table(name)} kept`.execute(tx);
      kept.push(rows[0]?.content ?? '');
    }
    return kept.join('\n');
  });
}

test('keys are in no answer, no line of a log and no row that is not sealed', async () => {
  const { admin, companyId } = await server.newCompany();
  const who = caller(app, admin);
  const keys = ['Zq7-works', 'Zq7-newer', 'Zq7-refused', 'Zq7-weak', 'Zq7-breaks', 'Zq7-consumer'];
  opens.set('Zq7-works', {}).set('Zq7-newer', {}).set('Zq7-weak', 'noPermission');
  // A defect of ours, not a refusal.
  opens.set('Zq7-breaks', { clients: null as unknown as [] });
  const power = (clientKey: string) => ({ body: { clientKey } });
  const token = (employeeToken: string) => ({ body: { employeeToken, consumerToken: 'Zq7-consumer' } });
  const answers = [
    await who.call(connectPowerOffice, power('Zq7-refused')),
    await who.call(connectPowerOffice, power('Zq7-weak')),
    await who.call(connectPowerOffice, power('Zq7-works')),
    await who.call(updatePowerOffice, power('Zq7-newer')),
    await who.call(connectTripletex, token('Zq7-breaks')),
    await who.call(connectTripletex, { body: { employeeToken: { key: 'Zq7-works' } } }),
    await who.call(connectTripletex, token('Zq7-works')),
    await who.call(updateTripletex, token('Zq7-newer')),
    await who.call(getIntegrations),
    await who.call(disconnectTripletex),
  ];
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 200, 200, 500, 400, 200, 200, 200, 200]);
  const kept = await everythingKept(companyId);
  // The search would find what is kept in plain text.
  expect(kept).toContain('Fjord og Fjell AS');
  const places = { answers: answers.map(({ bytes }) => bytes.toString()).join('\n'), log: logged.join('\n'), database: kept };
  expect(logged.length).toBeGreaterThan(9);
  for (const key of keys) for (const [place, text] of Object.entries(places)) expect([place, text.includes(key)]).toEqual([place, false]);
});
