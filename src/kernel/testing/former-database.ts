import type { Connection } from '../server/database/connection.ts';
import { connect } from '../server/database/connection.ts';
import { formerMigrations } from '../server/database/former-migrations.ts';
import { testDatabase } from './database.ts';

/** A database in the state of the migrations before the baselines. */
export async function formerDatabase(): Promise<Connection> {
  const { connection } = await testDatabase();
  await makeFormer(connection);
  return connection;
}

/** Reverts the differences between the baselines and the migrations before them. */
export async function makeFormer(connection: Connection): Promise<void> {
  const client = await connect(connection);
  await client.query(`
    drop function make_company_table;
    alter policy audit_log_own on audit_log rename to company;
    alter policy audit_detail_own on audit_detail rename to company;
    alter policy api_key_own on api_key rename to company;
    delete from migration where name like '2026-11-22-10%'`);
  await client.query('insert into migration (name, checksum, applied_at) select key, value, now() from jsonb_each_text($1::jsonb)', [
    JSON.stringify(formerMigrations),
  ]);
  await client.end();
}
