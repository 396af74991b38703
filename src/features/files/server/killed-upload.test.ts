import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { atRest } from '#kernel/testing/at-rest.ts';
import { testServer } from '#testing/server.ts';
import { sweepFiles } from './sweep.ts';

const server = await testServer();

test('a process that is killed at any moment leaves no row without bytes, and no bytes without a row for long', async () => {
  const { companyId, admin } = await server.newCompany();
  const program = new URL('../testing/upload-process.ts', import.meta.url).pathname;
  const { dataDir } = server.config;
  for (const patience of [0, 7, 23, 41]) {
    const given = [JSON.stringify(server.connection), String(companyId), String(admin.companyUserId), dataDir];
    const child = spawn(process.execPath, [program, ...given], { stdio: ['ignore', 'pipe', 'inherit'] });
    const exited = once(child, 'exit');
    // After the first stored file, the process is killed during the next upload.
    for await (const said of child.stdout.iterator({ destroyOnReturn: false })) if (String(said).includes('kept')) break;
    await new Promise((resolve) => setTimeout(resolve, patience));
    child.kill('SIGKILL');
    expect(await exited, 'it uploads until it is killed').toEqual([null, 'SIGKILL']);
  }
  await atRest(server.database);
  const rows = await server.database.forCompany(companyId, async ({ tx }) =>
    (await sql<{ sha256: string }>`select sha256 from file where company_id = ${companyId}`.execute(tx)).rows.map(({ sha256 }) => sha256),
  );
  expect(rows.length).toBeGreaterThanOrEqual(4);
  // Opening verifies the hash of the bytes.
  for (const sha256 of rows) expect(await buffer(await server.services.fileStore.open({ companyId, sha256 }))).toHaveLength(300_000);

  server.clock.set(new Date(Date.now() + 2 * 3_600_000).toISOString());
  const staging = join(dataDir, 'staging');
  for (const name of readdirSync(staging)) utimesSync(join(staging, name), new Date(0), new Date(0));
  await sweepFiles(server.services);
  const kept = (await Array.fromAsync(server.services.fileStore.keys())).map(({ sha256 }) => sha256);
  expect([new Set(kept), readdirSync(staging)]).toEqual([new Set(rows), []]);
});
