import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { importStaff } from './import-staff.ts';
import { connections, load } from './load.ts';
import { pgbench } from './pgbench.ts';
import { runCommand, startProduct, startServer } from './product.ts';
import type { Server } from './product.ts';
import { printGoals, printLoads } from './report.ts';
import { weighScripts } from './scripts.ts';
import { targetsOf } from './targets.ts';

// Two companies, of 1,000 and 10,000 people: the first company of the demo has three quarters of everybody.
const sizes = { small: 1333, large: 13_333 };
const email = 'systemadmin@example.no';
const keyOf = (dataDir: string) => runCommand(dataDir, 'api-key', '--email', email, '--company', '1');

/** `npm run bench`: builds, measures everything in one run side by side, and says which goals are missed. */
async function bench(root: string): Promise<void> {
  execFileSync(process.execPath, [join(import.meta.dirname, '../scripts/build.ts'), '--when-stale'], { stdio: 'inherit' });
  const [processor] = cpus();
  console.log(
    `${cpus().length} × ${processor?.model}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}; ${connections} connections`,
  );
  const empty = await starting(join(root, 'empty'));
  const [small, large] = [join(root, 'small'), join(root, 'large')];
  runCommand(small, 'demo', '--people', String(sizes.small));
  runCommand(large, 'demo', '--people', String(sizes.large));
  const of10000 = await measureLarge(large, keyOf(large));
  const of1000 = await measureSmall(small, keyOf(small));
  const { bare, list, memory } = of10000;
  console.log('');
  printLoads([
    ['bare route, list filtered, 10,000 people', bare.filtered],
    ['list filtered, 10,000 people', list.filtered, bare.filtered],
    ['  the total counted exactly every time', list.counted, bare.filtered],
    ['list filtered, 1,000 people', of1000.filtered],
    ['bare route, list of all, 10,000 people', bare.unfiltered],
    ['list of all, 10,000 people', list.unfiltered, bare.unfiltered],
    ['list of all, 1,000 people', of1000.unfiltered],
    ['one profile', list.profile],
    ['one edit', list.edit],
  ]);
  console.log(
    `\npgbench -S: ${of10000.perSecond === undefined ? "not measured, Debian's postgresql-15 is missing" : `${of10000.perSecond} transactions/s`}`,
  );
  console.log(`Memory of the server process: ${memory.started.toFixed(0)} MiB started, ${memory.loaded.toFixed(0)} MiB after the load`);
  const growth = Math.max(of1000.filtered.perSecond / list.filtered.perSecond, of1000.unfiltered.perSecond / list.unfiltered.perSecond);
  const imported = of1000.imported;
  const noChromium = 'no Chromium';
  printGoals([
    {
      what: 'list filtered, of the bare route',
      value: (list.filtered.perSecond / bare.filtered.perSecond) * 100,
      unit: '%',
      goal: 50,
      atLeast: true,
    },
    { what: 'growth 1,000 → 10,000 people', value: growth, unit: '×', goal: 1.3 },
    { what: 'JavaScript before home is usable, gzip', value: of10000.scripts?.home, unit: 'KB', goal: 220, missing: noChromium },
    { what: 'JavaScript of sign-in, gzip', value: of10000.scripts?.signIn, unit: 'KB', goal: 60, missing: noChromium },
    { what: 'start, warm data folder', value: of10000.start, unit: 's', goal: 3 },
    { what: 'start, empty data folder', value: empty, unit: 's', goal: 10 },
    {
      what: 'import of 10,000 people',
      value: imported && imported.validate + imported.commit,
      unit: 's',
      goal: 20,
      missing: 'no import yet',
    },
  ]);
}

async function starting(dataDir: string): Promise<number> {
  const server = await startProduct(dataDir);
  await server.stop();
  return server.startSeconds;
}

async function measureLarge(dataDir: string, key: string) {
  const server = await startProduct(dataDir);
  const started = server.memory();
  const scripts = await weighScripts(server.address, email);
  const targets = await targetsOf(server, key);
  const bare = await measureBare(dataDir, targets.department);
  const list = {
    filtered: await load(server, targets.filtered),
    counted: await load(server, targets.filteredAndCounted),
    unfiltered: await load(server, targets.unfiltered),
    profile: await load(server, targets.profile),
    edit: await load(server, targets.edit),
  };
  const memory = { started, loaded: server.memory() };
  const perSecond = await pgbench(dataDir);
  await server.stop();
  return { scripts, bare, list, memory, perSecond, start: server.startSeconds };
}

async function measureBare(dataDir: string, department: string) {
  const server = await startServer([join(import.meta.dirname, 'bare.ts')], dataDir, '/list');
  const filtered = await load(server, { path: `/list?department=${encodeURIComponent(department)}` });
  const unfiltered = await load(server, { path: '/list' });
  await server.stop();
  return { filtered, unfiltered };
}

async function measureSmall(dataDir: string, key: string) {
  const server: Server = await startProduct(dataDir);
  const targets = await targetsOf(server, key);
  const filtered = await load(server, targets.filtered);
  const unfiltered = await load(server, targets.unfiltered);
  const imported = await importStaff(server.address, { authorization: `Bearer ${key}` }, 10_000);
  await server.stop();
  return { filtered, unfiltered, imported };
}

const root = mkdtempSync(join(tmpdir(), 'samspill-bench-'));
await bench(root).finally(() => rmSync(root, { recursive: true, force: true }));
