import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureFiles, printFiles } from './file-transfer.ts';
import { runCommand, startProduct } from './product.ts';

/** `node bench/files.ts`: 100 files up and down, compared with a copy on disk and a bare server in the same run. */
async function bench(root: string): Promise<void> {
  execFileSync(process.execPath, [join(import.meta.dirname, '../scripts/build.ts'), '--when-stale'], { stdio: 'inherit' });
  console.log(`load before ${loadavg()[0]?.toFixed(1)}`);
  const dataDir = join(root, 'data');
  runCommand(dataDir, 'demo', '--without-subscriptions', '--people', '300');
  const key = runCommand(dataDir, 'api-key', '--email', 'systemadmin@example.no', '--company', '1').split('\n')[0] ?? '';
  const product = await startProduct(dataDir);
  printFiles(await measureFiles(product, key, join(root, 'files')));
  await product.stop();
}

const root = mkdtempSync(join(tmpdir(), 'samspill-bench-'));
await bench(root).finally(() => rmSync(root, { recursive: true, force: true }));
