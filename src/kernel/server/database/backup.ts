import { existsSync, globSync, renameSync, rmSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { MissingBytes, pathOf } from '../files/store.ts';
import type { FileStore, StoredKey } from '../files/store.ts';
import { ConfigFault } from '../read-config.ts';
import type { SecretKey } from '../key-file.ts';
import { copyOut } from './backup/copy.ts';
import { neededKeys, collectKeyIds, keysForBackup } from './backup/keys.ts';
import { columnList, queueVersion, quoted, sequenceStates, tableShapes } from './backup/schema.ts';
import type { TableShape } from './backup/schema.ts';
import { writeArchive } from './backup/write-archive.ts';
import type { ArchiveWriter } from './backup/write-archive.ts';
import { connect } from './connection.ts';
import type { Connection } from './connection.ts';

export interface BackupOptions {
  connection: Connection;
  /** Where the uploaded files are: `files` below it. */
  dataDir: string;
  /** Where they are instead, when they lie in a bucket. */
  store?: FileStore | undefined;
  /** The backup to make; it must not be there yet. */
  file: string;
  keys: readonly SecretKey[];
  /** Whether the keys shall travel in the backup, which then opens everything in it. */
  withKeys?: boolean;
  now: Date;
}

export interface BackupReport {
  tables: number;
  files: number;
  /** Keys that sealed something and are not configured: what they sealed cannot be read any more, here or after a restore. */
  unknownKeys: string[];
}

/** Writes the whole product into one file: the state of one moment, while others go on working. */
export async function backup(options: BackupOptions): Promise<BackupReport> {
  if (existsSync(options.file)) throw new ConfigFault(`${options.file} already exists. Choose another name.`);
  const part = `${options.file}.part`;
  rmSync(part, { force: true });
  const client = await connect(options.connection);
  const archive = writeArchive(part);
  try {
    const report = await write(client, archive, options);
    await archive.close();
    renameSync(part, options.file);
    return report;
  } catch (error) {
    archive.abandon();
    rmSync(part, { force: true });
    throw error;
  } finally {
    await client.end();
  }
}

async function write(
  client: pg.Client,
  archive: ArchiveWriter,
  { dataDir, store, keys, withKeys = false, now }: BackupOptions,
): Promise<BackupReport> {
  await client.query('begin isolation level repeatable read read only');
  const { rows: migrations } = await client.query<{ name: string; checksum: string }>('select name, checksum from migration order by name');
  const queue = await queueVersion(client);
  await archive.part({
    kind: 'manifest',
    product: 'samspill',
    format: 1,
    madeAt: now.toISOString(),
    migrations,
    ...(queue !== undefined && { queue }),
    keys: keysForBackup(keys, withKeys),
  });
  const found = new Set<string>();
  const shapes = await tableShapes(client);
  const companies = (await client.query<{ id: number }>('select company_id as id from known_company order by 1')).rows.map((row) => row.id);
  for (const shape of shapes) {
    const { schema, table, columns } = shape;
    await archive.part({ kind: 'table', schema, table, columns }, rowsOf(client, shape, companies), collectKeyIds(found));
  }
  const files = store ? await writeStored(archive, store) : await writeFiles(archive, join(dataDir, 'files'));
  const sequences = await sequenceStates(client);
  await archive.part({ kind: 'end', parts: archive.parts(), neededKeys: neededKeys(keys, found), sequences });
  await client.query('commit');
  return { tables: shapes.length, files, unknownKeys: [...found].filter((id) => !keys.some((key) => key.id === id)) };
}

/** Row-level security holds for backups too, so the companies are visited in turn; `known_company` has them all. */
async function* rowsOf(
  client: pg.Client,
  { schema, table, columns, ofCompanies }: TableShape,
  companies: readonly number[],
): AsyncGenerator<Buffer> {
  const copy = `copy (select ${columnList(columns)} from ${quoted(schema, table)}) to stdout`;
  if (!ofCompanies) return yield* copyOut(client, copy);
  for (const id of companies) yield* copyOut(client, `select set_config('app.company_id', '${id}', true); ${copy}`);
}

/** Uploaded files never change. They come before their rows and go some time after them, so those of the moment of the backup are all still there. */
async function writeFiles(archive: ArchiveWriter, folder: string): Promise<number> {
  let count = 0;
  for (const path of globSync('**/*', { cwd: folder }).toSorted()) {
    const file = await openFile(join(folder, path));
    if (!file) continue;
    // The chunks are buffers because no encoding is set.
    const body: AsyncIterable<Buffer> = file.createReadStream();
    await archive.part({ kind: 'file', path: path.replaceAll('\\', '/') }, body);
    count += 1;
  }
  return count;
}

/** The same of a bucket. */
async function writeStored(archive: ArchiveWriter, store: FileStore): Promise<number> {
  let count = 0;
  for await (const key of store.keys()) {
    const body = await openStored(store, key);
    if (!body) continue;
    await archive.part({ kind: 'file', path: pathOf(key) }, body);
    count += 1;
  }
  return count;
}

/** Undefined for what was deleted since the list was made. */
async function openStored(store: FileStore, key: StoredKey): Promise<AsyncIterable<Buffer> | undefined> {
  try {
    return await store.open(key);
  } catch (error) {
    if (error instanceof MissingBytes) return undefined;
    throw error;
  }
}

/** Undefined for a folder, and for a file that was deleted since the list was made. */
async function openFile(path: string): Promise<FileHandle | undefined> {
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) return undefined;
  try {
    return await open(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
