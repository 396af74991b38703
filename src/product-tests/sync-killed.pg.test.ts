import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { syncPowerOffice, syncTripletex, syncUniMicro } from '#features/integrations/contract/endpoints-sync.ts';
import { syncKind } from '#features/integrations/contract/kinds.ts';
import { readRows } from '#features/integrations/server/sync/store-rows.ts';
import { readNewestSyncs } from '#features/integrations/server/sync/store-sync.ts';
import { comparisonOf } from '#features/integrations/testing/connected-company.ts';
import { everybody } from '#features/integrations/testing/sync-tools.ts';
import { threeSystems } from '#features/integrations/testing/three-systems.ts';
import { runWork } from '#kernel/server/work/run-work.ts';
import { readWork } from '#kernel/server/work/store-work.ts';
import { workKinds } from '#kernel/server/work/work-kind.ts';
import { atRest } from '#kernel/testing/at-rest.ts';
import { isFaultRun } from '#kernel/testing/fault-run.ts';
import type { SteppedOrder } from './run-until-step.ts';
import { testServer, type TestCompany } from '#testing/server.ts';

const { accounting, systems, connected } = await threeSystems();
const server = await testServer({ accounting });
const { clock, config, connection, database, services } = server;
const program = new URL('./syncing-process.ts', import.meta.url).pathname;
const syncs = { poweroffice: syncPowerOffice, tripletex: syncTripletex, unimicro: syncUniMicro } as const;
type System = keyof typeof syncs;

/** A company with a sync that is chosen and not begun: one to add on each side, one to level. */
async function chosen(system: System): Promise<TestCompany> {
  const company = await connected(server, system);
  const compared = await comparisonOf(server, company, { system });
  expect((await company.admin.call(syncs[system], { body: everybody(compared, company) })).codes).toEqual([]);
  return company;
}

/** A worker that carries the sync out and is killed at a step; answers what it printed. */
async function workUntil({ companyId }: TestCompany, at: number): Promise<string> {
  const key = Buffer.from(config.secretKeys[0]?.key ?? []).toString('base64');
  const order: SteppedOrder = { connection, config, key, now: clock.now().toISOString(), companyId, at };
  const child = spawn(process.execPath, [program, JSON.stringify(order)], { stdio: ['ignore', 'pipe', 'inherit'] });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
    if (printed.includes('stopped')) child.kill('SIGKILL');
  });
  await once(child, 'close');
  return printed.trim();
}

/** Another process, which finds the sync as the one before left it. */
async function goOn({ companyId }: TestCompany): Promise<void> {
  const rows = await database.forCompany(companyId, (company) => readWork(company, 10));
  const work = rows.find(({ kind, state }) => kind === syncKind && state !== 'done');
  const kind = services.registers.of(workKinds).get(syncKind);
  if (work && kind) await runWork(services, kind, { companyId, workId: work.workId, recordId: work.recordId });
}

const rounds = 20;

/** The steps at which workers are killed: spread over the whole sync, or one for a quick answer. */
async function killsOf(system: System): Promise<number[]> {
  if (!isFaultRun) return [25];
  const steps = Number(await workUntil(await chosen(system), 0));
  return Array.from({ length: rounds }, (_unused, round) => Math.ceil((steps * (round + 1)) / (rounds + 1)));
}

test.each(isFaultRun ? (['tripletex', 'poweroffice', 'unimicro'] as const) : (['tripletex'] as const))(
  'with %s nobody is anywhere twice and nobody waits, at whichever step the worker is killed',
  async (system) => {
    for (const at of await killsOf(system)) {
      const company = await chosen(system);
      expect(await workUntil(company, at)).toBe('stopped');
      await atRest(database);
      clock.advance(20 * 60_000);
      await goOn(company);
      const found = await database.forCompany(company.companyId, async (unit) => {
        const [sync] = await readNewestSyncs(unit);
        return { state: sync?.state, fates: sync ? (await readRows(unit, sync.syncId)).map(({ fate }) => fate) : [] };
      });
      expect([at, found]).toEqual([at, { state: 'done', fates: ['added', 'added', 'updated'] }]);
      expect([at, systems[system].people()]).toEqual([at, ['Kari kari@firma.no', 'Eva ', 'Ola ola@firma.no']]);
      const { both, onlyExternal, onlySamspill } = await comparisonOf(server, company, { system, anew: true });
      // The founder alone is only here, and was not chosen.
      expect([at, both.length, onlyExternal.length, onlySamspill.length]).toEqual([at, 3, 0, 1]);
    }
  },
  1_800_000,
);
