import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { load } from './load.ts';
import type { Figures, Target } from './load.ts';
import { measurePanning, printPanning } from './panning.ts';
import { analyze } from './pgbench.ts';
import { runCommand, startProduct, startServer } from './product.ts';
import type { Server } from './product.ts';

const email = 'systemadmin@example.no';
const read = '/api/accesscontrol/get-company-hierarchy';
const move = '/api/accesscontrol/update-reporting';

interface Chart {
  people: { id: string; role?: string; reportingToCompanyUserId: string | null }[];
}

/** `node bench/hierarchy.ts`: the chart of 10,000 people, read, moved in and panned, beside bare routes in the same run. */
async function bench(dataDir: string): Promise<void> {
  execFileSync(process.execPath, [join(import.meta.dirname, '../scripts/build.ts'), '--when-stale'], { stdio: 'inherit' });
  const [processor] = cpus();
  const machine = `${cpus().length} × ${processor?.model}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`;
  console.log(`${machine}, load before ${loadavg()[0]?.toFixed(1)}`);
  runCommand(dataDir, 'demo', '--people', '13333');
  const key = runCommand(dataDir, 'api-key', '--email', email, '--company', '1').split('\n')[0] ?? '';
  const product = await startProduct(dataDir);
  const bare = await startServer([join(import.meta.dirname, 'bare.ts')], dataDir, '/who');
  await analyze(dataDir);
  const headers = { authorization: `Bearer ${key}` };
  const chart = await readChart(product, headers);
  console.log(`${chart.people.length} people`);
  const moves = movesOf(chart);
  await pair('the chart, read', [bare, { path: '/hierarchy' }], [product, { path: read, method: 'POST', headers, body: '{}' }]);
  await pair(
    'one move',
    [bare, { path: '/move', method: 'POST', body: moves() }],
    [product, { path: move, method: 'POST', headers, body: moves() }],
  );
  printPanning(await measurePanning(product.address, email));
  for (const server of [bare, product]) await server.stop();
}

async function readChart({ address }: Server, headers: Record<string, string>): Promise<Chart> {
  const response = await fetch(address + read, { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: '{}' });
  // The contract's shape, which the server has checked.
  return (await response.json()) as Chart;
}

/** Moves of people without a team, each to one of two managers in turn. */
function movesOf({ people }: Chart): () => () => string {
  const leads = new Set(people.map(({ reportingToCompanyUserId }) => reportingToCompanyUserId));
  const movable = people.filter(({ id, reportingToCompanyUserId }) => reportingToCompanyUserId !== null && !leads.has(id));
  const managers = people.filter(({ id, role }) => leads.has(id) && role === 'manager');
  return () => {
    let turn = 0;
    return () => {
      turn += 1;
      const companyUserId = movable[turn % movable.length]?.id;
      const reportingToCompanyUserId = managers[(turn + Math.floor(turn / movable.length)) % managers.length]?.id;
      return JSON.stringify({ companyUserId, reportingToCompanyUserId });
    };
  };
}

type Side = readonly [server: Server, target: Target];

async function pair(name: string, bareSide: Side, ourSide: Side): Promise<void> {
  const bare = await load(...bareSide);
  const ours = await load(...ourSide);
  console.log(`${name}, bare: ${words(bare)}`);
  console.log(`${name}: ${words(ours)}; ${Math.round((ours.perSecond / bare.perSecond) * 100)} % of bare`);
}

function words({ perSecond, p95, cpuMicroseconds, failed }: Figures): string {
  return `${perSecond}/s, p95 ${p95.toFixed(1)} ms, ${cpuMicroseconds} µs of CPU${failed > 0 ? `, ${failed} FAILED` : ''}`;
}

const root = mkdtempSync(join(tmpdir(), 'samspill-bench-'));
await bench(join(root, 'data')).finally(() => rmSync(root, { recursive: true, force: true }));
