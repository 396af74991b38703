import { randomBytes } from 'node:crypto';
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startServer } from './product.ts';
import type { Server } from './product.ts';

/** One way of transferring all files, once. */
export interface Moved {
  megabytesPerSecond: number;
  /** Milliseconds of the server process's CPU per file, including its threads. */
  cpuMilliseconds: number;
}

export interface FileFigures {
  copy: Moved;
  bareUp: Moved;
  up: Moved;
  bareDown: Moved;
  down: Moved;
}

const count = 100;
/** The number of warm-up files that are not counted. */
const warmUp = 50;
const size = 1_000_000;
/** The number of concurrent transfers, like two users who upload: each page sends two. */
const atOnce = 4;

/** 100 files of 1 MB up and down: copied on disk, through a bare server that only writes and reads, and through the product. */
export async function measureFiles(product: Server, key: string, folder: string): Promise<FileFigures> {
  const contents = Array.from({ length: warmUp + count }, () => randomBytes(size));
  const bare = await startServer([join(import.meta.dirname, 'bare-files.ts')], folder, '/');
  const ids: string[] = [];
  const headers = { authorization: `Bearer ${key}` };
  const read = async (address: string, asked = {}) => {
    const bytes = await (await fetch(address, asked)).arrayBuffer();
    if (bytes.byteLength !== size) throw new Error(`${address} answered ${bytes.byteLength} bytes`);
  };
  const put = async (number: number) => {
    const body = new FormData();
    body.set('file', new Blob([contents[number] ?? '']), `bench-${number}.bin`);
    const answer = await fetch(`${product.address}/api/companies/upload-file`, { method: 'POST', headers, body });
    // Typed by the contract of the answer.
    const { files } = (await answer.json()) as { files: { companyFileId: string }[] };
    ids[number] = files[0]?.companyFileId ?? '';
  };
  const figures = {
    copy: await moved(copying(folder, contents)),
    bareUp: await moved(
      async (number) => void (await fetch(`${bare.address}/${number}`, { method: 'PUT', body: contents[number] ?? null })),
      bare,
    ),
    up: await moved(put, product),
    bareDown: await moved((number) => read(`${bare.address}/${number}`), bare),
    down: await moved((number) => read(`${product.address}/api/companies/get-file/bench.bin?fileId=${ids[number]}`, { headers }), product),
  };
  await bare.stop();
  return figures;
}

function copying(folder: string, contents: readonly Buffer[]): (number: number) => Promise<void> {
  const [from, to] = [join(folder, 'from'), join(folder, 'to')];
  for (const path of [from, to]) mkdirSync(path, { recursive: true });
  contents.forEach((bytes, number) => writeFileSync(join(from, String(number)), bytes));
  return async (number) => copyFileSync(join(from, String(number)), join(to, String(number)));
}

async function moved(move: (number: number) => Promise<void>, server?: Server): Promise<Moved> {
  await moveAll(move, { from: 0, to: warmUp });
  const before = server?.cpuSeconds() ?? 0;
  const started = performance.now();
  await moveAll(move, { from: warmUp, to: warmUp + count });
  const seconds = (performance.now() - started) / 1000;
  const cpu = (server?.cpuSeconds() ?? 0) - before;
  return { megabytesPerSecond: (count * size) / 1e6 / seconds, cpuMilliseconds: (cpu * 1000) / count };
}

async function moveAll(move: (number: number) => Promise<void>, { from, to }: { from: number; to: number }): Promise<void> {
  let next = from;
  const one = async (): Promise<void> => {
    for (let number = next++; number < to; number = next++) await move(number);
  };
  await Promise.all(Array.from({ length: atOnce }, one));
}

/** Prints the results, each compared with the bare server. */
export function printFiles({ copy, bareUp, up, bareDown, down }: FileFigures): void {
  const line = (name: string, { megabytesPerSecond, cpuMilliseconds }: Moved, bare?: Moved) => {
    const share = bare ? `, ${Math.round((megabytesPerSecond / bare.megabytesPerSecond) * 100)} % of bare` : '';
    const cpu = cpuMilliseconds > 0 ? `, ${cpuMilliseconds.toFixed(1)} ms of CPU a file` : '';
    console.log(`  ${name.padEnd(34)}${megabytesPerSecond.toFixed(0).padStart(6)} MB/s${cpu}${share}`);
  };
  console.log(`\nFiles: ${count} of 1 MB, ${atOnce} at once`);
  line('copied on the disk', copy);
  line('up, bare', bareUp);
  line('up', up, bareUp);
  line('down, bare', bareDown);
  line('down', down, bareDown);
}
