import { join } from 'node:path';
import type { Config } from '../config.ts';
import { diskStore } from './disk.ts';
import { clamScan } from './scan.ts';
import type { Scan } from './scan.ts';
import type { FileStore } from './store.ts';

/** The store that the configuration names: a bucket, or a folder of this machine. */
export async function openFileStore({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Promise<FileStore> {
  if (!s3) return diskStore(join(dataDir, 'files'));
  // Its packages are large; those who keep files on the disk never load them.
  const { s3Store } = await import('./s3.ts');
  return s3Store(s3);
}

/** The virus scanner that the configuration names; undefined when files are kept without one. */
export function openScan({ clamavUrl }: Pick<Config, 'clamavUrl'>): Scan | undefined {
  return clamavUrl === undefined ? undefined : clamScan(new URL(clamavUrl));
}
