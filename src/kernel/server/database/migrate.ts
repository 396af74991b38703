import type pg from 'pg';
import { ConfigFault } from '../read-config.ts';
import { enterBaselines } from './baselines.ts';
import type { AppliedMigration } from './baselines.ts';
import { connect } from './connection.ts';
import type { Connection } from './connection.ts';
import { migrationFiles } from './migration-files.ts';
import type { MigrationFile } from './migration-files.ts';

/** "samspill" in ASCII: the advisory lock under which the schema changes. */
const lock = '8314052974131440748';

/** Brings the schema up to date and answers the names of the migrations it ran; of several processes one migrates and the others wait. */
export async function migrate(connection: Connection, files: readonly MigrationFile[] = migrationFiles()): Promise<string[]> {
  const client = await connect(connection);
  try {
    await client.query('select pg_advisory_lock($1)', [lock]);
    await client.query(
      'create table if not exists migration (name text primary key, checksum text not null, applied_at timestamptz not null)',
    );
    const pending = pendingOf(files, await enterBaselines(client, await applied(client), files));
    for (const file of pending) await apply(client, file);
    return pending.map((file) => file.name);
  } finally {
    // Ending the session gives the lock back.
    await client.end();
  }
}

async function applied(client: pg.Client): Promise<AppliedMigration[]> {
  return (await client.query<AppliedMigration>('select name, checksum from migration')).rows;
}

function pendingOf(files: readonly MigrationFile[], had: readonly AppliedMigration[]): MigrationFile[] {
  const done = new Map(had.map(({ name, checksum }) => [name, checksum]));
  const changed = files.find((file) => done.has(file.name) && done.get(file.name) !== file.checksum);
  if (changed) throw new ConfigFault(`The migration ${changed.name} was changed after it had been applied; write a new one instead.`);
  return files.filter((file) => !done.has(file.name));
}

async function apply(client: pg.Client, file: MigrationFile): Promise<void> {
  try {
    await client.query('begin');
    await client.query(file.text);
    await client.query('insert into migration (name, checksum, applied_at) values ($1, $2, now())', [file.name, file.checksum]);
    const { command } = await client.query('commit');
    if (command !== 'COMMIT') throw new Error('it ended its own transaction');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`The migration ${file.name} failed: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
