import { existsSync, readdirSync } from 'node:fs';
import { posix } from 'node:path';
import type pg from 'pg';
import { ConfigFault } from '../../read-config.ts';
import { sinceBaselines } from '../baselines.ts';
import type { MigrationFile } from '../migration-files.ts';
import type { End, Manifest } from './archive.ts';
import { readArchive } from './read-archive.ts';
import { quoted, tableShapes } from './schema.ts';

/** Reads the whole backup once, checking every checksum, before anything is changed. */
export async function verifyArchive(file: string): Promise<{ manifest: Manifest; end: End }> {
  let manifest: Manifest | undefined;
  let end: End | undefined;
  for await (const { head, body } of readArchive(file)) {
    if (head.kind === 'manifest') manifest = head;
    if (head.kind === 'end') end = head;
    if (head.kind === 'file') checkPath(head.path);
    for await (const _ of body);
  }
  if (!manifest || !end) throw new ConfigFault('The backup is incomplete.');
  return { manifest, end };
}

function checkPath(path: string): void {
  const inside = posix.normalize(path) === path && !posix.isAbsolute(path) && !path.startsWith('..') && !path.includes('\\');
  if (!inside) throw new ConfigFault(`The backup holds a file outside the data folder: ${path}`);
}

/** The migrations that the backup was made after; refuses one that this program does not have, or has in another form. */
export function migrationsOf(manifest: Manifest, known: readonly MigrationFile[]): MigrationFile[] {
  return sinceBaselines(manifest.migrations, known).map(({ name, checksum }) => {
    const file = known.find((migration) => migration.name === name && migration.checksum === checksum);
    if (!file)
      throw new ConfigFault(
        `The backup was made by another version of the program, which has the migration ${name}; restore it with that version.`,
      );
    return file;
  });
}

/** Refuses a database in which there is anything, and one that is ahead of the backup. */
export async function checkEmpty(client: pg.Client, migrations: readonly MigrationFile[]): Promise<void> {
  for (const { schema, table } of await tableShapes(client)) {
    if (schema !== 'public') continue;
    const { rowCount } = await client.query(`select from ${quoted(schema, table)} limit 1`);
    if (rowCount !== 0) throw new ConfigFault(`The database is not empty (${table}); a backup is restored only into an empty one.`);
  }
  const there = await client.query<{ there: boolean }>("select to_regclass('migration') is not null as there");
  if (!there.rows[0]?.there) return;
  const { rows } = await client.query<{ name: string }>('select name from migration');
  const ahead = rows.find(({ name }) => !migrations.some((migration) => migration.name === name));
  if (ahead)
    throw new ConfigFault(
      `The database already has the migration ${ahead.name}, which is newer than the backup; restore into a new database.`,
    );
}

export function checkNoFiles(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new ConfigFault(`There are files in ${folder}; move them away before restoring.`);
}
