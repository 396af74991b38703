import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { measureChart, printChart } from './chart.ts';
import { measureClicks } from './clicks.ts';
import { printPairs } from './pair.ts';
import { judge } from './goals.ts';
import { measureFiles, printFiles } from './file-transfer.ts';
import { importStaff } from './import-staff.ts';
import { liveConnections, printLive } from './live-connections.ts';
import { connections, load } from './load.ts';
import { measureOpenings } from './opening.ts';
import { analyze, pgbench } from './pgbench.ts';
import { runCommand, startProduct, startServer } from './product.ts';
import type { Server } from './product.ts';
import { printClicks, printGoals, printLoads, printOpenings } from './report.ts';
import type { Loads } from './report.ts';
import { sealCpu } from './seal-cpu.ts';
import { weighScripts } from './scripts.ts';
import { timed } from './side-by-side.ts';
import { targetsOf } from './targets.ts';
import { measureYear } from './year.ts';

// Two companies, of 1,000 and 10,000 people: the first company of the demo has three quarters of everybody.
const sizes = { small: 1333, large: 13_333 };
const email = 'systemadmin@example.no';
// The key is the first line; a log line of the closing database may follow it.
const keyOf = (dataDir: string, who = email) => runCommand(dataDir, 'api-key', '--email', who, '--company', '1').split('\n')[0] ?? '';

/** `npm run bench`: builds, measures everything in one run, and reports which goals are missed. */
async function bench(root: string): Promise<void> {
  execFileSync(process.execPath, [join(import.meta.dirname, '../scripts/build.ts'), '--when-stale'], { stdio: 'inherit' });
  const [processor] = cpus();
  const machine = `${cpus().length} × ${processor?.model}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`;
  console.log(`${machine}, load before ${loadavg()[0]?.toFixed(1)}; ${connections} connections`);
  const empty = await starting(join(root, 'empty'));
  const [small, large] = [join(root, 'small'), join(root, 'large')];
  runCommand(small, 'demo', '--without-subscriptions', '--people', String(sizes.small));
  const demo = (await timed(async () => runCommand(large, 'demo', '--without-subscriptions', '--people', String(sizes.large)))) / 1000;
  const keys = { small: keyOf(small), large: keyOf(large), lead: keyOf(large, 'manager@example.no') };
  const servers = { large: await startProduct(large), small: await startProduct(small), bare: await startBare(large) };
  for (const dataDir of [small, large]) await analyze(dataDir);
  const scripts = await weighScripts(servers.large.address, email);
  const openings = await measureOpenings(servers.large.address, `${servers.bare.address}/page`, email);
  const clicks = await measureClicks(servers.small.address, email);
  const started = servers.large.memory();
  const loads = await measure(servers, keys);
  const memory = servers.large.memory();
  const perSecond = await pgbench(large);
  const year = await measureYear(servers.small, small, keys.small);
  const imported = await importStaff(servers.small.address, { authorization: `Bearer ${keys.small}` }, 10_000);
  const live = await liveConnections(servers.large, large);
  const files = await measureFiles(servers.large, keys.large, join(root, 'files'));
  const chart = await measureChart({ product: servers.large, bare: servers.bare, keys: { admin: keys.large, lead: keys.lead } });
  for (const server of [servers.bare, servers.small, servers.large]) await server.stop();
  const { sealing: seal } = await sealCpu(1);

  printLoads(loads);
  printOpenings(openings);
  printClicks(clicks);
  const ceiling = perSecond === undefined ? "not measured, Debian's postgresql-15 is missing" : `${perSecond} transactions/s`;
  console.log(`\npgbench -S: ${ceiling}`);
  console.log(`Memory of the server process: ${started.toFixed(0)} MiB started, ${memory.toFixed(0)} MiB after the load`);
  if (imported) console.log(`Import: ${imported.validate.toFixed(1)} s to decide every row, ${imported.commit.toFixed(1)} s to write them`);
  printLive(live);
  printFiles(files);
  printChart(chart);
  printPairs('\nThe absence calendar of 1,000 people:', [year]);
  printGoals(
    judge({
      loads,
      scripts,
      clicks,
      imported,
      chart,
      files,
      year,
      seal,
      demo,
      empty,
      warm: servers.large.startSeconds,
      whole: performance.now() / 1000,
    }),
  );
}

async function starting(dataDir: string): Promise<number> {
  const server = await startProduct(dataDir);
  await server.stop();
  return server.startSeconds;
}

const startBare = (dataDir: string) => startServer([join(import.meta.dirname, 'bare.ts')], dataDir, '/list');

/** Compared targets are loaded one after the other, so that a slower machine affects both. */
async function measure(servers: Record<'large' | 'small' | 'bare', Server>, keys: Record<'large' | 'small', string>): Promise<Loads> {
  const { large, small, bare } = servers;
  const targets = await targetsOf(large, keys.large);
  const targetsOf1000 = await targetsOf(small, keys.small);
  return {
    bare: await load(bare, { path: `/list?department=${encodeURIComponent(targets.department)}` }),
    bareNamed: await load(bare, { path: `/list/named?department=${encodeURIComponent(targets.department)}` }),
    list: await load(large, targets.filtered),
    listOf1000: await load(small, targetsOf1000.filtered),
    counted: await load(large, targets.filteredAndCounted),
    bareAll: await load(bare, { path: '/list' }),
    bareAllNamed: await load(bare, { path: '/list/named' }),
    all: await load(large, targets.unfiltered),
    allOf1000: await load(small, targetsOf1000.unfiltered),
    empty: await load(large, targets.empty),
    profile: await load(large, targets.profile),
    edit: await load(large, targets.edit),
  };
}

const root = mkdtempSync(join(tmpdir(), 'samspill-bench-'));
await bench(root).finally(() => rmSync(root, { recursive: true, force: true }));
