import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { runCommand, startProduct } from './product.ts';
import type { Server } from './product.ts';

/** Builds, prints the machine's details, and measures one product with a small demo company; `key` is its system admin's, and with `sells` it has plans that are sold. */
export async function withOneProduct(
  measure: (product: Server, dataDir: string, key: string) => Promise<void>,
  { sells = false } = {},
): Promise<void> {
  execFileSync(process.execPath, [join(import.meta.dirname, '../scripts/build.ts'), '--when-stale'], { stdio: 'inherit' });
  const [processor] = cpus();
  const machine = `${cpus().length} × ${processor?.model}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`;
  console.log(`${machine}, load before ${loadavg()[0]?.toFixed(1)}`);
  const root = mkdtempSync(join(tmpdir(), 'samspill-bench-'));
  const dataDir = join(root, 'data');
  try {
    runCommand(dataDir, 'demo', ...(sells ? [] : ['--without-subscriptions']), '--people', '133');
    const key = runCommand(dataDir, 'api-key', '--email', 'systemadmin@example.no', '--company', '1').split('\n')[0] ?? '';
    const product = await startProduct(dataDir);
    await measure(product, dataDir, key);
    await product.stop();
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
