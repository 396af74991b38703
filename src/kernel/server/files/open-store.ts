import { join } from 'node:path';
import type { Config } from '../config.ts';
import { diskStore } from './disk.ts';
import { clamScan } from './scan.ts';
import type { Scan } from './scan.ts';
import type { FileStore } from './store.ts';

/** The configured file store: a bucket, or a local folder. */
export async function openFileStore({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Promise<FileStore> {
  if (!s3) return diskStore(join(dataDir, 'files'));
  // Its packages are large, so they are loaded only when a bucket is configured.
  const { s3Store } = await import('./s3.ts');
  return s3Store(s3);
}

/** The configured virus scanner; undefined when uploads are not scanned. */
export function openScan({ clamavUrl }: Pick<Config, 'clamavUrl'>): Scan | undefined {
  return clamavUrl === undefined ? undefined : clamScan(new URL(clamavUrl));
}
