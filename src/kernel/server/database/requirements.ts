import type pg from 'pg';
import { ConfigFault } from '../read-config.ts';

interface Facts {
  version: number;
  version_text: string;
  role: string;
  superuser: boolean;
  bypassrls: boolean;
  collation: boolean;
  encoding: string;
}

const facts = `
  select current_setting('server_version_num')::integer as version, current_setting('server_version') as version_text,
    current_user as role, r.rolsuper as superuser, r.rolbypassrls as bypassrls, current_setting('server_encoding') as encoding,
    exists (select from pg_collation where collname = 'nb-x-icu' and collprovider = 'i') as collation
  from pg_roles r where r.rolname = current_user`;

/** Refuses, in one sentence, a database on which the product's promises would not hold. */
export async function checkRequirements(client: Pick<pg.Pool, 'query'>): Promise<void> {
  const [found] = (await ask(client)).rows;
  const refusal = found ? refusalOf(found) : 'The database does not say who is signed in.';
  if (refusal) throw new ConfigFault(refusal);
}

async function ask(client: Pick<pg.Pool, 'query'>): Promise<pg.QueryResult<Facts>> {
  try {
    return await client.query<Facts>(facts);
  } catch (error) {
    // An address with several meanings refuses with one error for each.
    const reasons = error instanceof AggregateError ? error.errors : [error];
    throw new ConfigFault(`The database does not answer: ${reasons.map((reason) => reason.message ?? String(reason)).join('; ')}`, {
      cause: error,
    });
  }
}

/** Why the product does not run on this database; undefined when it does. */
export function refusalOf(found: Facts): string | undefined {
  if (found.version < 150_000) return `PostgreSQL 15 or newer is needed, and the database is ${found.version_text}.`;
  if (found.superuser || found.bypassrls)
    return `The database role "${found.role}" may bypass row-level security; use a role that is neither superuser nor has bypassrls.`;
  if (!found.collation) return 'The database has no collation "nb-x-icu"; use a PostgreSQL that is built with ICU.';
  if (found.encoding !== 'UTF8') return `The database must be encoded in UTF8, and this one is in ${found.encoding}.`;
  return undefined;
}
