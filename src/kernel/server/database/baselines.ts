import type pg from 'pg';
import { ConfigFault } from '../read-config.ts';
import { baselines, companyTable, formerMigrations } from './former-migrations.ts';
import type { MigrationFile } from './migration-files.ts';

/** A migration that a database or a backup has had. */
export type AppliedMigration = Pick<MigrationFile, 'name' | 'checksum'>;

const formerNames = Object.keys(formerMigrations);

/** What was applied, in its order, with the baselines in place of what they replaced; unchanged unless exactly all of that was applied. */
export function sinceBaselines(applied: readonly AppliedMigration[], files: readonly MigrationFile[]): readonly AppliedMigration[] {
  const former = formerOf(applied, files);
  if (former.length === 0 || unknownMigration(former) || former.length < formerNames.length) return applied;
  const replaced = files.filter(({ name }) => baselines.includes(name)).map(({ name, checksum }) => ({ name, checksum }));
  return [...replaced, ...applied.filter((migration) => !former.includes(migration))];
}

/** Enters the baselines in a database that has had what they replaced, in one transaction, and answers what it has had now. */
export async function enterBaselines(
  client: pg.Client,
  applied: readonly AppliedMigration[],
  files: readonly MigrationFile[],
): Promise<readonly AppliedMigration[]> {
  const now = sinceBaselines(applied, files);
  checkNoFormer(now, files);
  if (now === applied) return applied;
  const entered = now.filter((migration) => !applied.includes(migration));
  try {
    await client.query('begin');
    await client.query(files.find(({ name }) => name === companyTable)?.text ?? '');
    await client.query('delete from migration where name = any($1)', [formerNames]);
    await client.query(
      'insert into migration (name, checksum, applied_at) select name, checksum, now() from unnest($1::text[], $2::text[]) as entered (name, checksum)',
      [entered.map(({ name }) => name), entered.map(({ checksum }) => checksum)],
    );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
  return now;
}

function checkNoFormer(applied: readonly AppliedMigration[], files: readonly MigrationFile[]): void {
  const former = formerOf(applied, files);
  if (former.length === 0) return;
  const wrong = unknownMigration(former);
  if (wrong)
    throw new ConfigFault(
      `The database has had the migration ${wrong.name} in a form that this version does not know; go on with the version that made it, or start with an empty database.`,
    );
  const missing = formerNames.filter((name) => !former.some((migration) => migration.name === name));
  throw new ConfigFault(
    `The database lacks ${missing.length} of ${formerNames.length} migrations from before the baselines, the first of them ${missing[0]}; start the last version that has it once, then this one.`,
  );
}

/** Those from before the baselines; none where `files` are not the product's. */
function formerOf(applied: readonly AppliedMigration[], files: readonly MigrationFile[]): AppliedMigration[] {
  if (!files.some(({ name }) => name === companyTable)) return [];
  return applied.filter(({ name }) => name < companyTable && !files.some((file) => file.name === name));
}

/** One that is not as it was when the baselines replaced it. */
function unknownMigration(former: readonly AppliedMigration[]): AppliedMigration | undefined {
  return former.find(({ name, checksum }) => formerMigrations[name] !== checksum);
}
