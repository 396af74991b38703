import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface MigrationFile {
  name: string;
  text: string;
  checksum: string;
}

const src = fileURLToPath(new URL('../../../', import.meta.url));
const rooms = ['kernel/server/migrations/*.sql', 'identity/server/migrations/*.sql', 'features/*/server/migrations/*.sql'];
const form = /^\d{4}-\d{2}-\d{2}-\d{4}-[a-z0-9-]+\.sql$/;

/** All migrations of the product, in the order of their file names whatever room they are from. */
export function migrationFiles(): MigrationFile[] {
  return readMigrations(rooms.flatMap((room) => globSync(join(src, room))));
}

/** Reads migrations from these paths; a name may occur once. */
export function readMigrations(paths: readonly string[]): MigrationFile[] {
  const files = paths.map(read).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const twice = files.find((file, index) => file.name === files[index + 1]?.name);
  if (twice) throw new Error(`Two migrations are named ${twice.name}.`);
  return files;
}

function read(path: string): MigrationFile {
  const name = basename(path);
  if (!form.test(name)) throw new Error(`The migration ${path} is not named like 2026-11-21-0900-topic.sql.`);
  // A checkout with other line ends is the same migration.
  const text = readFileSync(path, 'utf8').replaceAll('\r\n', '\n');
  return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
}
