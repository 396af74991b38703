import { createWriteStream, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, rmdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { getConstructionPlans } from 'pg-boss';
import { diskStore } from '../files/disk.ts';
import { pathOf } from '../files/store.ts';
import type { FileStore } from '../files/store.ts';
import { ConfigFault } from '../read-config.ts';
import type { SecretKey } from '../key-file.ts';
import type { End, Manifest } from './backup/archive.ts';
import { keysInBackup, missingKeys } from './backup/keys.ts';
import { loadTable, openTables, setSequences } from './backup/load.ts';
import { readArchive } from './backup/read-archive.ts';
import { checkEmpty, checkNoFiles, migrationsOf, verifyArchive } from './backup/restore-checks.ts';
import { queueVersion } from './backup/schema.ts';
import { connect } from './connection.ts';
import type { Connection } from './connection.ts';
import { migrate } from './migrate.ts';
import { migrationFiles } from './migration-files.ts';
import type { MigrationFile } from './migration-files.ts';

export interface RestoreOptions {
  connection: Connection;
  dataDir: string;
  /** Where files shall lie instead of below it. */
  store?: FileStore | undefined;
  /** The backup to read. */
  file: string;
  /** The keys that are configured. */
  keys: readonly SecretKey[];
  /** Keeps the keys that travelled in the backup; left out where keys are configured by hand. */
  saveKeys?: (keys: SecretKey[]) => void;
  migrations?: readonly MigrationFile[];
}

export interface RestoreReport {
  madeAt: string;
  tables: number;
  files: number;
  /** False when the backup's job queue has another form than this program's: then its jobs were left out. */
  queue: boolean;
}

/** Puts a backup into an empty database and an empty folder of files; on any refusal both stay empty. Newer migrations run at the next start. */
export async function restore(options: RestoreOptions): Promise<RestoreReport> {
  const { manifest, end } = await verifyArchive(options.file);
  const files = join(options.dataDir, 'files');
  const migrations = migrationsOf(manifest, options.migrations ?? migrationFiles());
  const found = keysToSave(manifest, end, options);
  checkNoFiles(files);
  const client = await connect(options.connection);
  const fresh = newFolder(options.dataDir);
  try {
    await checkEmpty(client, migrations);
    await migrate(options.connection, migrations);
    const queue = await prepareQueue(client, manifest);
    await client.query('begin');
    const counts = await load(client, options.file, { fresh, queue });
    await setSequences(
      client,
      end.sequences.filter(({ schema }) => queue || schema === 'public'),
    );
    if (found) options.saveKeys?.(found);
    if (options.store) await putAll(options.store, fresh);
    // The restored logs are older than these heads, which would say for ever that lines are missing.
    await options.store?.removeHeads();
    await commitWithFiles(client, fresh, files);
    await client.query('analyze');
    return { madeAt: manifest.madeAt, queue, ...counts };
  } finally {
    rmSync(fresh, { recursive: true, force: true });
    // Ends a transaction that is still open without keeping anything of it.
    await client.end();
  }
}

/** The keys to take out of the backup; undefined when those it needs are here already. */
function keysToSave(manifest: Manifest, end: End, { keys, saveKeys }: RestoreOptions): SecretKey[] | undefined {
  const missing = missingKeys(manifest, end, keys);
  if (missing.length === 0) return undefined;
  const inside = saveKeys && keysInBackup(manifest);
  if (inside) return inside;
  throw new ConfigFault(
    `The backup needs the secret ${missing.length === 1 ? 'key' : 'keys'} ${missing.join(', ')}; add what is missing to SECRET_KEYS.`,
  );
}

function newFolder(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  return mkdtempSync(join(dataDir, 'files.restoring-'));
}

/** Makes the queue's tables where the backup has some; false when they are of another version than the backup's. */
async function prepareQueue(client: pg.Client, manifest: Manifest): Promise<boolean> {
  if (manifest.queue === undefined) return true;
  if ((await queueVersion(client)) === undefined) await client.query(getConstructionPlans('pgboss'));
  return (await queueVersion(client)) === manifest.queue;
}

async function load(
  client: pg.Client,
  file: string,
  { fresh, queue }: { fresh: string; queue: boolean },
): Promise<{ tables: number; files: number }> {
  const putBack = await openTables(client);
  const counts = { tables: 0, files: 0 };
  for await (const { head, body } of readArchive(file)) {
    if (head.kind === 'table' && (queue || head.schema === 'public')) {
      await loadTable(client, head, body);
      counts.tables += 1;
    } else if (head.kind === 'file') {
      await writeFile(join(fresh, head.path), body);
      counts.files += 1;
    } else {
      for await (const _ of body);
    }
  }
  await putBack();
  return counts;
}

async function writeFile(path: string, body: AsyncIterable<Buffer>): Promise<void> {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  await pipeline(body, createWriteStream(path, { mode: 0o600, flush: true }));
}

/** Moves what was restored into the bucket; a refusal later leaves there only what nobody refers to. */
async function putAll(store: FileStore, folder: string): Promise<void> {
  for await (const key of diskStore(folder).keys()) {
    const path = join(folder, pathOf(key));
    await store.put(key, { path, size: statSync(path).size });
    rmSync(path, { force: true });
  }
}

/** The files are in place before their rows can be seen. */
async function commitWithFiles(client: pg.Client, fresh: string, files: string): Promise<void> {
  if (existsSync(files)) rmdirSync(files);
  renameSync(fresh, files);
  try {
    await client.query('commit');
  } catch (error) {
    renameSync(files, fresh);
    throw error;
  }
}
