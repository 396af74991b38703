import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startProduct } from './product.ts';

/** The initial data folders of journeys, each created once per run. */
const folders = {
  demo: ['demo', '--people', '60', '--without-subscriptions'],
  demoWithoutAbsences: ['demo', '--without-absences', '--without-subscriptions'],
  // Everything that a subscription lacks is locked, and a clock that is moved ends trials.
  demoSelling: [],
} as const;

export type Prepared = keyof typeof folders;

declare module 'vitest' {
  interface ProvidedContext {
    prepared: Partial<Record<Prepared, string>>;
  }
}

/** Starts the product once on each data folder, or on the one that PREPARED names, and stops it; journeys use copies. */
export async function setup(project: TestProject): Promise<void> {
  const wanted = Object.entries(folders).filter(([name]) => (process.env['PREPARED'] ?? name) === name);
  const made = await Promise.all(wanted.map(async ([name, first]) => [name, await prepared(first)] as const));
  project.provide('prepared', Object.fromEntries(made));
}

async function prepared(first: readonly string[]): Promise<string> {
  const { dataDir, end } = await startProduct({ first });
  await end();
  rmSync(join(dataDir, 'product.log'));
  // A copy need not survive a power failure; the journeys that kill processes start without one.
  appendFileSync(join(dataDir, 'postgres', 'cluster', 'postgresql.conf'), '\nfsync = off\nfull_page_writes = off\n');
  return dataDir;
}
