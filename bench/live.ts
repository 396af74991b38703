import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { liveConnections, printLive } from './live-connections.ts';
import { runCommand, startProduct } from './product.ts';

/** `node bench/live.ts`: only the live connections, with a company of 1,000 people. */
async function bench(dataDir: string): Promise<void> {
  const [processor] = cpus();
  const machine = `${cpus().length} × ${processor?.model}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`;
  console.log(`${machine}, load before ${loadavg()[0]?.toFixed(1)}`);
  runCommand(dataDir, 'demo', '--without-subscriptions', '--people', '1333');
  const server = await startProduct(dataDir);
  printLive(await liveConnections(server, dataDir));
  await server.stop();
}

const root = mkdtempSync(join(tmpdir(), 'samspill-bench-'));
await bench(join(root, 'data')).finally(() => rmSync(root, { recursive: true, force: true }));
