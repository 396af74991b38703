import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { explained } from './explain.ts';
import type { Statement } from './kept-statements.ts';
import { load } from './load.ts';
import type { Figures, Target } from './load.ts';
import { startServer } from './product.ts';
import type { Server } from './product.ts';

/** A request of the product, and the statements that it sends. */
export interface Measured {
  name: string;
  target: Target;
  statements: Statement[];
}

const folder = import.meta.dirname;

/** Loads each request and a bare route that sends its statements, alternating, and prints both with PostgreSQL's work. */
export async function sideBySide(product: Server, dataDir: string, calls: readonly Measured[]): Promise<void> {
  const bare = await startBare(dataDir, Object.fromEntries(calls.map(({ statements }, index) => [`call${index}`, statements])));
  for (const [index, { name, target, statements }] of calls.entries()) {
    const plans = await Promise.all(statements.map((statement) => explained(dataDir, 1, statement)));
    const theirs = await load(bare, { path: `/call${index}` });
    const ours = await load(product, target);
    const share = Math.round((ours.perSecond / theirs.perSecond) * 100);
    console.log(`${name}: ${words(ours)}; bare ${words(theirs)}: ${share} % of bare`);
    for (const { rows, pages, milliseconds } of plans)
      console.log(`    a statement that saw at most ${rows} rows, ${pages} pages, in ${milliseconds.toFixed(1)} ms`);
  }
  await bare.stop();
}

/** A server that answers each name by sending its statements. */
export function startBare(dataDir: string, named: Readonly<Record<string, Statement[]>>): Promise<Server> {
  const file = join(dataDir, 'bare-statements.json');
  writeFileSync(file, JSON.stringify(named));
  return startServer([join(folder, 'bare-statements.ts'), file], dataDir, '/ready');
}

function words({ perSecond, p95, failed }: Figures): string {
  return `${perSecond}/s, p95 ${p95.toFixed(0)} ms${failed > 0 ? `, ${failed} FAILED` : ''}`;
}

/** The duration of some work in milliseconds. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
