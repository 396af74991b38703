import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { measureLog } from './log-of-many.ts';
import { runCommand, startProduct } from './product.ts';

/** `node bench/log.ts`: the log of a company with 100,000 lines, beside a bare route in the same run. */
async function bench(dataDir: string): Promise<void> {
  execFileSync(process.execPath, [join(import.meta.dirname, '../scripts/build.ts'), '--when-stale'], { stdio: 'inherit' });
  const [processor] = cpus();
  const machine = `${cpus().length} × ${processor?.model}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`;
  console.log(`${machine}, load before ${loadavg()[0]?.toFixed(1)}`);
  runCommand(dataDir, 'demo', '--people', '133');
  const key = runCommand(dataDir, 'api-key', '--email', 'systemadmin@example.no', '--company', '1').split('\n')[0] ?? '';
  const product = await startProduct(dataDir);
  await measureLog(product, dataDir, key);
  await product.stop();
}

const root = mkdtempSync(join(tmpdir(), 'samspill-bench-'));
await bench(join(root, 'data')).finally(() => rmSync(root, { recursive: true, force: true }));
