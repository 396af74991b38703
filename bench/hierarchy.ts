import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { measureChart, printChart } from './chart.ts';
import { measurePanning, printPanning } from './panning.ts';
import { analyze } from './pgbench.ts';
import { runCommand, startProduct, startServer } from './product.ts';

const email = 'systemadmin@example.no';

/** `node bench/hierarchy.ts`: reading, editing, querying and panning the chart of 10,000 people, compared with bare routes in the same run. */
async function bench(dataDir: string): Promise<void> {
  execFileSync(process.execPath, [join(import.meta.dirname, '../scripts/build.ts'), '--when-stale'], { stdio: 'inherit' });
  const [processor] = cpus();
  const machine = `${cpus().length} × ${processor?.model}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`;
  console.log(`${machine}, load before ${loadavg()[0]?.toFixed(1)}`);
  runCommand(dataDir, 'demo', '--without-subscriptions', '--people', '13333');
  const keyOf = (who: string) => runCommand(dataDir, 'api-key', '--email', who, '--company', '1').split('\n')[0] ?? '';
  const keys = { admin: keyOf(email), lead: keyOf('manager@example.no') };
  const product = await startProduct(dataDir);
  const bare = await startServer([join(import.meta.dirname, 'bare.ts')], dataDir, '/who');
  await analyze(dataDir);
  printChart(await measureChart({ product, bare, keys }));
  printPanning(await measurePanning(product.address, email));
  for (const server of [bare, product]) await server.stop();
}

const root = mkdtempSync(join(tmpdir(), 'samspill-bench-'));
await bench(join(root, 'data')).finally(() => rmSync(root, { recursive: true, force: true }));
