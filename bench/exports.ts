import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runCommand, startProduct } from './product.ts';
import type { Server } from './product.ts';
import { timed } from './side-by-side.ts';

// The first company of the demo has three quarters of everybody.
const people = 1333;
const exportsAtOnce = 10;
const pauseMilliseconds = 50;
const goalMilliseconds = 300;

const exported = '/api/companyusers/export';
const listed = '/api/companyusers/get-active-companyusers';
const columns = ['firstName', 'lastName', 'emailAddress', 'position', 'department', 'startDate'];

/** `node bench/exports.ts`: ten PDFs of 1,000 people at once by one account, and how long everybody else waits meanwhile (wire.28). */
async function bench(root: string): Promise<void> {
  execFileSync(process.execPath, [join(import.meta.dirname, '../scripts/build.ts'), '--when-stale'], { stdio: 'inherit' });
  console.log(`load before ${loadavg()[0]?.toFixed(1)}`);
  const dataDir = join(root, 'data');
  runCommand(dataDir, 'demo', '--without-subscriptions', '--people', String(people));
  const keyOf = (role: string) => runCommand(dataDir, 'api-key', '--email', `${role}@example.no`, '--company', '1').split('\n')[0] ?? '';
  const keys = { exporter: keyOf('systemadmin'), other: keyOf('hradmin') };
  const product = await startProduct(dataDir);
  await measure(product, keys);
  await product.stop();
}

async function measure(product: Server, keys: Record<'exporter' | 'other', string>): Promise<void> {
  const exportOne = () => post(product, keys.exporter, exported, { activeOnlyCompanyUsers: true, columns, format: 'pdf' });
  const list = () =>
    timed(() => post(product, keys.other, listed, { pagination: { page: 1, pageSize: 50, sortBy: 'lastName' }, filter: {} }));
  // The first of each loads what the process keeps.
  await exportOne();
  await list();
  const alone = await repeated(list, pause(2000));
  let meanwhile: readonly number[] = [];
  const seconds = await timed(async () => {
    const files = Promise.all(Array.from({ length: exportsAtOnce }, exportOne));
    meanwhile = await repeated(list, files);
    await files;
  });
  console.log(`${exportsAtOnce} PDFs, all made in ${(seconds / 1000).toFixed(1)} s`);
  console.log(`list of people alone:      ${wordsOf(alone)}`);
  console.log(`list of people meanwhile:  ${wordsOf(meanwhile)}`);
  console.log(
    `below ${goalMilliseconds} ms: ${Math.max(...meanwhile) < goalMilliseconds ? 'met' : 'MISSED'}; load after ${loadavg()[0]?.toFixed(1)}`,
  );
}

/** Calls again and again, with a pause between, until something else has ended. */
async function repeated(call: () => Promise<number>, until: Promise<unknown>): Promise<number[]> {
  const milliseconds: number[] = [];
  const state = { isOver: false };
  void until.then(() => (state.isOver = true));
  while (!state.isOver) {
    milliseconds.push(await call());
    await pause(pauseMilliseconds);
  }
  return milliseconds;
}

async function post({ address }: Server, key: string, path: string, body: object): Promise<void> {
  const headers = { authorization: `Bearer ${key}`, 'x-account': '1', 'content-type': 'application/json' };
  const response = await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) });
  const bytes = await response.arrayBuffer();
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${Buffer.from(bytes).toString('utf8', 0, 300)}`);
}

function wordsOf(milliseconds: readonly number[]): string {
  const sorted = milliseconds.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN).toFixed(0);
  return `${sorted.length} calls, ${at(0.5)} ms median, ${at(0.95)} ms p95, ${at(1)} ms at most`;
}

const root = mkdtempSync(join(tmpdir(), 'samspill-bench-'));
await bench(root).finally(() => rmSync(root, { recursive: true, force: true }));
